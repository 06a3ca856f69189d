import ArgumentParser
import Foundation
import PreviewProtocol
import ToolSupport
import UIKit
import ViewHost

/// The options that another command passes to this program, which it restarts if a screen crashes it.
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

/// Displays screens, and reports each to the program that started this one. Screens that an earlier run reported are
/// not displayed again.
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

  /// The file with the results, or nil if no other program reads it.
  var recordFile: URL? { record?.file }

  /// Displays a screen.
  ///
  /// - Parameters:
  ///   - screen: A text that identifies the screen.
  ///   - work: Displays the screen. An error that it throws is the command's failure, and not the screen's.
  func show(_ screen: String, work: () throws -> ScreenResult) throws -> ScreenResult {
    if let known = known[screen] { return known }
    reset()
    network.forget()
    guard let record else { return try work() }
    try record.begin(screen)
    // Code that hangs can't be stopped gracefully. Swift's runtime writes a backtrace if backtraces are enabled, and
    // the system ends the program.
    signal(SIGALRM) { _ in raise(SIGQUIT) }
    alarm(limit)
    defer { alarm(0) }
    let shown = try work()
    try record.end(screen, shown)
    return shown
  }
}

extension ScreenResult {
  /// Creates a result with the content of a host's screen.
  ///
  /// - Parameters:
  ///   - picture: The picture of the screen, or of the displayed view.
  ///   - isWholeScreen: Whether the picture is of the whole screen, which should have visible content. A view with its
  ///     own size may have a single color.
  ///   - network: The network work, with the requests that got no response.
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

  /// Records requests without a response, and other pending changes of the screen.
  @MainActor
  mutating func note(_ unanswered: [UnansweredRequest], on host: ViewHost) {
    requests = unanswered.isEmpty ? nil : unanswered
    let all = unanswered.map { "\($0.key) got no response" } + host.pendingChanges
    pending = all.isEmpty ? nil : all
  }
}

extension ScreenResult {
  /// Prints a warning if content may be missing.
  func warn(of screen: String) {
    guard !pictures.isEmpty, let remark else { return }
    StandardError.warn("\(screen): \(remark)")
  }
}
