import UIKit

extension NSLayoutConstraint {
  /// Sets the priority: `box.height(100).priority(.defaultHigh)`.
  public func priority(_ priority: UILayoutPriority) -> Self {
    self.priority = priority
    return self
  }

  /// Sets the priority: `box.height(100).priority(750)`.
  public func priority(_ priority: Float) -> Self {
    self.priority(UILayoutPriority(priority))
  }

  /// Sets a name by which a ``ConstraintGroup`` finds the constraint and which UIKit's messages contain.
  ///
  /// The name precedes the file and line in `identifier`. It has no spaces.
  public func named(_ name: String) -> Self {
    identifier = identifier.map { "\(name) \($0)" } ?? name
    return self
  }

  /// Returns a layout in which the constraint is active while a condition is true: `box.height(100).when(.landscape)`.
  public func when(_ condition: LayoutCondition) -> Layout {
    Layout(parts: [When(condition, Layout([self]))])
  }

  /// Activates the constraint, for code outside of ``ViewCoding/layout``, and returns it.
  ///
  /// The view that it positions no longer translates its autoresizing mask.
  @discardableResult
  public func activate() -> Self {
    Self.placeByConstraints([self])
    isActive = true
    return self
  }

  /// The name that `named(_:)` set.
  var name: String? {
    guard let word = identifier?.split(separator: " ").first else { return nil }
    return String(word)
  }

  /// Disables the autoresizing masks of the views that constraints position. A constraint of a view's contents doesn't
  /// position the view itself, and the content views of cells belong to the cells.
  static func placeByConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints {
      guard let view = constraint.firstItem as? UIView, view.translatesAutoresizingMaskIntoConstraints,
        let superview = view.superview, !(superview is UITableViewCell), !(superview is UITableViewHeaderFooterView)
      else { continue }
      let other = (constraint.secondItem as? UIView) ?? (constraint.secondItem as? UILayoutGuide)?.owningView
      if let other, other !== view, other.isDescendant(of: view) { continue }
      view.translatesAutoresizingMaskIntoConstraints = false
    }
  }
}

@MainActor
extension Array where Element == NSLayoutConstraint {
  /// Sets the priority of all constraints: `card.pin(.edges).priority(.defaultHigh)`.
  public func priority(_ priority: UILayoutPriority) -> Self {
    for constraint in self { constraint.priority = priority }
    return self
  }

  /// Sets the priority of all constraints.
  public func priority(_ priority: Float) -> Self {
    self.priority(UILayoutPriority(priority))
  }

  /// Sets the name of all constraints.
  public func named(_ name: String) -> Self {
    map { $0.named(name) }
  }

  /// Returns a layout in which the constraints are active while a condition is true.
  public func when(_ condition: LayoutCondition) -> Layout {
    Layout(parts: [When(condition, Layout(self))])
  }

  /// Activates all constraints at once, for code outside of ``ViewCoding/layout``, and returns them.
  ///
  /// The views that they position no longer translate their autoresizing masks.
  @discardableResult
  public func activate() -> Self {
    NSLayoutConstraint.placeByConstraints(self)
    NSLayoutConstraint.activate(self)
    return self
  }

  /// Deactivates all constraints.
  public func deactivate() {
    NSLayoutConstraint.deactivate(self)
  }
}
