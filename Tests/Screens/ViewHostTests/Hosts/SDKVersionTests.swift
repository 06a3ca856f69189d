import TestHosts
import Testing
import UIKit
import ViewHost

@Suite("The SDK that an app is built with", .ownHosts)
@MainActor
struct SDKVersionTests {
  private func barHeight(_ sdk: SDKVersion) -> CGFloat {
    var surroundings = HostEnvironment()
    surroundings.sdk = sdk
    let navigation = UINavigationController(rootViewController: UIViewController())
    ViewHost(surroundings: surroundings).show(navigation)
    return navigation.navigationBar.frame.height
  }

  @Test("chooses the design of the screen; without a choice it is that of iOS 18")
  func choosing() {
    #expect(HostEnvironment().sdk == .iOS18)
    #expect(SDKVersion.allCases.map { barHeight($0) } == [44, 54, 54])
  }

  @Test("changes what is on the screen when it is set, and stays when other settings change")
  func changing() {
    let host = ViewHost()
    let navigation = UINavigationController(rootViewController: UIViewController())
    host.show(navigation)
    var surroundings = host.surroundings
    surroundings.sdk = .iOS26
    host.set(surroundings)
    #expect(navigation.navigationBar.frame.height == 54)
    surroundings.style = .dark
    host.set(surroundings)
    #expect(navigation.navigationBar.frame.height == 54)
    surroundings.sdk = .iOS18
    host.set(surroundings)
    #expect(navigation.navigationBar.frame.height == 44)
  }
}
