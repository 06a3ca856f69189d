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

  /// Whether a view of some width has the margins of wide phones and tablets.
  package func areWide(_ width: CGFloat) -> Bool { width >= wideWidth }

  /// The margin at each side of a view of some width.
  package func side(forWidth width: CGFloat) -> CGFloat { areWide(width) ? wideSide : side }
}
