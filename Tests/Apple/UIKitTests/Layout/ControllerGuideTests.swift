import Foundation
import TestHosts
import Testing

@testable import UIKit

@Suite("The guides of a controller's bars", .ownHosts) @MainActor
struct ControllerGuideTests {
  init() { StandardScreen.make() }

  @Test("they are as high as the safe area, and constraints to them lie between the bars")
  func lengths() {
    let controller = UIViewController()
    let root: UIView = controller.view
    root.frame = rect(0, 0, 320, 480)
    root.traitOverrides.displayScale = 2
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 64, left: 0, bottom: 49, right: 0)
    let view = place(in: root)
    let (top, bottom) = (controller.topLayoutGuide, controller.bottomLayoutGuide)
    #expect(top.length == 64 && bottom.length == 49)
    activate(
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.widthAnchor.constraint(equalToConstant: 10),
      view.topAnchor.constraint(equalTo: top.bottomAnchor, constant: 5),
      // The attribute is the one in Interface Builder's files.
      NSLayoutConstraint(
        item: bottom, attribute: .top, relatedBy: .equal, toItem: view, attribute: .bottom, multiplier: 1,
        constant: 6))
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, 69, 10, 356))
    controller.additionalSafeAreaInsets.top = 20
    root.frame.size.height = 600
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, 25, 10, 520))
    #expect((bottom as? UILayoutGuide)?.layoutFrame == rect(0, 551, 320, 49))
    #expect(controller.topLayoutGuide === top)
  }

  @Test("a child's guides have what reaches into its own view")
  func child() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.view.frame = rect(0, 0, 320, 480)
    parent.additionalSafeAreaInsets = UIEdgeInsets(top: 64, left: 0, bottom: 49, right: 0)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.view.frame = rect(0, 40, 320, 300)
    #expect(child.topLayoutGuide.length == 24)
    #expect(child.bottomLayoutGuide.length == 0)
  }

  @Test("their heights and a visual format can name them")
  func anchors() {
    let controller = UIViewController()
    let root: UIView = controller.view
    root.frame = rect(0, 0, 320, 480)
    controller.additionalSafeAreaInsets.top = 30
    let (view, other) = (place(in: root), place(in: root))
    activate(
      view.heightAnchor.constraint(equalTo: controller.topLayoutGuide.heightAnchor, multiplier: 2))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:[top]-[other(9)]", options: [], metrics: nil,
        views: ["top": controller.topLayoutGuide, "other": other]))
    root.layoutIfNeeded()
    #expect(view.frame.height == 60)
    #expect(other.frame.minY == 38 && other.frame.height == 9)
  }
}
