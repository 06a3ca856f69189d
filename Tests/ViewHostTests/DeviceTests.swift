import TestHosts
import Testing
import UIKit
import ViewHost

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
