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

  /// - Returns: What keeps sessions from going by it.
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
///   - complaint: Hears what keeps sessions from going by that.
@_cdecl("viewcode_network_begin")
public func beginNetwork(_ mode: UnsafePointer<CChar>, _ complaint: @convention(c) (UnsafePointer<CChar>) -> Void) {
  let text = String(cString: mode)
  let mode: AppNetwork.Mode = text == "on" ? .on : text == "off" ? .off : .answers(folder: text)
  if let obstacle = AppNetwork.begin(mode) { complaint(obstacle) }
}

/// Whether a session's task goes on that is worth waiting for.
@_cdecl("viewcode_network_is_busy")
public func networkIsBusy() -> Bool { RunningTasks.areAwaited }

/// The requests without a response, as a JSON array of ``RequestLog/Entry``; null where there is none. The caller frees
/// it.
@_cdecl("viewcode_network_unanswered")
public func unansweredRequests() -> UnsafeMutablePointer<CChar>? {
  let entries = RequestLog.unanswered()
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  guard !entries.isEmpty, let data = try? encoder.encode(entries) else { return nil }
  return strdup(String(decoding: data, as: UTF8.self))
}

/// Forgets the requests up to now: those of the next screen are listed by themselves.
@_cdecl("viewcode_network_forget")
public func forgetRequests() { RequestLog.forget() }

/// Sends requests by the machine's network and keeps the responses in a folder of recorded answers.
///
/// - Parameters:
///   - requests: A JSON array of ``RecordingRequest``.
///   - folder: The folder; it is made where it is missing.
///   - result: Hears of each request what became of it: its number, and an error or null.
@_cdecl("viewcode_network_record")
public func recordAnswers(
  _ requests: UnsafePointer<CChar>, _ folder: UnsafePointer<CChar>,
  _ result: @convention(c) (Int, UnsafePointer<CChar>?) -> Void
) {
  let data = Data(String(cString: requests).utf8)
  guard let requests = try? JSONDecoder().decode([RecordingRequest].self, from: data) else { return }
  let recorder = AnswerRecorder(folder: String(cString: folder))
  for (number, request) in requests.enumerated() { result(number, recorder.record(request)) }
}
