import ArgumentParser
import Foundation
import PreviewProtocol
import UIKit
import ViewHost

/// What a command that starts this program again, should a screen bring it down, says to it.
struct ShowingOptions: ParsableArguments {
  @Option(help: .hidden)
  var record: String?

  @Option(help: .hidden)
  var screenLimit: UInt32 = 60

  @MainActor
  func showing(in environment: ProgramEnvironment) -> ScreenShowing {
    ScreenShowing(
      record: record.map { ScreenResultLog(file: URL(filePath: $0)) }, limit: screenLimit,
      reset: ScreenReset(restoreState: environment.restoreState))
  }
}

/// Shows screens, and tells whoever has started this program about each: what was told by a run before is not shown
/// again.
@MainActor
struct ScreenShowing {
  private let record: ScreenResultLog?
  private let known: [String: ScreenResult]
  private let limit: UInt32
  private let reset: ScreenReset

  init(record: ScreenResultLog?, limit: UInt32, reset: ScreenReset) {
    self.reset = reset
    self.record = record
    self.limit = limit
    known = record?.contents().shown ?? [:]
  }

  /// - Parameters:
  ///   - screen: what tells it from all others.
  ///   - work: shows it. What it throws is the command's failure, and not the screen's.
  func show(_ screen: String, work: () throws -> ScreenResult) throws -> ScreenResult {
    if let known = known[screen] { return known }
    reset()
    guard let record else { return try work() }
    try record.begin(screen)
    // Code that hangs can't be asked to stop. Swift's runtime tells where it is, if it is to tell of crashes, and the
    // system ends it.
    signal(SIGALRM) { _ in raise(SIGQUIT) }
    alarm(limit)
    defer { alarm(0) }
    let shown = try work()
    try record.end(screen, shown)
    return shown
  }
}

extension ScreenResult {
  /// What is on a host's screen.
  ///
  /// - Parameter picture: the screen's picture.
  @MainActor
  init(on host: ViewHost, picture: Picture) {
    let controller = host.shownController.map { VisibleController.innermost(of: $0) }
    self.init(isDrawn: true, controller: controller.map { "\(type(of: $0))" })
    if host.window.rootViewController == nil, host.window.subviews.isEmpty {
      isDrawn = false
      reason = "the app shows no window with a controller"
    } else if host.window.isHidden {
      isDrawn = false
      reason = "the app's window is hidden: makeKeyAndVisible was not called"
    }
    if picture.isOfOneColor || (host.showsSystemBars && host.showsOneColor) { isBlank = true }
  }
}
