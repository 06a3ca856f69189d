import UIKit

extension UIView {
  /// Changes numbers of active constraints, which are specified as lines with other numbers.
  ///
  /// ```swift
  /// updateLayout {
  ///   box.height(100)
  /// }
  /// ```
  ///
  /// Each line refers to the active constraint between the same anchors with the same relation and multiplier in the
  /// line's view or an ancestor. If there is none, a warning with the line is reported; nothing is added.
  ///
  /// The time is proportional to the number of constraints of those views. If that matters, store the constraint in a
  /// property.
  public func updateLayout(
    file: StaticString = #fileID, line: UInt = #line, @LayoutBuilder _ lines: () -> Layout
  ) {
    for change in lines().constraints {
      var holder = change.someView
      var found: NSLayoutConstraint?
      while let view = holder, found == nil {
        found = view.constraints.first { $0.isLike(change) }
        holder = view.superview
      }
      if let found {
        found.take(change)
      } else {
        Warning.nothingToUpdate(change, String(describing: type(of: self)), file, line)
      }
    }
  }

  /// Changes the layout with an animation: pending layout is done first, then `changes` is called, and the resulting
  /// layout is animated in the closure that `animator` gets.
  ///
  /// ```swift
  /// view.animateLayout(by: { UIView.animate(withDuration: 0.3, animations: $0) }) {
  ///   height.constant = 100
  /// }
  /// ```
  ///
  /// Call it on the common ancestor of all views that move, usually a controller's `view`.
  ///
  /// - Parameters:
  ///   - animator: A closure that runs its argument as an animation, such as with `UIView.animate`, a
  ///     `UIViewPropertyAnimator` or a transition coordinator.
  ///   - changes: A closure that changes constraints, groups or states.
  public func animateLayout(
    by animator: (@escaping @MainActor () -> Void) -> Void, _ changes: () -> Void
  ) {
    layoutIfNeeded()
    changes()
    animator { self.layoutIfNeeded() }
  }
}
