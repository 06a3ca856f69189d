import CoreGraphics

/// Tab bars, their buttons and badges.
///
/// Values without a source are judged by eye from screenshots of iOS 13 to 18.
package struct TabBarMeasures: Sendable {
  /// control-metrics: UITabBar, height (without bottom safe area).
  package var height: CGFloat = 49
  /// The height on phones in landscape. design-26: D052, for iOS 18.
  package var compactHeight: CGFloat = 32
  package var sideMargin: CGFloat = 2
  /// The platter; nil for a bar that fills its frame.
  package var platter: TabPlatterMeasures?
  /// The default width of centered items in a wide bar.
  package var centeredItemWidth: CGFloat = 76
  package var centeredItemSpacing: CGFloat = 34

  // MARK: - Buttons

  package var titleBaselineFromTop: CGFloat = 44
  /// The distance from the button's top to the title; nil if the baseline is used.
  package var titleTop: CGFloat?
  package var imageCenter: CGFloat = 18.5
  package var inlineGap: CGFloat = 6
  /// design-26: D062, for iOS 18.
  package var stackedFontSize: CGFloat = 10
  package var stackedWeight = UIFont.Weight.medium
  package var inlineFontSize: CGFloat = 13
  package var compactInlineFontSize: CGFloat = 12
  package var symbolPointSize: CGFloat = 20
  /// The color of items that are not selected.
  package var unselectedColor = UIColor.shade(light: (162 / 255, 1), dark: (142 / 255, 1))
  package var compactSymbolPointSize: CGFloat = 13

  // MARK: - Badges

  /// design-26: D064, for iOS 18.
  package var badgeHeight: CGFloat = 18
  /// design-26: D064, for iOS 18.
  package var badgeFontSize: CGFloat = 13
  package var badgePadding: CGFloat = 5
  /// The height in bars on phones in landscape, where a badge must not cover the title beside it.
  package var compactBadgeHeight: CGFloat = 14
  package var compactBadgeFontSize: CGFloat = 10
  package var compactBadgePadding: CGFloat = 3.5
  package var compactBadgeOffset: CGFloat = 1
  package var compactBadgeRise: CGFloat = 5
  /// The distance from the center of the image to the badge.
  package var badgeOffset: CGFloat = 4
  package var stackedBadgeTop: CGFloat = 2
  /// The distance that a badge beside a title extends above the image.
  package var inlineBadgeRise: CGFloat = 6

  /// design-26: D050 to D069.
  static let iOS26: TabBarMeasures = {
    var measures = TabBarMeasures()
    measures.platter = TabPlatterMeasures()
    measures.stackedWeight = .semibold
    measures.imageCenter = 20
    measures.titleTop = 35
    measures.symbolPointSize = 18
    measures.inlineGap = 8
    measures.compactSymbolPointSize = 15
    measures.unselectedColor = .shade(light: (25 / 255, 1), dark: (243 / 255, 1))
    measures.badgeHeight = 20
    measures.badgeOffset = 8.5
    measures.stackedBadgeTop = 6
    measures.compactBadgeHeight = 16
    return measures
  }()
}
