import TestHosts
import Testing
import UIKit

// The forms in which apps create constraints, in Swift 5 mode. The test is that they compile.

class PlainConstraint: NSLayoutConstraint {
  var note = ""

  convenience init(height: CGFloat, of view: UIView) {
    self.init(
      item: view, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
      constant: height)
  }

  override var identifier: String? {
    didSet { note = identifier ?? "" }
  }
}

extension UIView {
  func pinned(to other: UIView) -> [NSLayoutConstraint] {
    [
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: 8),
      trailingAnchor.constraint(equalTo: other.trailingAnchor),
    ] + [topAnchor, bottomAnchor].map(other.topAnchor.constraint(equalTo:))
  }
}

@Suite("Constraints in Swift 5 mode", .ownHosts) @MainActor
struct ConstraintFormsTests {
  @Test("calls, function values and subclasses compile as they stand")
  func forms() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    let make: (CGFloat) -> NSLayoutConstraint = inner.widthAnchor.constraint(equalToConstant:)
    let all =
      inner.pinned(to: outer) + [20, 30].map(inner.heightAnchor.constraint(greaterThanOrEqualToConstant:)) + [make(5)]
      + NSLayoutConstraint.constraints(withVisualFormat: "H:|-[inner]", metrics: nil, views: ["inner": inner])
    #expect(all.map(\.constant) == [8, 0, 0, 0, 20, 30, 5, 0])
    let own = PlainConstraint(height: 4, of: inner)
    own.identifier = "own"
    #expect(own.note == "own" && own.constant == 4)
  }
}
