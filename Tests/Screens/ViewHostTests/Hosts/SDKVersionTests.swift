import TestHosts
import Testing
@_spi(Host) import UIKit

@testable import ViewHost

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

  @Test("the device has at least the system of the SDK")
  func systemVersion() {
    let versions = SDKVersion.allCases.map { sdk in
      var surroundings = HostEnvironment()
      surroundings.sdk = sdk
      return ViewHost(surroundings: surroundings).run { UIDevice.current.systemVersion }
    }
    #expect(versions == ["18.0", "26.0", "27.0"])
  }

  @Test("the SDK of iOS 26 honors the wish for the design before, and that of iOS 27 does not")
  func compatibility() {
    let asking: [String: Any] = ["UIDesignRequiresCompatibility": true]
    #expect(SDKVersion.allCases.map { $0.design(ofAppWith: asking) } == [.iOS13, .iOS13, .iOS26])
    #expect(SDKVersion.allCases.map { $0.design(ofAppWith: [:]) } == [.iOS13, .iOS26, .iOS26])
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
