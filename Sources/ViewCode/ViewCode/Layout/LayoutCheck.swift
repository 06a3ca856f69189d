import UIKit

/// The check for constraints for which UIKit would throw an exception, with messages in terms of the author's code. It
/// is active in debug builds; others leave it to UIKit.
@MainActor
enum LayoutCheck {
  static func run(_ layout: Layout, of owner: UIResponder, in root: UIView) {
    for constraint in layout.constraints {
      guard let secondItem = constraint.secondItem, let second = view(of: secondItem),
        let first = view(of: constraint.firstItem), !areNear(first, second), top(of: first) !== top(of: second)
      else { continue }
      // The view that isn't below the root wasn't added.
      let stray = first.isDescendant(of: root) ? second : first
      fatalError(
        """
        \(type(of: owner)): a constraint in `layout` relates \(Names.of(first)) and \(Names.of(second)), which have no \
        common ancestor. \(Names.of(stray)) is not in `hierarchy`; add it there, or remove the constraint. \
        The constraint: \(constraint)
        """)
    }
  }

  /// Returns whether two views are a view and its superview or siblings, as for most constraints.
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
