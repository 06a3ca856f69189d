import UIKit

/// What a layout holds beside constraints: priorities, layouts with a condition, groups.
@MainActor
protocol LayoutPart: AnyObject {
  /// Takes effect. `root` is the view whose size and traits decide what conditions say.
  func activate(in root: UIView?)

  /// Leaves everything as it was.
  func deactivate()

  /// Looks at its conditions again.
  func adapt(to root: UIView)
}
