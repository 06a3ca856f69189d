import UIKit

/// A part of a layout other than a constraint: priorities, layouts with a condition, groups.
@MainActor
protocol LayoutPart: AnyObject {
  /// Activates the part. `root` is the view whose size and traits determine the conditions.
  func activate(in root: UIView?)

  /// Deactivates the part and restores the previous state.
  func deactivate()

  /// Evaluates the conditions again.
  func adapt(to root: UIView)
}
