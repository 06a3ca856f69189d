import UIKit

/// Finds constraints that UIKit would refuse with an exception, and says in the author's words what is missing. In
/// debug builds; others leave it to UIKit.
@MainActor
enum LayoutCheck {
  static func run(_ layout: Layout, of owner: UIResponder, in root: UIView) {
    for constraint in layout.constraints {
      guard let secondItem = constraint.secondItem, let second = view(of: secondItem),
        let first = view(of: constraint.firstItem), !areNear(first, second), top(of: first) !== top(of: second)
      else { continue }
      // The one that is not below the root is the one that was forgotten.
      let stray = first.isDescendant(of: root) ? second : first
      fatalError(
        """
        \(type(of: owner)): a constraint in `layout` relates \(Names.of(first)) and \(Names.of(second)), which have no \
        common ancestor. \(Names.of(stray)) is in no place of `hierarchy`: add it there, or leave the constraint out. \
        The constraint: \(constraint)
        """)
    }
  }

  /// Most constraints are between a view and its superview or a sibling.
  private static func areNear(_ first: UIView, _ second: UIView) -> Bool {
    guard first !== second else { return true }
    let (above, aboveSecond) = (first.superview, second.superview)
    return above === second || aboveSecond === first || (above != nil && above === aboveSecond)
  }

  private static func view(of item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }

  private static func top(of view: UIView) -> UIView {
    var current = view
    while let superview = current.superview { current = superview }
    return current
  }
}
