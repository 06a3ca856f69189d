import TestHosts
import Testing

@testable import UIKit

/// Constraints that layout libraries create and change.
@Suite("Constraints as layout libraries make them", .ownHosts) @MainActor
struct ItemInitializerTests {
  init() { StandardScreen.make() }

  @Test("without a second item its attribute is none", arguments: [NSLayoutConstraint.Attribute.width, .height, .top])
  func secondAttribute(_ attribute: NSLayoutConstraint.Attribute) {
    let view = UIView()
    let constraint = NSLayoutConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: attribute, multiplier: 1, constant: 40)
    #expect(constraint.secondItem == nil)
    #expect(constraint.secondAttribute == .notAnAttribute)
    view.translatesAutoresizingMaskIntoConstraints = false
    constraint.isActive = true
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(view.frame.width == 40)
  }

  @Test("a priority changes between required and optional while the constraint is active")
  func priorityOfInstalled() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let narrow = view.widthAnchor.constraint(equalToConstant: 5)
    let wide = view.widthAnchor.constraint(equalToConstant: 50)
    wide.priority = .defaultHigh
    NSLayoutConstraint.activate([narrow, wide])
    root.layoutIfNeeded()
    #expect(view.frame.width == 5)
    narrow.priority = .defaultLow
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
    narrow.priority = .required
    root.layoutIfNeeded()
    #expect(view.frame.width == 5)
  }
}
