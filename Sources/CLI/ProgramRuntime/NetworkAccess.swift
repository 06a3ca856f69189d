import Foundation
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

  /// - Returns: the work that commands wait for.
  static func begin(environment: [String: String] = ProcessInfo.processInfo.environment) -> PendingNetworkWork {
    guard dlopen("libFoundationNetworking.so", RTLD_LAZY | RTLD_NOLOAD) != nil else { return PendingNetworkWork() }
    guard dlopen("libDeviceNetwork.so", RTLD_NOW | RTLD_GLOBAL) != nil,
      let begin = ProgramFunction.named("viewcode_network_begin", as: Begin.self),
      let isBusy = ProgramFunction.named("viewcode_network_is_busy", as: IsBusy.self)
    else {
      complain(dlerror().map { String(cString: $0) } ?? "libDeviceNetwork.so lacks what it should have")
      return PendingNetworkWork()
    }
    begin(environment["VIEWCODE_NETWORK"] ?? "off") { NetworkAccess.complain(String(cString: $0)) }
    return PendingNetworkWork { isBusy() }
  }

  private nonisolated static func complain(_ reason: String) {
    FileHandle.standardError.write(Data("warning: sessions find no network, but not as on a device: \(reason)\n".utf8))
  }
}
