import CoreGraphics
import QuartzCore

/// Menus of buttons and context menus.
///
/// Values without a source are judged by eye from screenshots and recordings of iOS 13 to 18.
package struct MenuMeasures: Sendable {
  /// design-26: D121, for iOS 18.
  package var width: CGFloat = 250
  /// design-26: D122, for iOS 18.
  package var cornerRadius: CGFloat = 13
  package var shadow = ShadowMeasures(opacity: 0.2, y: 8, radius: 32)

  // MARK: - Rows

  package var rowPadding: CGFloat = 11
  /// The distance above the first and below the last row.
  package var listPadding: CGFloat = 0
  /// Whether the menu consists of glass, without lines between rows, and with images before titles.
  package var isGlass = false
  /// The distance from the leading side to the titles of rows with a mark or an image, or of a menu with such rows. For
  /// menus of glass.
  package var markedTitleLeading: CGFloat = 40
  package var imageTitleLeading: CGFloat = 60
  /// The distance from the sides to the centers of marks, images and chevrons. For menus of glass.
  package var markCenter: CGFloat = 20
  package var imageCenter: CGFloat = 36.167
  package var chevronCenter: CGFloat = 31
  /// The inset of the patch behind a touched row at the sides. Judged by eye.
  package var highlightInset: CGFloat = 8
  /// The distance from the sides to the lines between sections. design-26: D131.
  package var lineInset: CGFloat = 24
  /// design-26: D125, for iOS 18.
  package var sidePadding: CGFloat = 16
  /// The width of check marks and chevrons at the leading edge.
  package var markWidth: CGFloat = 32
  package var markLeading: CGFloat = 4
  /// The distance between a mark and the title.
  package var markGap: CGFloat = 2
  package var markPointSize: CGFloat = 15
  package var chevronPointSize: CGFloat = 13
  package var imageWidth: CGFloat = 24
  package var imageGap: CGFloat = 12
  /// design-26: D128, for iOS 18.
  package var sectionGap: CGFloat = 8
  package var headerPadding: CGFloat = 8
  /// The heights of rows with several entries: with images only, and with images above titles.
  package var smallHeight: CGFloat = 44
  package var mediumHeight: CGFloat = 64
  package var tilePadding: CGFloat = 8
  package var tileImageHeight: CGFloat = 28
  package var tileTitleInset: CGFloat = 4

  // MARK: - Place

  /// The distance between a menu and its source.
  package var gap: CGFloat = 16
  package var compactGap: CGFloat = 6
  /// Whether the menu of a button covers the button. No source gives a figure: the menu begins at the button's upper
  /// edge, or ends at its lower one.
  package var coversSource = false
  /// The margin of menus at the edges of the screen.
  package var margin: CGFloat = 16
  package var compactMargin: CGFloat = 8

  // MARK: - Preview

  package var platterRadius: CGFloat = 13
  /// The shadow without its opacity, which is ``liftedOpacity`` for a lifted preview.
  package var platterShadow = ShadowMeasures(opacity: 0, y: 10, radius: 20)
  package var liftedOpacity: Float = 0.15
  package var badgeHeight: CGFloat = 24
  package var badgePadding: CGFloat = 7
  package var badgeFontSize: CGFloat = 15

  // MARK: - Transitions, in seconds and shares

  package var openDuration: CFTimeInterval = 0.4
  package var closeDuration: CFTimeInterval = 0.25
  /// The initial scale of a menu.
  package var closedScale: CGFloat = 0.2
  /// The scale of a menu behind its submenu.
  package var coveredScale: CGFloat = 0.95
  package var coveredAlpha: CGFloat = 0.6

  // MARK: - Colors

  package var separatorColor = UIColor.shade(light: (0, 0.12), dark: (1, 0.15))
  package var sectionColor = UIColor.shade(light: (0, 0.08), dark: (0, 0.3))
  package var highlightColor = UIColor.shade(light: (0, 0.08), dark: (1, 0.12))
  package var dimmingColor = UIColor.shade(light: (0, 0.1), dark: (0, 0.3))

  /// design-26: D121 to D131. D131 has a line under headers only; the 21 points of D128 between sections leave room for
  /// one, which pictures of iOS 26 show.
  static let iOS26: MenuMeasures = {
    var measures = MenuMeasures()
    measures.cornerRadius = 32.5
    measures.isGlass = true
    measures.rowPadding = 10.833
    measures.listPadding = 10
    measures.sidePadding = 28
    measures.sectionGap = 21
    measures.headerPadding = 11
    measures.coversSource = true
    return measures
  }()
}

/// The menu of a text selection. Judged by eye from screenshots of iOS 16 to 18.
package struct EditMenuMeasures: Sendable {
  package var height: CGFloat = 44
  package var padding: CGFloat = 14
  package var fontSize: CGFloat = 15
  package var arrowWidth: CGFloat = 36
  /// The distance between the menu and the selection.
  package var gap: CGFloat = 8
  /// The margin at the edges of the screen.
  package var margin: CGFloat = 8
  package var cornerRadius: CGFloat = 12
  package var shadow = ShadowMeasures(opacity: 0.2, y: 4, radius: 16)
  /// The duration of appearing and disappearing, in seconds.
  package var duration: CFTimeInterval = 0.2
}
