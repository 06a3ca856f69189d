import CoreGraphics
import QuartzCore

/// Menus of buttons and of what a finger rests on.
///
/// Judged by eye from screenshots and recordings of iOS 13 to 18 is what names no other source.
package struct MenuMeasures: Sendable {
  /// design-26: D121, for iOS 18.
  package var width: CGFloat = 250
  /// design-26: D122, for iOS 18.
  package var cornerRadius: CGFloat = 13
  package var shadow = ShadowMeasures(opacity: 0.2, y: 8, radius: 32)

  // MARK: - Rows

  package var rowPadding: CGFloat = 11
  /// Above the first and below the last row.
  package var listPadding: CGFloat = 0
  /// Whether the menu is of glass, with no lines between rows, and images before titles.
  package var isGlass = false
  /// Of the titles of rows that have a mark, an image, or may have either, from the leading side. For menus of glass.
  package var markedTitleLeading: CGFloat = 40
  package var imageTitleLeading: CGFloat = 60
  /// The middles of marks, images and chevrons, from the sides. For menus of glass.
  package var markCenter: CGFloat = 20
  package var imageCenter: CGFloat = 36.167
  package var chevronCenter: CGFloat = 31
  /// What the patch under a finger leaves free at the sides. Judged by eye.
  package var highlightInset: CGFloat = 8
  /// From the sides to the lines between sections. design-26: D131.
  package var lineInset: CGFloat = 24
  /// design-26: D125, for iOS 18.
  package var sidePadding: CGFloat = 16
  /// What check marks and chevrons take at the leading edge.
  package var markWidth: CGFloat = 32
  package var markLeading: CGFloat = 4
  /// Between a mark and the title.
  package var markGap: CGFloat = 2
  package var markPointSize: CGFloat = 15
  package var chevronPointSize: CGFloat = 13
  package var imageWidth: CGFloat = 24
  package var imageGap: CGFloat = 12
  /// design-26: D128, for iOS 18.
  package var sectionGap: CGFloat = 8
  package var headerPadding: CGFloat = 8
  /// Of rows of several entries: images alone, and images over titles.
  package var smallHeight: CGFloat = 44
  package var mediumHeight: CGFloat = 64
  package var tilePadding: CGFloat = 8
  package var tileImageHeight: CGFloat = 28
  package var tileTitleInset: CGFloat = 4

  // MARK: - Place

  /// Between a menu and what it belongs to.
  package var gap: CGFloat = 16
  package var compactGap: CGFloat = 6
  /// Whether the menu of a button covers the button. No source gives a figure: the menu begins at the button's upper edge, or
  /// ends at its lower one.
  package var coversSource = false
  /// What menus leave free at the edges of the screen.
  package var margin: CGFloat = 16
  package var compactMargin: CGFloat = 8

  // MARK: - Preview

  package var platterRadius: CGFloat = 13
  /// Without the opacity, which ``liftedOpacity`` is once it is lifted.
  package var platterShadow = ShadowMeasures(opacity: 0, y: 10, radius: 20)
  package var liftedOpacity: Float = 0.15
  package var badgeHeight: CGFloat = 24
  package var badgePadding: CGFloat = 7
  package var badgeFontSize: CGFloat = 15

  // MARK: - Coming and going, in seconds and shares

  package var openDuration: CFTimeInterval = 0.4
  package var closeDuration: CFTimeInterval = 0.25
  /// How small a menu is where it begins.
  package var closedScale: CGFloat = 0.2
  /// What is left of a menu behind one that it holds.
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

/// The row of words over a selection. Judged by eye from screenshots of iOS 16 to 18.
package struct EditMenuMeasures: Sendable {
  package var height: CGFloat = 44
  package var padding: CGFloat = 14
  package var fontSize: CGFloat = 15
  package var arrowWidth: CGFloat = 36
  /// Between the row and what it is for.
  package var gap: CGFloat = 8
  /// What it leaves free at the edges of the screen.
  package var margin: CGFloat = 8
  package var cornerRadius: CGFloat = 12
  package var shadow = ShadowMeasures(opacity: 0.2, y: 4, radius: 16)
  /// Seconds in which it comes and goes.
  package var duration: CFTimeInterval = 0.2
}
