import CoreGraphics

/// Navigation bars and toolbars.
///
/// Judged by eye from screenshots of iOS 13 to 18 is what names no other source.
package struct BarMeasures: Sendable {
  // MARK: - Heights

  /// control-metrics: UINavigationBar, height; UIToolbar, height.
  package var height: CGFloat = 44
  /// Of navigation bars of tablets. design-26: D006, for iOS 18.
  package var padHeight: CGFloat = 50
  /// Of navigation bars at the top of sheets. control-metrics: UINavigationBar, height inside a modal card.
  package var sheetHeight: CGFloat = 56
  /// Of navigation bars and toolbars of phones in landscape. design-26: D005, for iOS 18.
  package var compactHeight: CGFloat = 32
  /// control-metrics: UINavigationBar, height with large title shown.
  package var largeTitleHeight: CGFloat = 52
  /// What a search bar in a navigation bar adds.
  package var searchBarHeight: CGFloat = 52
  /// From the top of that to the field: the large title above brings the rest of the room.
  package var searchFieldTop: CGFloat = 1
  /// design-26: D016, for iOS 18.
  package var promptHeight: CGFloat = 30
  /// Of toolbars of phones as wide as the Plus ones. control-metrics: UIToolbar, height.
  package var wideToolbarHeight: CGFloat = 49
  /// The width from which on phones have those. control-metrics: the same row.
  package var wideToolbarWidth: CGFloat = 414

  // MARK: - Text

  /// Of titles and items. design-26: D013 and D028, for iOS 18.
  package var fontSize: CGFloat = 17
  /// Of bars of phones in landscape.
  package var compactFontSize: CGFloat = 16
  /// design-26: D008, for iOS 18.
  package var largeTitleFontSize: CGFloat = 34
  package var promptFontSize: CGFloat = 12
  package var promptTop: CGFloat = 10
  /// From the top of the large title's room to its text.
  package var largeTitleTop: CGFloat = 3

  /// The size of titles and items.
  package func fontSize(isCompact: Bool) -> CGFloat { isCompact ? compactFontSize : fontSize }

  // MARK: - Items

  /// Between two items, and between an item and the title.
  package var itemGap: CGFloat = 16
  package var titleGap: CGFloat = 8
  /// How far the patch behind a selected item reaches beyond it, and its corners.
  package var selectionOutset: CGFloat = 6
  package var selectionRadius: CGFloat = 6

  // MARK: - Back button

  /// design-26: D025, for iOS 18.
  package var backLeading: CGFloat = 8
  package var backIndicatorWidth: CGFloat = 13
  package var backIndicatorGap: CGFloat = 6
  /// 17 points in the large scale: the chevron is about 12 by 20 points on screenshots.
  package var backIndicatorPointSize: CGFloat = 21.8

  // MARK: - Colors

  package var hairlineColor = UIColor.shade(light: (0, 0.3), dark: (1, 0.15))
  package var opaqueColor = UIColor.shade(light: (249 / 255, 1), dark: (18 / 255, 1))
  /// How much of its tint a translucent bar has.
  package var translucentAlpha: CGFloat = 0.85
}

// Colors of appearances, which are made where no traits are known.
extension UIColor {
  static let barHairline = UIColor { $0.measures.bars.hairlineColor.resolvedColor(with: $0) }
  static let opaqueBar = UIColor { $0.measures.bars.opaqueColor.resolvedColor(with: $0) }
}
