import UIKit

/// Finds constraints that UIKit would refuse with an exception, and says in the author's words what is missing.
@MainActor
enum LayoutCheck {
  static func run(_ layout: Layout, of owner: some ViewCoding, in root: UIView) {
    for constraint in layout.constraints {
      guard let first = view(of: constraint.firstItem), let second = view(of: constraint.secondItem),
        top(of: first) !== top(of: second)
      else { continue }
      // The one that is not below the root is the one that was forgotten.
      let stray = first.isDescendant(of: root) ? second : first
      fatalError(
        """
        \(type(of: owner)): a constraint in `layout` relates \(name(of: first)) and \(name(of: second)), which have no \
        common ancestor. \(name(of: stray)) is in no place of `hierarchy`: add it there, or leave the constraint out. \
        The constraint: \(constraint)
        """)
    }
  }

  private static func view(of item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }

  private static func top(of view: UIView) -> UIView {
    var current = view
    while let superview = current.superview { current = superview }
    return current
  }

  private static func name(of view: UIView) -> String {
    let name = String(describing: type(of: view))
    if let identifier = view.accessibilityIdentifier { return "\(name) '\(identifier)'" }
    if let text = (view as? UILabel)?.text { return "\(name) \"\(text)\"" }
    return name
  }
}
