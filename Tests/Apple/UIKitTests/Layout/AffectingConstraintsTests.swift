import Foundation
import TestHosts
import Testing

@testable import UIKit

@Suite("Constraints that affect layout", .ownHosts) @MainActor
struct AffectingConstraintsTests {
  init() { StandardScreen.make() }

  func texts(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> [String] {
    view.constraintsAffectingLayout(for: axis).map(\.description)
  }

  @Test("a frame shows as constraints of the autoresizing mask")
  func mask() {
    let root = makeRoot(320, 480)
    let fixed = UIView(frame: rect(10, 20, 100, 50))
    fixed.accessibilityIdentifier = "fixed"
    root.addSubview(fixed)
    let view = place(in: root)
    let leading = view.leadingAnchor.constraint(equalTo: fixed.trailingAnchor)
    let width = view.widthAnchor.constraint(equalTo: fixed.widthAnchor)
    activate(leading, width)
    root.layoutIfNeeded()
    #expect(
      texts(fixed, .horizontal) == [
        "<NSAutoresizingMaskLayoutConstraint h=--& v=--& UIView 'fixed'.minX == 10   (active)>",
        "<NSAutoresizingMaskLayoutConstraint h=--& v=--& UIView 'fixed'.width == 100   (active)>",
      ])
    fixed.autoresizingMask = [.flexibleWidth, .flexibleTopMargin, .flexibleBottomMargin]
    #expect(texts(fixed, .vertical).contains { $0.contains("h=-&- v=&-& UIView 'fixed'.minY == 20") })
    let constraints = view.constraintsAffectingLayout(for: .horizontal)
    #expect(constraints.contains { $0 === leading } && constraints.contains { $0 === width })
    #expect(constraints.contains { $0.description.contains("'fixed'.width == 100") })
    let first = fixed.constraintsAffectingLayout(for: .horizontal)[0]
    #expect(first.firstItem === fixed && first.secondItem === root && first.constant == 10 && first.isActive)
  }

  @Test("content shows as one constraint for both of its priorities")
  func content() {
    let root = makeRoot(320, 480)
    let view = place(ContentView(30, 20), in: root)
    view.setContentHuggingPriority(.required, for: .horizontal)
    let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    activate(leading)
    root.layoutIfNeeded()
    #expect(
      texts(view, .horizontal) == [
        leading.description,
        "<NSContentSizeLayoutConstraint ContentView.width == 30 Hug:1000 CompressionResistance:750   (active)>",
      ])
    #expect(view.constraintsAffectingLayout(for: .horizontal)[1].constant == 30)
  }

  @Test("a guide shows as constraints for its sides, under UIKit's names")
  func guides() {
    let controller = UIViewController()
    let root: UIView = controller.view
    root.frame = rect(0, 0, 320, 480)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    let view = place(ContentView(30, 20), in: root)
    let top = view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor)
    let left = view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor)
    activate(top, left)
    root.layoutIfNeeded()
    let vertical = view.constraintsAffectingLayout(for: .vertical)
    let guideTop = vertical.first { $0.identifier == "UIViewSafeAreaLayoutGuide-top" }
    #expect(vertical.count == 3 && vertical.contains { $0 === top })
    #expect(guideTop?.constant == 44 && guideTop?.firstItem === root.safeAreaLayoutGuide)
    #expect(guideTop?.firstAttribute == .top && guideTop?.secondItem === root)
    #expect(
      guideTop?.description
        == "<NSLayoutConstraint 'UIViewSafeAreaLayoutGuide-top' UILayoutGuide 'UIViewSafeAreaLayoutGuide'.top == "
        + "UIView.top + 44   (active)>")
    let horizontal = view.constraintsAffectingLayout(for: .horizontal)
    #expect(horizontal.count == 3 && horizontal.contains { $0.identifier == "UIView-leftMargin-guide-constraint" })
    #expect(
      root.safeAreaLayoutGuide.constraintsAffectingLayout(for: .vertical).map(\.identifier).contains(
        "UIViewSafeAreaLayoutGuide-bottom"))
  }

  @Test("a stack's own constraints are among those of its views")
  func stack() {
    let root = makeRoot(320, 480)
    let views = [ContentView(30, 10), ContentView(30, 10)]
    let stack = place(UIStackView(arrangedSubviews: views), in: root)
    stack.spacing = 5
    stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    root.layoutIfNeeded()
    let names = views[1].constraintsAffectingLayout(for: .horizontal).compactMap(\.identifier)
    #expect(names.contains("UISV-spacing"))
  }

  @Test("the root view of a window's controller has the size that the framework dictates, by name")
  func rootOfWindow() {
    let window = UIWindow(frame: rect(0, 0, 300, 400))
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    let view = place(in: controller.view)
    view.widthAnchor.constraint(equalTo: controller.view.widthAnchor).isActive = true
    WindowFrame.make(for: window)
    let constraint = controller.view.constraintsAffectingLayout(for: .horizontal).last
    #expect(constraint?.identifier == "UIView-Encapsulated-Layout-Width" && constraint?.constant == 300)
    #expect(
      constraint?.description
        == "<NSLayoutConstraint 'UIView-Encapsulated-Layout-Width' UIView.width == 300   (active)>")
    window.isHidden = true
  }

  @Test("a container holds its cell to a size by constraints of the known names, which show in reports")
  func encapsulated() {
    UserInterface.current.layoutConflicts.removeAll()
    let root = makeRoot(320, 480)
    let cell = place(in: root)
    let content = place(in: cell)
    let high = content.heightAnchor.constraint(equalToConstant: 60)
    activate(
      content.topAnchor.constraint(equalTo: cell.topAnchor),
      content.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
      high, cell.topAnchor.constraint(equalTo: root.topAnchor),
      cell.leadingAnchor.constraint(equalTo: root.leadingAnchor))
    EncapsulatedLayout.hold(cell, width: 200, height: 44)
    root.layoutIfNeeded()
    #expect(cell.frame == rect(0, 0, 200, 44))
    let report = UserInterface.current.layoutConflicts.recent.last
    #expect(report?.constraints.first === high || report?.constraints.contains { $0 === high } == true)
    #expect(
      report?.others.contains(
        "<NSLayoutConstraint 'UIView-Encapsulated-Layout-Height' UIView.height == 44   (active)>") == true)
    EncapsulatedLayout.hold(cell, width: 210, height: 44, heightPriority: .fittingSizeLevel)
    root.layoutIfNeeded()
    #expect(cell.frame == rect(0, 0, 210, 60))
    EncapsulatedLayout.hold(cell, width: nil, height: nil)
    #expect(cell.constraints.allSatisfy { $0.identifier == nil })
    UserInterface.current.layoutConflicts.removeAll()
  }
}
