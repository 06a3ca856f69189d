import CoreGraphics

/// What content keeps free at the sides of what it lies in.
package struct MarginMeasures: Sendable {
  /// Of phones. control-metrics: UIViewController, systemMinimumLayoutMargins; UITableViewCell, text inset.
  package var side: CGFloat = 16
  /// Of wide phones and tablets. control-metrics: the same rows.
  package var wideSide: CGFloat = 20
  /// The width from which on a view has the wide margins: between 393, which has not, and 414, which has (control-metrics,
  /// the same rows); in between nothing is recorded.
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

  /// Whether a view of some width has the margins of wide phones and tablets.
  ///
  /// Screens that cut off their sides, as phones with a sensor housing that lie on their long edge, keep the margins of phones: bar
  /// items of swift-snapshot-testing's `testTraitsEmbeddedInTabNavigation` begin 16 points beside the safe area on screens
  /// 812 and 896 wide, and at 20 on those of 568, 667 and 736, which cut off nothing.
  package func areWide(_ width: CGFloat, cutsOffSides: Bool = false) -> Bool { width >= wideWidth && !cutsOffSides }

  /// Whether rows of a table of some width have the margins of wide phones and tablets.
  package func areWideInTables(_ width: CGFloat, cutsOffSides: Bool = false) -> Bool {
    width >= wideTableWidth ?? wideWidth && !cutsOffSides
  }

  /// The margin at each side of a view of some width.
  package func side(forWidth width: CGFloat, cutsOffSides: Bool = false) -> CGFloat {
    areWide(width, cutsOffSides: cutsOffSides) ? wideSide : side
  }
}
