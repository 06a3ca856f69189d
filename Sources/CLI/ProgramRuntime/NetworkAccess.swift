import Foundation
import PreviewProtocol
import RuntimeSupport
import ScreenCommands

/// Configures the network for the app's sessions: none, a folder of recorded answers, or the machine's network.
///
///     VIEWCODE_NETWORK   on; off; or a folder
///
/// The program's `main` blocks sockets. A separate library provides the responses of sessions. It is only loaded if the
/// program uses Foundation's networking, because it would delay the start of other programs.
@MainActor
enum NetworkAccess {
  private typealias Begin =
    @convention(c) (UnsafePointer<CChar>, @convention(c) (UnsafePointer<CChar>) -> Void) -> Void
  private typealias IsBusy = @convention(c) () -> Bool
  private typealias Unanswered = @convention(c) () -> UnsafeMutablePointer<CChar>?
  private typealias Forget = @convention(c) () -> Void

  /// Configures the network and returns the work that commands wait for.
  static func begin(environment: [String: String] = ProcessInfo.processInfo.environment) -> PendingNetworkWork {
    guard dlopen("libFoundationNetworking.so", RTLD_LAZY | RTLD_NOLOAD) != nil else { return PendingNetworkWork() }
    guard dlopen("libDeviceNetwork.so", RTLD_NOW | RTLD_GLOBAL) != nil,
      let begin = ProgramFunction.named("viewcode_network_begin", as: Begin.self),
      let isBusy = ProgramFunction.named("viewcode_network_is_busy", as: IsBusy.self),
      let unanswered = ProgramFunction.named("viewcode_network_unanswered", as: Unanswered.self),
      let forget = ProgramFunction.named("viewcode_network_forget", as: Forget.self)
    else {
      complain(dlerror().map { String(cString: $0) } ?? "libDeviceNetwork.so is incomplete")
      return PendingNetworkWork()
    }
    begin(environment["VIEWCODE_NETWORK"] ?? "off") { NetworkAccess.complain(String(cString: $0)) }
    return PendingNetworkWork {
      isBusy()
    } unanswered: {
      guard let text = unanswered() else { return [] }
      defer { free(text) }
      return (try? JSONDecoder().decode([UnansweredRequest].self, from: Data(String(cString: text).utf8))) ?? []
    } forget: {
      forget()
    }
  }

  /// Sends requests over the machine's network and records the answers, for `viewcode run --record-answers`. It prints
  /// a line for each request, which is empty or contains the reason for which its answer is not recorded.
  ///
  /// - Parameters:
  ///   - requests: The path of a file with a JSON array of requests.
  ///   - folder: The folder of recorded answers.
  /// - Returns: The program's exit status.
  static func record(requests: String, into folder: String) -> Int32 {
    typealias Record =
      @convention(c) (
        UnsafePointer<CChar>, UnsafePointer<CChar>, @convention(c) (Int, UnsafePointer<CChar>?) -> Void
      ) -> Void
    guard dlopen("libDeviceNetwork.so", RTLD_NOW | RTLD_GLOBAL) != nil,
      let record = ProgramFunction.named("viewcode_network_record", as: Record.self)
    else {
      complain(dlerror().map { String(cString: $0) } ?? "libDeviceNetwork.so is incomplete")
      return 1
    }
    guard let text = try? String(contentsOfFile: requests, encoding: .utf8) else { return 1 }
    record(text, folder) { _, error in
      let line = (error.map { String(cString: $0) } ?? "").replacing("\n", with: " ") + "\n"
      FileHandle.standardOutput.write(Data(line.utf8))
    }
    return 0
  }

  private nonisolated static func complain(_ reason: String) {
    FileHandle.standardError.write(
      Data("warning: the network can't be simulated, and URL sessions do not behave as on a device: \(reason)\n".utf8))
  }
}
