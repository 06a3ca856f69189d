import Foundation
import RecordedFacts
import TestHosts
import Testing

@testable import UIKit

/// Recorded frames and insets of UIKit.
///
/// The sizes of the four labels are also recorded. Other tests check the size of text.
@Suite("Recorded frames", .ownHosts) @MainActor
struct RecordedFrameTests {
  init() { StandardScreen.make() }

  /// Returns numbers in thirds of a point. The recording has three decimals.
  private func thirds(_ frame: CGRect) -> [Int] {
    [frame.minX, frame.minY, frame.width, frame.height].map { Int(($0 * 3).rounded()) }
  }

  /// Returns the safe area of the device with a size. If no landscape one was recorded, it is that of the portrait
  /// orientation: the safe area of an iPad does not rotate.
  private func safeArea(_ size: CGSize) throws -> UIEdgeInsets {
    func device(_ width: CGFloat, _ height: CGFloat) -> DeviceFact? {
      DeviceFact.all.first { CGFloat($0.width) == width && CGFloat($0.height) == height }
    }
    let device = try #require(device(size.width, size.height) ?? device(size.height, size.width))
    let insets = try #require(device.safeArea).map { CGFloat($0) }
    return UIEdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])
  }

  @Test("F031-F041: four labels on the safe area", arguments: LayoutFact.all(in: "four labels on the safe area"))
  func fourLabels(fact: LayoutFact) throws {
    let size = fact.given.size("size")
    let root = InsetView(frame: CGRect(origin: .zero, size: size))
    root.traitOverrides.displayScale = 3
    root.safe = try safeArea(size)
    let recorded = ["top", "leading", "trailing", "bottom"].map { thirds(fact.expected.rect($0)) }
    let labels = recorded.map { place(ContentView(CGFloat($0[2]) / 3, CGFloat($0[3]) / 3), in: root) }
    let (top, leading, trailing, bottom) = (labels[0], labels[1], labels[2], labels[3])
    let safe = root.safeAreaLayoutGuide
    activate(
      top.topAnchor.constraint(equalTo: safe.topAnchor), top.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      leading.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      leading.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
      trailing.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      trailing.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
      bottom.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      bottom.centerXAnchor.constraint(equalTo: safe.centerXAnchor))
    root.layoutIfNeeded()
    #expect(labels.map { thirds($0.frame) } == recorded)
  }

  @Test("F011: a controller's additional insets come on top of those of its surroundings")
  func additionalInsets() {
    let fact = LayoutFact["F011"]
    let (outer, inner) = (UIViewController(), UIViewController())
    outer.view.frame = rect(0, 0, 393, 852)
    outer.additionalSafeAreaInsets = fact.given.insets("inherited")
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.view.frame = outer.view.bounds
    inner.additionalSafeAreaInsets = fact.given.insets("additional")
    #expect(inner.view.safeAreaInsets == fact.expected.insets("insets"))
  }

  @Test("F013, F014: margins with the safe area, and with what the superview's margins leave")
  func margins() {
    let (safe, preserved) = (LayoutFact["F013"], LayoutFact["F014"])
    let controller = UIViewController()
    controller.view.frame = rect(0, 0, 320, 480)
    controller.additionalSafeAreaInsets = safe.given.insets("insets")
    let child = UIView(frame: rect(0, 0, 320, 480))
    controller.view.addSubview(child)
    #expect(child.layoutMargins == safe.expected.insets("margins"))
    let parent = UIView(frame: CGRect(origin: .zero, size: preserved.given.size("parent")))
    let margin = preserved.given.number("margin")
    parent.layoutMargins = UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
    let preserving = UIView(frame: preserved.given.rect("child"))
    preserving.preservesSuperviewLayoutMargins = true
    parent.addSubview(preserving)
    #expect(preserving.layoutMargins == preserved.expected.insets("margins"))
  }

  @Test("F015: a label on the margins of a controller's root is 16 from the sides and right below the status bar")
  func labelOnMargins() {
    let controller = UIViewController()
    let root: UIView = controller.view
    let fact = LayoutFact["F015"]
    root.frame = rect(0, 0, fact.given.number("width"), 568)
    controller.additionalSafeAreaInsets.top = fact.given.number("statusBar")
    let label = place(UILabel(), in: root)
    label.text = "What's the point?"
    let margins = root.layoutMarginsGuide
    activate(
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      label.topAnchor.constraint(equalTo: margins.topAnchor))
    root.layoutIfNeeded()
    #expect(label.frame.minX == fact.expected.number("x") && label.frame.width == fact.expected.number("width"))
    #expect(label.frame.minY == fact.expected.number("y"))
  }

  @Test("F054: a stack follows its label's text", arguments: [1, 2, 3])
  func stackOfLabel(scale: Int) throws {
    let fact = LayoutFact["F054"]
    let size = fact.given.size("size")
    let (changed, height) = (fact.expected.size("changed"), fact.expected.number("height"))
    let root = makeRoot(size.width, size.height, scale: CGFloat(scale))
    let label = UILabel()
    label.font = try #require(UIFont(name: fact.given.text("family"), size: fact.given.number("fontSize")))
    label.text = "Nick"
    let stack = place(UIStackView(arrangedSubviews: [label]), in: root)
    stack.axis = .vertical
    activate(
      stack.topAnchor.constraint(equalTo: root.topAnchor), stack.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor))
    root.layoutIfNeeded()
    #expect(abs(label.frame.width - fact.expected.number("width\(scale)")) < 0.01 && label.frame.height == height)
    label.text = "Snyder"
    root.layoutIfNeeded()
    #expect(abs(label.frame.width - changed.width) < 0.01 && label.frame.height == changed.height)
  }
}
