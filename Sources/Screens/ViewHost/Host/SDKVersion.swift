@_spi(Host) import UIKit

/// The SDK that an app is taken to be built with. The design of its screens follows that, and not the device.
public enum SDKVersion: Int, Sendable, Hashable, CaseIterable {
  /// The SDK of iOS 18, and those before: the design of iOS 13 to 18.
  case iOS18 = 18

  /// The SDK of iOS 26: bars, sheets and menus of glass.
  case iOS26 = 26

  /// The SDK of iOS 27. Its design is drawn as that of iOS 26: what differs is not recorded in figures.
  case iOS27 = 27

  /// Returns the design of the screens of an app that is built with the SDK.
  ///
  /// The SDK of iOS 26 honors `UIDesignRequiresCompatibility`, and the one of iOS 27 ignores it.
  ///
  /// - Parameter infoDictionary: the contents of the app's Info.plist.
  func design(ofAppWith infoDictionary: [String: Any]) -> DesignGeneration {
    switch self {
    case .iOS18: .iOS13
    case .iOS26: infoDictionary["UIDesignRequiresCompatibility"] as? Bool == true ? .iOS13 : .iOS26
    case .iOS27: .iOS26
    }
  }
}
