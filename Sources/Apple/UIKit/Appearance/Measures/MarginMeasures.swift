import CoreGraphics

/// The margins of content at the sides.
package struct MarginMeasures: Sendable {
  /// The margin on phones. control-metrics: UIViewController, systemMinimumLayoutMargins; UITableViewCell, text inset.
  package var side: CGFloat = 16
  /// The margin on wide phones and tablets. control-metrics: the same rows.
  package var wideSide: CGFloat = 20
  /// The minimum width of a view with the wide margins. It is between 393 and 414 (control-metrics, the same rows), and
  /// no values in between are recorded.
  package var wideWidth: CGFloat = 400
  /// The same for the rows of tables and lists, and for the sides of inset sections; nil for ``wideWidth``.
  package var wideTableWidth: CGFloat?
  /// The same for the content of rows in inset sections; nil for that of other rows.
  package var wideInsetRowWidth: CGFloat?

  /// design-26: D155 for tables, D156 for views and D159 for rows in inset sections.
  static let iOS26: MarginMeasures = {
    var measures = MarginMeasures()
    measures.wideWidth = 414
    measures.wideTableWidth = 390
    measures.wideInsetRowWidth = 414
    return measures
  }()

  /// Returns whether a view of a width has the margins of wide phones and tablets.
  ///
  /// Screens whose sides are cut off, such as those of phones with a sensor housing in landscape, keep the margins of
  /// phones: bar items of swift-snapshot-testing's `testTraitsEmbeddedInTabNavigation` begin 16 points beside the safe
  /// area on screens 812 and 896 wide, and at 20 on those of 568, 667 and 736, whose sides are not cut off.
  package func areWide(_ width: CGFloat, cutsOffSides: Bool = false) -> Bool { width >= wideWidth && !cutsOffSides }

  /// Returns whether rows of a table of a width have the margins of wide phones and tablets.
  package func areWideInTables(_ width: CGFloat, cutsOffSides: Bool = false) -> Bool {
    width >= wideTableWidth ?? wideWidth && !cutsOffSides
  }

  /// Returns the margin at each side of a view of a width.
  package func side(forWidth width: CGFloat, cutsOffSides: Bool = false) -> CGFloat {
    areWide(width, cutsOffSides: cutsOffSides) ? wideSide : side
  }
}
