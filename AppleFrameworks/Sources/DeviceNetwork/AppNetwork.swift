import Foundation
import FoundationNetworking

/// The network of an app's sessions: none, as in airplane mode; the recorded responses of a folder; or the machine's
/// network.
///
/// It is set once before the app's code runs, because a device has one network.
enum AppNetwork {
  enum Mode: Equatable {
    case off
    case answers(folder: String)
    case on
  }

  private nonisolated(unsafe) static var current = Mode.off

  static var mode: Mode { current }

  /// Starts the network.
  ///
  /// - Returns: The reason for which sessions cannot use it.
  static func begin(_ mode: Mode) -> String? {
    current = mode
    // Foundation on Linux stops the program for these requests, which a device handles like others.
    _ = URLProtocol.registerClass(LocalAnswers.self)
    if let obstacle = RunningTasks.begin() { return obstacle }
    return mode == .on ? nil : NetworkAnswers.begin()
  }
}

/// Starts the network. The program's host finds this function by its name, and calls it when the program has loaded
/// Foundation's networking.
///
/// - Parameters:
///   - mode: "on", "off", or a folder of recorded responses.
///   - complaint: A function that receives the reason for which sessions cannot use the network.
@_cdecl("viewcode_network_begin")
public func beginNetwork(_ mode: UnsafePointer<CChar>, _ complaint: @convention(c) (UnsafePointer<CChar>) -> Void) {
  let text = String(cString: mode)
  let mode: AppNetwork.Mode = text == "on" ? .on : text == "off" ? .off : .answers(folder: text)
  if let obstacle = AppNetwork.begin(mode) { complaint(obstacle) }
}

/// Returns whether a session's task is active that should be awaited.
@_cdecl("viewcode_network_is_busy")
public func networkIsBusy() -> Bool { RunningTasks.areAwaited }

/// Returns the requests without a response, as a JSON array of ``RequestLog/Entry``; null if there are none. The caller
/// frees it.
@_cdecl("viewcode_network_unanswered")
public func unansweredRequests() -> UnsafeMutablePointer<CChar>? {
  let entries = RequestLog.unanswered()
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  guard !entries.isEmpty, let data = try? encoder.encode(entries) else { return nil }
  return strdup(String(decoding: data, as: UTF8.self))
}

/// Discards the current requests, so that those of the next screen are listed separately.
@_cdecl("viewcode_network_forget")
public func forgetRequests() { RequestLog.forget() }

/// Sends requests over the machine's network, and stores the responses in a folder of recorded responses.
///
/// - Parameters:
///   - requests: A JSON array of ``RecordingRequest``.
///   - folder: The folder, which is created if necessary.
///   - result: A function that receives the number of each request, and an error or null.
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
