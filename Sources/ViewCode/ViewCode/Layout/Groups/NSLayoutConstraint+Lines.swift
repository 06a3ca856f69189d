import UIKit

extension NSLayoutConstraint {
  /// Gives way to others: `box.height(100).priority(.defaultHigh)`.
  public func priority(_ priority: UILayoutPriority) -> Self {
    self.priority = priority
    return self
  }

  /// Gives way to others: `box.height(100).priority(750)`.
  public func priority(_ priority: Float) -> Self {
    self.priority(UILayoutPriority(priority))
  }

  /// Gives the constraint a name, to find it by in a ``ConstraintGroup`` and in UIKit's messages.
  ///
  /// The name stands before the file and line in `identifier`. It has no spaces.
  public func named(_ name: String) -> Self {
    identifier = identifier.map { "\(name) \($0)" } ?? name
    return self
  }

  /// Takes part in layout while a condition holds: `box.height(100).when(.landscape)`.
  public func when(_ condition: LayoutCondition) -> Layout {
    Layout(parts: [When(condition, Layout([self]))])
  }

  /// Activates the constraint, for code outside of ``ViewCoding/layout``, and answers it.
  ///
  /// The view that it places no longer translates its autoresizing mask.
  @discardableResult
  public func activate() -> Self {
    Self.placeByConstraints([self])
    isActive = true
    return self
  }

  /// What the constraint was `named(_:)`.
  var name: String? {
    guard let word = identifier?.split(separator: " ").first else { return nil }
    return String(word)
  }

  /// Views with a place in a hierarchy leave it to their constraints. A constraint that places what is inside a view
  /// says nothing about the view's own place, and content views of cells are the cell's business.
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
  /// All of them give way to others: `card.pin(.edges).priority(.defaultHigh)`.
  public func priority(_ priority: UILayoutPriority) -> Self {
    for constraint in self { constraint.priority = priority }
    return self
  }

  /// All of them give way to others.
  public func priority(_ priority: Float) -> Self {
    self.priority(UILayoutPriority(priority))
  }

  /// Gives each of them a name.
  public func named(_ name: String) -> Self {
    map { $0.named(name) }
  }

  /// They take part in layout while a condition holds.
  public func when(_ condition: LayoutCondition) -> Layout {
    Layout(parts: [When(condition, Layout(self))])
  }

  /// Activates all of them at once, for code outside of ``ViewCoding/layout``, and answers them.
  ///
  /// The views that they place no longer translate their autoresizing masks.
  @discardableResult
  public func activate() -> Self {
    NSLayoutConstraint.placeByConstraints(self)
    NSLayoutConstraint.activate(self)
    return self
  }

  /// Takes all of them out of layout.
  public func deactivate() {
    NSLayoutConstraint.deactivate(self)
  }
}
