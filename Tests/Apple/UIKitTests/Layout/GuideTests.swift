import Foundation
import RecordedFacts
import TestHosts
import Testing

@testable import UIKit

/// A view with settable safe area and margins.
final class InsetView: UIView {
  var safe = UIEdgeInsets.zero {
    didSet { ConstraintLayout.safeAreaInsetsDidChange(self) }
  }
  var margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
    didSet { ConstraintLayout.layoutMarginsDidChange(self) }
  }

  override var safeAreaInsets: UIEdgeInsets { safe }
  override var layoutMargins: UIEdgeInsets {
    get { margins }
    set { margins = newValue }
  }
}

@Suite("Margins and guides", .ownHosts) @MainActor
struct GuideTests {
  init() { StandardScreen.make() }

  func makeInsetRoot(_ width: CGFloat, _ height: CGFloat) -> InsetView {
    let root = InsetView(frame: rect(0, 0, width, height))
    root.traitOverrides.displayScale = 2
    return root
  }

  func fill(_ view: UIView, _ guide: UILayoutGuide) {
    activate(
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor))
  }

  @Test("F010, F030: the safe area guide lies within the insets")
  func safeArea() {
    let (alone, fact) = (LayoutFact["F010"], LayoutFact["F030"])
    let size = fact.given.size("size")
    let root = makeInsetRoot(size.width, size.height)
    root.safe = fact.given.insets("insets")
    #expect(alone.given.size("size") == size && alone.given.insets("insets") == root.safe)
    #expect(root.safeAreaLayoutGuide.layoutFrame == alone.expected.rect("guide"))
    let view = place(in: root)
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let safe = root.safeAreaLayoutGuide
    activate(
      view.topAnchor.constraint(equalTo: safe.topAnchor), view.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      view.heightAnchor.constraint(equalToConstant: fact.given.number("viewHeight")),
      guide.topAnchor.constraint(equalTo: view.bottomAnchor, constant: fact.given.number("gap")),
      guide.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: fact.given.number("indent")),
      guide.widthAnchor.constraint(equalToConstant: fact.given.size("guideSize").width),
      guide.heightAnchor.constraint(equalToConstant: fact.given.size("guideSize").height))
    root.layoutIfNeeded()
    #expect(view.frame == fact.expected.rect("view"))
    #expect(guide.layoutFrame == fact.expected.rect("guide"))
    #expect(guide.owningView === root)
    root.safe.top = 20
    root.layoutIfNeeded()
    #expect(view.frame == rect(10, 20, 298, 60))
    #expect(guide.layoutFrame == rect(14, 88, 120, 40))
  }

  @Test("margins are a guide and attributes alike")
  func margins() {
    let root = makeInsetRoot(320, 480)
    root.margins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let (byGuide, byAttribute) = (place(in: root), place(in: root))
    fill(byGuide, root.layoutMarginsGuide)
    for (attribute, margin) in [
      (NSLayoutConstraint.Attribute.left, NSLayoutConstraint.Attribute.leftMargin), (.right, .rightMargin),
      (.top, .topMargin), (.bottom, .bottomMargin),
    ] {
      NSLayoutConstraint(
        item: byAttribute, attribute: attribute, relatedBy: .equal, toItem: root, attribute: margin, multiplier: 1,
        constant: 0
      ).isActive = true
    }
    root.layoutIfNeeded()
    #expect(byGuide.frame == rect(20, 10, 260, 440))
    #expect(byAttribute.frame == byGuide.frame)
    root.margins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    root.layoutIfNeeded()
    #expect(byGuide.frame == rect(2, 1, 314, 476))
    #expect(byAttribute.frame == byGuide.frame)
  }

  @Test("leading and trailing margins follow the direction of text; centers lie between margins")
  func marginAttributes() {
    let root = makeInsetRoot(320, 480)
    root.margins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let (edge, center) = (place(ContentView(10, 10), in: root), place(ContentView(10, 10), in: root))
    activate(
      NSLayoutConstraint(
        item: edge, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .leadingMargin, multiplier: 1,
        constant: 5),
      NSLayoutConstraint(
        item: center, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .centerXWithinMargins,
        multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: center, attribute: .centerY, relatedBy: .equal, toItem: root, attribute: .centerYWithinMargins,
        multiplier: 1, constant: 0))
    root.layoutIfNeeded()
    #expect(edge.frame.minX == 25)
    #expect(center.frame == rect(145, 225, 10, 10))
    root.traitOverrides.layoutDirection = .rightToLeft
    root.layoutIfNeeded()
    #expect(edge.frame.maxX == 275)
    #expect(center.frame == rect(145, 225, 10, 10))
  }

  @Test(
    "F016-F029: the readable content guide", arguments: LayoutFact.all(in: "readable content"))
  func readableContent(fact: LayoutFact) {
    let margin = fact.given.number("margin")
    let root = makeInsetRoot(fact.given.number("width"), 100)
    root.margins = UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin)
    let view = place(in: root)
    fill(view, root.readableContentGuide)
    root.layoutIfNeeded()
    #expect(view.frame == rect(fact.expected.number("x"), 0, fact.expected.number("width"), 100))
    #expect(root.readableContentGuide.layoutFrame == view.frame)
  }

  @Test("the readable content guide follows a view that constraints resize")
  func readableContentFollows() {
    let root = makeInsetRoot(1400, 100)
    let container = place(in: root)
    let width = container.widthAnchor.constraint(equalToConstant: 500)
    activate(
      container.leadingAnchor.constraint(equalTo: root.leadingAnchor), width,
      container.topAnchor.constraint(equalTo: root.topAnchor),
      container.heightAnchor.constraint(equalToConstant: 50))
    let view = place(in: container)
    fill(view, container.readableContentGuide)
    root.layoutIfNeeded()
    #expect(view.frame == rect(8, 8, 484, 34))
    width.constant = 1200
    root.layoutIfNeeded()
    #expect(view.frame == rect(140, 8, 920, 34))
  }

  @Test("without a keyboard its guide is the bottom of the safe area")
  func keyboard() {
    let root = makeInsetRoot(320, 480)
    root.safe = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
    let view = place(in: root)
    activate(
      view.leadingAnchor.constraint(equalTo: root.keyboardLayoutGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.keyboardLayoutGuide.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 44))
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, 402, 320, 44))
    #expect(root.keyboardLayoutGuide.layoutFrame == rect(0, 446, 320, 34))
    root.frame.size.height = 500
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, 422, 320, 44))
    root.keyboardLayoutGuide.usesBottomSafeArea = false
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, 456, 320, 44))
  }

  @Test("guides space views out, and take their constraints along when they go")
  func customGuides() {
    let root = makeRoot(300, 100)
    let views = (0..<2).map { _ in place(ContentView(50, 10), in: root) }
    let guides = (0..<3).map { _ in UILayoutGuide() }
    guides.forEach(root.addLayoutGuide)
    activate(
      guides[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
      views[0].leadingAnchor.constraint(equalTo: guides[0].trailingAnchor),
      guides[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor),
      views[1].leadingAnchor.constraint(equalTo: guides[1].trailingAnchor),
      guides[2].leadingAnchor.constraint(equalTo: views[1].trailingAnchor),
      guides[2].trailingAnchor.constraint(equalTo: root.trailingAnchor),
      guides[1].widthAnchor.constraint(equalTo: guides[0].widthAnchor, multiplier: 2),
      guides[2].widthAnchor.constraint(equalTo: guides[0].widthAnchor))
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [50, 200])
    #expect(guides[1].layoutFrame.width == 100)
    #expect(root.layoutGuides == guides)
    root.removeLayoutGuide(guides[1])
    #expect(guides[1].owningView == nil)
    #expect(root.constraints.count == 5)
    root.layoutIfNeeded()
  }

  @Test("setting the owning view moves a guide")
  func owningView() {
    let (first, second) = (UIView(), UIView())
    let guide = UILayoutGuide()
    guide.owningView = first
    #expect(first.layoutGuides == [guide])
    guide.owningView = second
    #expect(first.layoutGuides.isEmpty)
    #expect(second.layoutGuides == [guide])
    guide.owningView = nil
    #expect(second.layoutGuides.isEmpty)
  }

  @Test("a guide's constraints belong to its view, and those with views below to it as well")
  func guideHolders() {
    let root = makeRoot(300, 100)
    let view = place(in: root)
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    activate(guide.widthAnchor.constraint(equalToConstant: 5), view.widthAnchor.constraint(equalTo: guide.widthAnchor))
    #expect(root.constraints.count == 2)
    #expect(view.constraints.isEmpty)
  }
}
