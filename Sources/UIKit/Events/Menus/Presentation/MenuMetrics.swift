import CoreGraphics

/// Sizes and colours of menus, in points.
@MainActor
enum MenuMetrics {
  static let width: CGFloat = 250
  static let cornerRadius: CGFloat = 13
  static let rowPadding: CGFloat = 11
  static let sidePadding: CGFloat = 16
  /// What check marks and chevrons take at the leading edge.
  static let markWidth: CGFloat = 32
  static let imageWidth: CGFloat = 24
  static let imageGap: CGFloat = 12
  static let sectionGap: CGFloat = 8
  static let headerPadding: CGFloat = 8
  static let smallHeight: CGFloat = 44
  static let mediumHeight: CGFloat = 64
  /// Between a menu and what it belongs to.
  static let gap: CGFloat = 16
  static let compactGap: CGFloat = 6
  /// What menus leave free at the edges of the screen.
  static let margin: CGFloat = 16
  static let compactMargin: CGFloat = 8
  static let platterRadius: CGFloat = 13
  static let openDuration = 0.4
  static let closeDuration = 0.25
  /// How small a menu is where it begins.
  static let closedScale: CGFloat = 0.2
  /// What is left of a menu behind one that it holds.
  static let coveredScale: CGFloat = 0.95
  static let coveredAlpha: CGFloat = 0.6

  static let separatorColor = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.12)
  }

  static let sectionColor = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 0, alpha: 0.3) : UIColor(white: 0, alpha: 0.08)
  }

  static let highlightColor = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.12) : UIColor(white: 0, alpha: 0.08)
  }

  static let dimmingColor = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 0, alpha: 0.3) : UIColor(white: 0, alpha: 0.1)
  }
}
