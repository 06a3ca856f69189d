import Foundation
import PreviewProtocol
import RuntimeSupport
import ScreenCommands

/// Gives the app's sessions the network that it was started with: none, a folder of recorded answers, or the machine's.
///
///     VIEWCODE_NETWORK   on; off; or a folder
///
/// Sockets are the program's `main` to refuse. What sessions say instead of that lies in a library of its own, which is
/// loaded where the program has Foundation's networking: others would start later for nothing.
@MainActor
enum NetworkAccess {
  private typealias Begin =
    @convention(c) (UnsafePointer<CChar>, @convention(c) (UnsafePointer<CChar>) -> Void) -> Void
  private typealias IsBusy = @convention(c) () -> Bool
  private typealias Unanswered = @convention(c) () -> UnsafeMutablePointer<CChar>?
  private typealias Forget = @convention(c) () -> Void

  /// - Returns: the work that commands wait for.
  static func begin(environment: [String: String] = ProcessInfo.processInfo.environment) -> PendingNetworkWork {
    guard dlopen("libFoundationNetworking.so", RTLD_LAZY | RTLD_NOLOAD) != nil else { return PendingNetworkWork() }
    guard dlopen("libDeviceNetwork.so", RTLD_NOW | RTLD_GLOBAL) != nil,
      let begin = ProgramFunction.named("viewcode_network_begin", as: Begin.self),
      let isBusy = ProgramFunction.named("viewcode_network_is_busy", as: IsBusy.self),
      let unanswered = ProgramFunction.named("viewcode_network_unanswered", as: Unanswered.self),
      let forget = ProgramFunction.named("viewcode_network_forget", as: Forget.self)
    else {
      complain(dlerror().map { String(cString: $0) } ?? "libDeviceNetwork.so lacks what it should have")
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

  /// Sends requests by the machine's network and keeps the answers, for `viewcode run --record-answers`. Prints a line
  /// for each request: empty, or why its answer is not recorded.
  ///
  /// - Parameters:
  ///   - requests: a file with a JSON array of requests.
  ///   - folder: the folder of recorded answers.
  /// - Returns: the program's exit status.
  static func record(requests: String, into folder: String) -> Int32 {
    typealias Record =
      @convention(c) (
        UnsafePointer<CChar>, UnsafePointer<CChar>, @convention(c) (Int, UnsafePointer<CChar>?) -> Void
      ) -> Void
    guard dlopen("libDeviceNetwork.so", RTLD_NOW | RTLD_GLOBAL) != nil,
      let record = ProgramFunction.named("viewcode_network_record", as: Record.self)
    else {
      complain(dlerror().map { String(cString: $0) } ?? "libDeviceNetwork.so lacks what it should have")
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
    FileHandle.standardError.write(Data("warning: sessions find no network, but not as on a device: \(reason)\n".utf8))
  }
}
