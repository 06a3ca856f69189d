import Dispatch
import SystemConfiguration
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("SCNetworkReachability", .ownHosts)
struct SCNetworkReachabilityTests {
  private final class Heard {
    var flags: [SCNetworkReachabilityFlags] = []
  }

  @Test("nothing can be reached, and a callback is told so once")
  func unreachable() throws {
    let host = ViewHost()
    host.show(UIViewController())
    let target = try #require(SCNetworkReachabilityCreateWithName(nil, "example.org"))
    var flags: SCNetworkReachabilityFlags = .reachable
    #expect(SCNetworkReachabilityGetFlags(target, &flags) && flags.isEmpty)
    let heard = Heard()
    var context = SCNetworkReachabilityContext(
      version: 0, info: Unmanaged.passUnretained(heard).toOpaque(), retain: nil, release: nil, copyDescription: nil)
    let callBack: SCNetworkReachabilityCallBack = { _, flags, info in
      guard let info else { return }
      Unmanaged<Heard>.fromOpaque(info).takeUnretainedValue().flags.append(flags)
    }
    host.run {
      #expect(SCNetworkReachabilitySetCallback(target, callBack, &context))
      #expect(SCNetworkReachabilitySetDispatchQueue(target, .main))
    }
    host.advance(by: 0.1)
    #expect(heard.flags == [[]])
    #expect(SCNetworkReachabilityCreateWithName(nil, "") == nil)
  }
}
