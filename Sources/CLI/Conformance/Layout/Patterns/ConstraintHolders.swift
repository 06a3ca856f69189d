import UIKit

/// A pattern for the view that owns an activated constraint. The result is the number of constraints in the parent and
/// in the child.
enum ConstraintHolders: LayoutPattern {
  static func measure(_ setup: LayoutSetup) throws(Unsupported) -> LayoutAnswer? {
    let pattern = TextPattern(
      "leading, top, width-to-parent constraints and a constant height on a child, activated")
    guard pattern.match(setup.text) != nil else { return nil }
    let parent = UIView()
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(child)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      child.topAnchor.constraint(equalTo: parent.topAnchor),
      child.widthAnchor.constraint(equalTo: parent.widthAnchor),
      child.heightAnchor.constraint(equalToConstant: 44),
    ])
    return .values([CGFloat(parent.constraints.count), CGFloat(child.constraints.count)])
  }
}
