import Foundation
import FoundationNetworking

/// The network that an app's sessions use: none, as in airplane mode; the recorded answers of a folder; or the machine's network.
///
/// Set once, before the app's own code runs: there is one network of a device.
enum AppNetwork {
  enum Mode: Equatable {
    case off
    case answers(folder: String)
    case on
  }

  private nonisolated(unsafe) static var current = Mode.off

  static var mode: Mode { current }

  /// - Returns: what keeps sessions from going by it.
  static func begin(_ mode: Mode) -> String? {
    current = mode
    // Foundation on Linux stops the program at these, which on a device are answered like others.
    _ = URLProtocol.registerClass(LocalAnswers.self)
    if let obstacle = RunningTasks.begin() { return obstacle }
    return mode == .on ? nil : NetworkAnswers.begin()
  }
}

/// Called by the program's host when the program has loaded Foundation's networking, found by its name.
///
/// - Parameters:
///   - mode: "on", "off", or a folder of recorded answers.
///   - complaint: hears what keeps sessions from going by that.
@_cdecl("viewcode_network_begin")
public func beginNetwork(_ mode: UnsafePointer<CChar>, _ complaint: @convention(c) (UnsafePointer<CChar>) -> Void) {
  let text = String(cString: mode)
  let mode: AppNetwork.Mode = text == "on" ? .on : text == "off" ? .off : .answers(folder: text)
  if let obstacle = AppNetwork.begin(mode) { complaint(obstacle) }
}

/// Whether a session's task goes on that is worth waiting for.
@_cdecl("viewcode_network_is_busy")
public func networkIsBusy() -> Bool { RunningTasks.areAwaited }
