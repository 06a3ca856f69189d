import UIKit

extension UIView {
  /// Gives active constraints other numbers: the lines are written once more.
  ///
  /// ```swift
  /// updateLayout {
  ///   box.height(100)
  /// }
  /// ```
  ///
  /// Each line belongs to the active constraint between the same anchors with the same relation and multiplier, held
  /// by the line's view or one above it. Where there is none, a warning names the line; nothing else happens, and
  /// nothing is added.
  ///
  /// The cost grows with the number of constraints that those views hold; keep the constraint in a property where that
  /// matters.
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

  /// Changes layout so that an animation shows it: what is due is laid out first, then `changes` run, and what they
  /// move moves in the block that `animator` gets.
  ///
  /// ```swift
  /// view.animateLayout(by: { UIView.animate(withDuration: 0.3, animations: $0) }) {
  ///   height.constant = 100
  /// }
  /// ```
  ///
  /// Call it on the view that holds everything that moves: a controller's `view`, mostly.
  ///
  /// - Parameters:
  ///   - animator: Runs its block as an animation: `UIView.animate`, a `UIViewPropertyAnimator`, a transition's
  ///     coordinator.
  ///   - changes: Changes constraints, groups, states.
  public func animateLayout(
    by animator: (@escaping @MainActor () -> Void) -> Void, _ changes: () -> Void
  ) {
    layoutIfNeeded()
    changes()
    animator { self.layoutIfNeeded() }
  }
}
