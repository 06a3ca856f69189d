import RecordedFacts
import TestHosts
import Testing
import UIKit

@testable import ViewHost

@MainActor
@Suite("Devices", .ownHosts)
struct DeviceTests {
  @Test("an iPhone 15 is 393 x 852 points at 3x with a safe area of 59 and 34")
  func iPhone15() throws {
    let device = try Device.named("iPhone 15")
    #expect(device.size == CGSize(width: 393, height: 852))
    #expect(device.scale == 3)
    #expect(device.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
  }

  @Test("every recorded screen is that of the devices that share it, held that way", arguments: DeviceFact.all)
  func recorded(fact: DeviceFact) throws {
    // Some names represent several devices: "iPhone 6/6s/7/8/SE 2-3".
    let names = [
      "iPhone SE (1st gen) / 5 / 5s": "iPhone 5s", "iPhone 6/6s/7/8/SE 2-3": "iPhone 8",
      "iPhone 6-8 Plus": "iPhone 8 Plus", "iPhone X / XS / 11 Pro": "iPhone X",
      "iPhone XS Max / 11 Pro Max": "iPhone XS Max", "iPhone XR / 11": "iPhone XR",
      "iPhone 12 / 12 Pro": "iPhone 12 Pro", "iPhone 13 / 13 Pro": "iPhone 13 Pro",
      "iPhone 16 Pro / 17": "iPhone 16 Pro", "iPhone 16 Pro Max / 17 Pro Max": "iPhone 16 Pro Max",
      "iPad 9.7 / mini (non-rounded)": "iPad 9.7",
    ]
    let device = try Device.named(names[fact.device] ?? fact.device).held(fact.isLandscape ? .landscape : .portrait)
    #expect(device.size == CGSize(width: fact.width, height: fact.height))
    #expect(Double(device.scale) == fact.scale)
    let insets = device.safeAreaInsets
    if let safeArea = fact.safeArea {
      #expect([insets.top, insets.left, insets.bottom, insets.right].map { Double($0) } == safeArea)
    }
    #expect((device.side.horizontal == .compact) == (fact.horizontal == "compact"))
    #expect((device.side.vertical == .compact) == (fact.vertical == "compact"))
  }

  @Test(
    "names are found by alias, in any case, and with an orientation",
    arguments: [
      ("iphone-15", 393), ("iPhone 15 landscape", 852), ("iPhone 8", 375), ("ipad pro 11", 834),
    ])
  func names(_ name: String, width: CGFloat) throws {
    #expect(try Device.named(name).size.width == width)
  }

  @Test("an unknown name is told with the nearest ones")
  func unknown() {
    #expect(throws: UnknownNameError.self) { try Device.named("iPhone 99 Ultra") }
    do {
      _ = try Device.named("iPhne 15")
      Issue.record("found a device that does not exist")
    } catch {
      #expect(error.description.hasPrefix("there is no device 'iPhne 15'; did you mean 'iPhone 15'"))
    }
  }

  @Test("names of devices are unique, sizes are upright, and landscape swaps them")
  func consistent() {
    #expect(Set(Device.all.map(\.name)).count == Device.all.count)
    for device in Device.all {
      #expect(device.size.height > device.size.width, "\(device.name)")
      #expect(device.held(.landscape).size == CGSize(width: device.size.height, height: device.size.width))
    }
  }
}
