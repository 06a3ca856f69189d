import TestHosts
import Testing
import UIKit
import ViewHost

@testable import Network

@MainActor
@Suite("NWPathMonitor", .ownHosts)
struct NWPathMonitorTests {
  private final class Heard: @unchecked Sendable {
    var paths: [NWPath] = []
  }

  @Test("tells once that there is no network, and nothing when it was cancelled")
  func unsatisfied() {
    let (host, heard) = (ViewHost(), Heard())
    host.show(UIViewController())
    let (monitor, cancelled) = (NWPathMonitor(), NWPathMonitor(requiredInterfaceType: .wifi))
    for monitor in [monitor, cancelled] { monitor.pathUpdateHandler = { heard.paths.append($0) } }
    host.run {
      monitor.start(queue: .main)
      monitor.start(queue: .main)
      cancelled.start(queue: .main)
      cancelled.cancel()
    }
    host.advance(by: 0.1)
    #expect(heard.paths.map(\.status) == [.unsatisfied])
    #expect(!monitor.currentPath.usesInterfaceType(.wifi) && monitor.currentPath.availableInterfaces.isEmpty)
  }

  @Test("where the app has a network, a path leads over Wi-Fi")
  func satisfied() {
    let path = NWPath(isThere: true)
    #expect(path.status == .satisfied && path.usesInterfaceType(.wifi) && !path.usesInterfaceType(.cellular))
    #expect(path.availableInterfaces.map(\.type) == [.wifi] && path.supportsDNS)
  }
}
