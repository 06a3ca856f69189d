import TestHosts
import Testing

@testable import UIKit

/// The identity of anchors, because code compares anchors and reads those of constraints.
@Suite("The identity of anchors", .ownHosts) @MainActor
struct AnchorIdentityTests {
  init() { StandardScreen.make() }

  @Test("a view and a guide have one anchor for each attribute")
  func one() {
    let (view, guide) = (UIView(), UILayoutGuide())
    view.addLayoutGuide(guide)
    #expect(view.leadingAnchor === view.leadingAnchor)
    #expect(view.leadingAnchor == view.leadingAnchor)
    #expect(view.leadingAnchor != view.leftAnchor)
    #expect(view.widthAnchor === view.widthAnchor)
    #expect(view.widthAnchor != view.heightAnchor)
    #expect(guide.topAnchor === guide.topAnchor)
    #expect(guide.topAnchor != view.topAnchor)
    #expect(view.safeAreaLayoutGuide.bottomAnchor === view.safeAreaLayoutGuide.bottomAnchor)
  }

  @Test("a constraint has the anchors that made it")
  func ofConstraint() {
    let (root, view) = (UIView(), UIView())
    root.addSubview(view)
    let constraint = view.leadingAnchor.constraint(equalTo: root.trailingAnchor, constant: 3)
    #expect(constraint.firstAnchor === view.leadingAnchor)
    #expect(constraint.secondAnchor === root.trailingAnchor)
    #expect(constraint.firstAnchor == view.leadingAnchor)
    #expect(type(of: constraint.firstAnchor as AnyObject) is NSLayoutXAxisAnchor.Type)
    #expect(constraint.firstAnchor.description == view.leadingAnchor.description)
    let item = NSLayoutConstraint(
      item: view, attribute: .top, relatedBy: .equal, toItem: root, attribute: .bottom, multiplier: 1, constant: 0)
    #expect(item.firstAnchor === view.topAnchor)
    #expect(item.secondAnchor === root.bottomAnchor)
    #expect(view.heightAnchor.constraint(equalToConstant: 5).secondAnchor == nil)
    #expect(view.heightAnchor.constraint(equalToConstant: 5).firstAnchor === view.heightAnchor)
  }

  @Test("an anchor does not keep its view alive, and none is made before it is asked for")
  func lifetime() {
    weak var gone: UIView?
    var anchor: NSLayoutXAxisAnchor?
    weak var item: LayoutItem?
    do {
      let view = UIView()
      gone = view
      #expect(view.layoutState.item.anchors.isEmpty)
      anchor = view.leadingAnchor
      _ = view.topAnchor
      #expect(view.layoutState.item.anchors.count == 2)
      item = view.layoutState.item
    }
    #expect(gone == nil)
    #expect(anchor != nil)
    anchor = nil
    #expect(item == nil)
  }
}
