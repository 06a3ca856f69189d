import CoreGraphics

/// Sizes and colours that bars share, in points.
@MainActor
enum BarMetrics {
  static let height: CGFloat = 44
  /// The height of navigation bars of tablets.
  static let padHeight: CGFloat = 50
  /// The height of navigation bars at the top of sheets.
  static let sheetHeight: CGFloat = 56
  /// The height of navigation bars and toolbars of phones in landscape.
  static let compactHeight: CGFloat = 32
  static let largeTitleHeight: CGFloat = 52
  static let searchBarHeight: CGFloat = 52
  static let promptHeight: CGFloat = 30
  static let tabBarHeight: CGFloat = 49
  static let compactTabBarHeight: CGFloat = 32
  static let fontSize: CGFloat = 17
  /// Between two items, and between an item and the title.
  static let itemGap: CGFloat = 16
  static let titleGap: CGFloat = 8

  /// What bars leave free at their sides: more where the screen is wide.
  static func margin(width: CGFloat) -> CGFloat { UIViewController.hasWideMargins(width) ? 20 : 16 }

  static let hairlineColor = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  }

  static let opaqueColor = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 18 / 255, alpha: 1) : UIColor(white: 249 / 255, alpha: 1)
  }
}
