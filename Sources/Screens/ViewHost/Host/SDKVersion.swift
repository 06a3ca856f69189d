@_spi(Host) import UIKit

/// The SDK that an app is built with. It determines the design of its screens, independently of the device.
public enum SDKVersion: Int, Sendable, Hashable, CaseIterable {
  /// The SDK of iOS 18 and earlier, with the design of iOS 13 to 18.
  case iOS18 = 18

  /// The SDK of iOS 26, with bars, sheets and menus of glass.
  case iOS26 = 26

  /// The SDK of iOS 27. Its design is the same as that of iOS 26, since the differences haven't been measured.
  case iOS27 = 27

  /// Returns the design of the screens of an app that is built with the SDK.
  ///
  /// The SDK of iOS 26 respects `UIDesignRequiresCompatibility`; that of iOS 27 ignores it.
  ///
  /// - Parameter infoDictionary: The contents of the app's Info.plist.
  func design(ofAppWith infoDictionary: [String: Any]) -> DesignGeneration {
    switch self {
    case .iOS18: .iOS13
    case .iOS26: infoDictionary["UIDesignRequiresCompatibility"] as? Bool == true ? .iOS13 : .iOS26
    case .iOS27: .iOS26
    }
  }
}
