// The names are those of the library.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import UIKit

/// The screen size, safe area and traits of a device.
public struct ViewImageConfig: Sendable {
  /// The orientation of a phone.
  public enum Orientation: Sendable {
    case landscape
    case portrait
  }

  /// The orientation of a tablet.
  public enum TabletOrientation: Sendable {
    /// The part of the screen that an app has beside another app.
    public enum PortraitSplits: Sendable {
      case oneThird
      case twoThirds
      case full
    }

    /// The part of the screen that an app has beside another app.
    public enum LandscapeSplits: Sendable {
      case oneThird
      case oneHalf
      case twoThirds
      case full
    }

    case landscape(splitView: LandscapeSplits)
    case portrait(splitView: PortraitSplits)
  }

  /// The insets of bars and corners.
  public var safeArea: UIEdgeInsets
  /// The size in points; `nil` for that of the main screen.
  public var size: CGSize?
  /// The device's traits.
  public var traits: UITraitCollection

  /// Creates a custom device.
  public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }

  private static func phone(
    _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat = 0, landscapeSides: CGFloat = 0,
    landscapeBottom: CGFloat = 0, isWideInLandscape: Bool = false, _ orientation: Orientation
  ) -> ViewImageConfig {
    switch orientation {
    case .portrait:
      return ViewImageConfig(
        safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0), size: CGSize(width: width, height: height),
        traits: .of(.phone, .compact, .regular))
    case .landscape:
      return ViewImageConfig(
        safeArea: UIEdgeInsets(top: 0, left: landscapeSides, bottom: landscapeBottom, right: landscapeSides),
        size: CGSize(width: height, height: width),
        traits: .of(.phone, isWideInLandscape ? .regular : .compact, .compact))
    }
  }

  private static func tablet(
    _ width: CGFloat, _ height: CGFloat, top: CGFloat = 20, bottom: CGFloat = 0, halves: CGFloat, thirds: CGFloat,
    _ orientation: TabletOrientation
  ) -> ViewImageConfig {
    let safeArea = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    let (size, horizontal): (CGSize, UIUserInterfaceSizeClass)
    switch orientation {
    case .landscape(.full): (size, horizontal) = (CGSize(width: height, height: width), .regular)
    case .landscape(.oneHalf): (size, horizontal) = (CGSize(width: halves, height: width), .compact)
    case .landscape(.oneThird): (size, horizontal) = (CGSize(width: thirds, height: width), .compact)
    case .landscape(.twoThirds): (size, horizontal) = (CGSize(width: height - thirds - 10, height: width), .regular)
    case .portrait(.full): (size, horizontal) = (CGSize(width: width, height: height), .regular)
    case .portrait(.oneThird): (size, horizontal) = (CGSize(width: 320, height: height), .compact)
    case .portrait(.twoThirds): (size, horizontal) = (CGSize(width: width - 330, height: height), .compact)
    }
    return ViewImageConfig(safeArea: safeArea, size: size, traits: .of(.pad, horizontal, .regular))
  }

  private static func tablet(
    _ orientation: Orientation, _ make: (TabletOrientation) -> ViewImageConfig
  ) -> ViewImageConfig {
    make(orientation == .landscape ? .landscape(splitView: .full) : .portrait(splitView: .full))
  }

  // MARK: - Phones

  public static let iPhoneSe = ViewImageConfig.iPhoneSe(.portrait)
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig { phone(320, 568, top: 20, orientation) }

  public static let iPhone8 = ViewImageConfig.iPhone8(.portrait)
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig { phone(375, 667, top: 20, orientation) }

  public static let iPhone8Plus = ViewImageConfig.iPhone8Plus(.portrait)
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    phone(414, 736, top: 20, isWideInLandscape: true, orientation)
  }

  public static let iPhoneX = ViewImageConfig.iPhoneX(.portrait)
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    phone(375, 812, top: 44, bottom: 34, landscapeSides: 44, landscapeBottom: 24, orientation)
  }

  public static let iPhoneXsMax = ViewImageConfig.iPhoneXsMax(.portrait)
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      414, 896, top: 44, bottom: 34, landscapeSides: 44, landscapeBottom: 24, isWideInLandscape: true, orientation)
  }

  public static let iPhoneXr = ViewImageConfig.iPhoneXr(.portrait)
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig { iPhoneXsMax(orientation) }

  public static let iPhone12 = ViewImageConfig.iPhone12(.portrait)
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    phone(390, 844, top: 47, bottom: 34, landscapeSides: 47, landscapeBottom: 21, orientation)
  }

  public static let iPhone12Pro = ViewImageConfig.iPhone12Pro(.portrait)
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig { iPhone12(orientation) }

  public static let iPhone12ProMax = ViewImageConfig.iPhone12ProMax(.portrait)
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      428, 926, top: 47, bottom: 34, landscapeSides: 47, landscapeBottom: 21, isWideInLandscape: true, orientation)
  }

  public static let iPhone13 = ViewImageConfig.iPhone13(.portrait)
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig { iPhone12(orientation) }

  public static let iPhone13Mini = ViewImageConfig.iPhone13Mini(.portrait)
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    phone(375, 812, top: 50, bottom: 34, landscapeSides: 50, landscapeBottom: 21, orientation)
  }

  public static let iPhone13Pro = ViewImageConfig.iPhone13Pro(.portrait)
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig { iPhone13(orientation) }

  public static let iPhone13ProMax = ViewImageConfig.iPhone13ProMax(.portrait)
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig { iPhone12ProMax(orientation) }

  // MARK: - Tablets

  public static let iPadMini = ViewImageConfig.iPadMini(.landscape)
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig { tablet(orientation) { iPadMini($0) } }
  public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(768, 1024, halves: 507, thirds: 320, orientation)
  }

  public static let iPad9_7 = iPadMini
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig { iPadMini(orientation) }
  public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig { iPadMini(orientation) }

  public static let iPad10_2 = ViewImageConfig.iPad10_2(.landscape)
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig { tablet(orientation) { iPad10_2($0) } }
  public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(810, 1080, halves: 535, thirds: 320, orientation)
  }

  public static let iPadPro10_5 = ViewImageConfig.iPadPro10_5(.landscape)
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    tablet(orientation) { iPadPro10_5($0) }
  }
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(834, 1112, halves: 551, thirds: 320, orientation)
  }

  public static let iPadPro11 = ViewImageConfig.iPadPro11(.landscape)
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig { tablet(orientation) { iPadPro11($0) } }
  public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(834, 1194, top: 24, bottom: 20, halves: 592, thirds: 375, orientation)
  }

  public static let iPadPro12_9 = ViewImageConfig.iPadPro12_9(.landscape)
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    tablet(orientation) { iPadPro12_9($0) }
  }
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
    tablet(1024, 1366, halves: 678, thirds: 375, orientation)
  }
}

extension UITraitCollection {
  fileprivate static func of(
    _ idiom: UIUserInterfaceIdiom, _ horizontal: UIUserInterfaceSizeClass, _ vertical: UIUserInterfaceSizeClass
  ) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceIdiom: idiom), UITraitCollection(horizontalSizeClass: horizontal),
      UITraitCollection(verticalSizeClass: vertical),
    ])
  }
}
