import CoreGraphics

/// Navigation bars and toolbars.
///
/// Values without a source are judged by eye from screenshots of iOS 13 to 18.
package struct BarMeasures: Sendable {
  // MARK: - Heights

  /// The height of the row with title and items, at the top of the bar; nil for the whole height.
  package var contentHeight: CGFloat?
  /// The minimum distance of a navigation bar from the top of the screen or sheet, also in compact height.
  package var leastTop: CGFloat = 0
  package var leastCompactTop: CGFloat = 0
  /// The heights of toolbars on phones, on tablets, and in compact height; nil for the heights below.
  package var toolbarHeights: ToolbarHeights?
  /// control-metrics: UINavigationBar, height; UIToolbar, height.
  package var height: CGFloat = 44
  /// The height of navigation bars on tablets. design-26: D006, for iOS 18.
  package var padHeight: CGFloat = 50
  /// The height of navigation bars at the top of sheets. control-metrics: UINavigationBar, height inside a modal card.
  package var sheetHeight: CGFloat = 56
  /// The height of navigation bars and toolbars on phones in landscape. design-26: D005, for iOS 18.
  package var compactHeight: CGFloat = 32
  /// control-metrics: UINavigationBar, height with large title shown.
  package var largeTitleHeight: CGFloat = 52
  /// The additional height for a search bar in a navigation bar.
  package var searchBarHeight: CGFloat = 52
  /// The distance from the top of that to the field. The large title above provides the rest of the space.
  package var searchFieldTop: CGFloat = 1
  /// design-26: D016, for iOS 18.
  package var promptHeight: CGFloat = 30
  /// The height of toolbars on phones as wide as the Plus models. control-metrics: UIToolbar, height.
  package var wideToolbarHeight: CGFloat = 49
  /// The minimum width of those phones. control-metrics: the same row.
  package var wideToolbarWidth: CGFloat = 414

  /// The distance that the user scrolls before a bar disappears or reappears; nil if bars stay. The same as for tab
  /// bars.
  package var minimizingWay: CGFloat?
  /// Whether items without space are in a menu.
  package var hasOverflowMenu = false
  /// Search bars among items.
  package var search = BarSearchMeasures()

  // MARK: - Text

  /// The size of titles and items. design-26: D013 and D028, for iOS 18.
  package var fontSize: CGFloat = 17
  /// The size in bars on phones in landscape.
  package var compactFontSize: CGFloat = 16
  /// design-26: D008, for iOS 18.
  package var largeTitleFontSize: CGFloat = 34
  package var promptFontSize: CGFloat = 12
  package var promptTop: CGFloat = 10
  /// The distance from the top of the large title's area to its text.
  package var largeTitleTop: CGFloat = 3

  /// The size of the text below a title. No measure is public (design-26: D294): judged by eye from pictures.
  package var subtitleFontSize: CGFloat = 12
  package var largeSubtitleFontSize: CGFloat = 17
  package var itemWeight = UIFont.Weight.regular

  /// Returns the size of titles and items.
  package func fontSize(isCompact: Bool) -> CGFloat { isCompact ? compactFontSize : fontSize }

  // MARK: - Items

  /// The glass behind items; nil for none.
  package var platters: PlatterMeasures?
  /// The distance from the bar's sides; nil for the margin of views with its width.
  package var sideMargin: CGFloat?
  /// Whether items have the bar's tint color.
  package var tintsItems = true
  /// The distance between two items, and between an item and the title.
  package var itemGap: CGFloat = 16
  package var titleGap: CGFloat = 8
  /// The distance that the patch behind a selected item extends beyond it, and its corner radius.
  package var selectionOutset: CGFloat = 6
  package var selectionRadius: CGFloat = 6

  // MARK: - Back button

  package var showsBackTitle = true
  /// design-26: D025, for iOS 18.
  package var backLeading: CGFloat = 8
  package var backIndicatorWidth: CGFloat = 13
  package var backIndicatorGap: CGFloat = 6
  /// 17 points in the large scale: the chevron is about 12 by 20 points on screenshots.
  package var backIndicatorPointSize: CGFloat = 21.8

  // MARK: - Background

  /// Whether bars show the system's background, which the default appearance has.
  package var showsStandardBackground = true
  /// The fading of content under bars; nil for none.
  package var edgeEffects: EdgeEffectMeasures?
  package var hairlineColor = UIColor.shade(light: (0, 0.3), dark: (1, 0.15))
  package var opaqueColor = UIColor.shade(light: (249 / 255, 1), dark: (18 / 255, 1))
  /// The opacity of the tint of a translucent bar.
  package var translucentAlpha: CGFloat = 0.85

  /// The heights of toolbars, and the distances around the toolbar of a navigation controller.
  package struct ToolbarHeights: Sendable {
    /// design-26: D043.
    package var phone: CGFloat = 48
    package var pad: CGFloat = 44
    package var compact: CGFloat = 44
    /// The distance between content and the platters. design-26: D046 and D288.
    package var top: CGFloat = 10
    /// The distance below the platters and at their sides. design-26: D046 and D288.
    package var bottom: CGFloat = 28
    package var side: CGFloat = 28
  }

  /// design-26: D001 to D018, D022 to D035 and D043 to D048.
  static let iOS26: BarMeasures = {
    var measures = BarMeasures()
    measures.height = 54
    measures.padHeight = 54
    measures.sheetHeight = 54
    measures.compactHeight = 54
    measures.contentHeight = 44
    measures.leastTop = 10
    measures.leastCompactTop = 24
    measures.toolbarHeights = ToolbarHeights()
    measures.searchBarHeight = 60
    measures.search = .iOS26
    measures.minimizingWay = TabPlatterMeasures().minimizingWay
    measures.hasOverflowMenu = true
    measures.promptHeight = 32
    measures.largeTitleTop = 3.5
    measures.compactFontSize = 17
    measures.itemWeight = .medium
    measures.itemGap = 16
    measures.platters = PlatterMeasures()
    measures.sideMargin = 16
    measures.tintsItems = false
    measures.backLeading = 16
    measures.backIndicatorWidth = 44
    measures.backIndicatorGap = 0
    measures.backIndicatorPointSize = 18
    measures.showsBackTitle = false
    measures.showsStandardBackground = false
    measures.edgeEffects = EdgeEffectMeasures()
    return measures
  }()
}

// Colors of appearances, which are created without traits.
extension UIColor {
  static let barHairline = UIColor { $0.measures.bars.hairlineColor.resolvedColor(with: $0) }
  static let opaqueBar = UIColor { $0.measures.bars.opaqueColor.resolvedColor(with: $0) }
}
