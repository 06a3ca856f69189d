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
      reset: ScreenReset(restoreState: environment.restoreState), network: environment.network)
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
  private let network: PendingNetworkWork

  init(
    record: ScreenResultLog?, limit: UInt32, reset: ScreenReset, network: PendingNetworkWork = PendingNetworkWork()
  ) {
    self.reset = reset
    self.network = network
    self.record = record
    self.limit = limit
    known = record?.contents().shown ?? [:]
  }

  /// The file in which results are told; nil where nobody reads it.
  var recordFile: URL? { record?.file }

  /// - Parameters:
  ///   - screen: what tells it from all others.
  ///   - work: shows it. What it throws is the command's failure, and not the screen's.
  func show(_ screen: String, work: () throws -> ScreenResult) throws -> ScreenResult {
    if let known = known[screen] { return known }
    reset()
    network.forget()
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
  /// The content of a host's screen.
  ///
  /// - Parameters:
  ///   - picture: the screen's picture, or that of the shown view.
  ///   - isWholeScreen: whether the picture is of the whole screen, which begins with something to look at. A view of
  ///     its own size may well be of one color.
  ///   - network: knows which requests got no response.
  @MainActor
  init(on host: ViewHost, picture: Picture, isWholeScreen: Bool = true, network: PendingNetworkWork) {
    let controller = host.shownController.map { VisibleController.innermost(of: $0) }
    self.init(isDrawn: true, controller: controller.map { "\(type(of: $0))" })
    if host.window.rootViewController == nil, host.window.subviews.isEmpty {
      isDrawn = false
      reason = "the app shows no window with a controller"
    } else if host.window.isHidden {
      isDrawn = false
      reason = "the app's window is hidden: makeKeyAndVisible was not called"
    }
    if picture.isOfOneColor || (isWholeScreen && host.contentIsOfOneColor) {
      isBlank = true
      if isWholeScreen, isDrawn {
        isDrawn = false
        reason = ScreenResult.oneColor
      }
    }
    note(network.unanswered(), on: host)
  }

  /// Notes requests without a response, and what else may still change a screen.
  @MainActor
  mutating func note(_ unanswered: [UnansweredRequest], on host: ViewHost) {
    requests = unanswered.isEmpty ? nil : unanswered
    let all = unanswered.map { "\($0.key) got no response" } + host.pendingChanges
    pending = all.isEmpty ? nil : all
  }
}

extension ScreenResult {
  /// Tells a person who looks at the pictures why content may be missing.
  func warn(of screen: String) {
    guard !pictures.isEmpty, let remark else { return }
    FileHandle.standardError.write(Data("warning: \(screen): \(remark)\n".utf8))
  }
}
