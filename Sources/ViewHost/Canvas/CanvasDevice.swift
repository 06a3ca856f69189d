import InterfaceBuilder
import UIKit

/// The device that a file of Interface Builder was edited on, by the names that files have for devices.
enum CanvasDevice {
  /// The device of a name such as `retina4_7`, held as the file says; the standard one where the file names none.
  static func of(_ device: InterfaceBuilder.Device?) -> Device? {
    guard let device else { return named("iPhone SE") }
    guard let name = names[device.id], let found = named(name) else { return nil }
    return found.held(device.isLandscape ? .landscape : .portrait)
  }

  /// The version of Interface Builder that saved a file, without what comes after the point.
  static func version(_ document: Document) -> Int {
    document.toolsVersion.flatMap { Int($0.prefix { $0 != "." }) } ?? 0
  }

  /// The generation of iOS that Interface Builder showed when it saved a file: that of Xcode 11 from 14,800 on, of Xcode 26
  /// from 24,000 on.
  @MainActor
  static func era(_ document: Document) -> DesignEra {
    switch version(document) {
    case ..<1: .iOS13
    case ..<14_800: .iOS7
    case ..<24_000: .iOS13
    default: .iOS26
    }
  }

  /// How far status bar and home indicator reach into the screen, as that version of Interface Builder takes it.
  static func safeAreaInsets(of device: Device, id: String?, version: Int) -> UIEdgeInsets {
    var insets = device.safeAreaInsets
    guard device.orientation == .portrait else { return insets }
    switch id {
    // Xcode 26 keeps twice the room free.
    case "retina6_1"? where version >= 24_000: (insets.top, insets.bottom) = (96, 68)
    case "retina5_9"? where version >= 24_500: (insets.top, insets.bottom) = (88, 68)
    // Since iOS 14 the bar is higher on the phones whose notch takes more of their coarser pixels.
    case "retina6_1"? where version >= 21_000: insets.top = 48
    case "retina5_9"? where version >= 21_000: insets.top = 50
    default: break
    }
    return insets
  }

  private static func named(_ name: String) -> Device? {
    Device.all.first { $0.name == name || $0.aliases.contains(name) }
  }

  private static let names = [
    "retina3_5": "iPhone SE (1st generation)", "retina4_0": "iPhone SE (1st generation)", "retina4_7": "iPhone SE",
    "retina5_5": "iPhone 8 Plus", "retina5_9": "iPhone 11 Pro", "retina6_1": "iPhone 11",
    "retina6_5": "iPhone 11 Pro Max", "retina5_4": "iPhone 13 mini", "retina6_0": "iPhone 12",
    "retina6_7": "iPhone 12 Pro Max", "retina6_12": "iPhone 15", "retina6_72": "iPhone 15 Plus",
    "retina6_3": "iPhone 16 Pro", "retina6_9": "iPhone 16 Pro Max", "ipad9_7": "iPad 9.7",
    "ipad10_2": "iPad 10.2", "ipad10_5": "iPad Pro 10.5",
    "ipad10_9": "iPad Pro 11", "ipad11_0rounded": "iPad Pro 11", "ipad12_9": "iPad Pro 12.9",
    "ipad12_9rounded": "iPad Pro 12.9",
  ]
}
