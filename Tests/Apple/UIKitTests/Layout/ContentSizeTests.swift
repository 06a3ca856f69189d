import Foundation
import RecordedFacts
import TestHosts
import Testing

@testable import UIKit

@Suite("Content sizes and priorities", .ownHosts) @MainActor
struct ContentSizeTests {
  init() { StandardScreen.make() }

  @Test("two views of 60, 12 apart and 12 from the edges, make their superview 156 high")
  func greenAndYellow() {
    let container = UIView()
    let green = place(ContentView(UIView.noIntrinsicMetric, 60), in: container)
    let yellow = place(ContentView(UIView.noIntrinsicMetric, 60), in: container)
    activate(
      green.topAnchor.constraint(equalTo: container.topAnchor, constant: 12),
      green.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 12),
      green.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -12),
      yellow.topAnchor.constraint(equalTo: green.bottomAnchor, constant: 12),
      yellow.leadingAnchor.constraint(equalTo: green.leadingAnchor),
      yellow.trailingAnchor.constraint(equalTo: green.trailingAnchor),
      container.bottomAnchor.constraint(equalTo: yellow.bottomAnchor, constant: 12))
    #expect(container.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 24, height: 156))

    let root = makeRoot(320, 480)
    place(container, in: root)
    activate(
      container.topAnchor.constraint(equalTo: root.topAnchor),
      container.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      container.trailingAnchor.constraint(equalTo: root.trailingAnchor))
    root.layoutIfNeeded()
    #expect(container.frame == rect(0, 0, 320, 156))
    #expect(green.frame == rect(12, 12, 296, 60))
    #expect(yellow.frame == rect(12, 84, 296, 60))
  }

  @Test("a view without constraints on its size has its content's")
  func intrinsic() {
    let root = makeRoot(320, 480)
    let view = place(ContentView(70.5, 21), in: root)
    activate(
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor), view.topAnchor.constraint(equalTo: root.topAnchor))
    root.layoutIfNeeded()
    #expect(view.frame == rect(125, 0, 70.5, 21))
    view.content = CGSize(width: 100, height: 40)
    root.layoutIfNeeded()
    #expect(view.frame == rect(110, 0, 100, 40))
  }

  @Test("F056: the higher of two optional priorities wins outright")
  func strictPriorities() {
    let fact = LayoutFact["F056"]
    let (widths, priorities) = (fact.given.numbers("widths"), fact.given.numbers("priorities"))
    let root = makeRoot(320, 480)
    let view = place(in: root)
    let (wanted, other) = (
      view.widthAnchor.constraint(equalToConstant: widths[0]), view.widthAnchor.constraint(equalToConstant: widths[1])
    )
    wanted.priority = UILayoutPriority(Float(priorities[0]))
    other.priority = UILayoutPriority(Float(priorities[1]))
    activate(wanted, other)
    root.layoutIfNeeded()
    #expect(view.frame.width == fact.expected.number("width"))
  }

  @Test("F057: an optional width gives way to a required minimum")
  func requiredMinimum() {
    let fact = LayoutFact["F057"]
    let root = makeRoot(320, 480)
    let view = place(in: root)
    let wanted = view.widthAnchor.constraint(equalToConstant: fact.given.number("width"))
    wanted.priority = UILayoutPriority(Float(fact.given.number("priority")))
    activate(wanted, view.widthAnchor.constraint(greaterThanOrEqualToConstant: fact.given.number("minimum")))
    root.layoutIfNeeded()
    #expect(view.frame.width == fact.expected.number("width"))
  }

  @Test("many weak constraints don't outweigh a strong one")
  func weakNeverAddsUp() {
    let root = makeRoot(320, 480)
    let view = place(in: root)
    let strong = view.widthAnchor.constraint(equalToConstant: 60)
    strong.priority = UILayoutPriority(501)
    strong.isActive = true
    for _ in 0..<50 {
      let weak = view.widthAnchor.constraint(equalToConstant: 200)
      weak.priority = UILayoutPriority(500)
      weak.isActive = true
    }
    root.layoutIfNeeded()
    #expect(view.frame.width == 60)
  }

  @Test("the view that hugs less is stretched, the one that resists less is compressed")
  func huggingAndCompression() {
    let root = makeRoot(200, 100)
    let (first, second) = (place(ContentView(50, 20), in: root), place(ContentView(50, 20), in: root))
    let width = root.widthAnchor
    _ = width
    activate(
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
      second.trailingAnchor.constraint(equalTo: root.trailingAnchor))
    first.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    root.layoutIfNeeded()
    #expect([first.frame.width, second.frame.width] == [50, 150])
    first.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    root.layoutIfNeeded()
    #expect([first.frame.width, second.frame.width] == [150, 50])
    root.frame.size.width = 80
    second.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    root.layoutIfNeeded()
    #expect([first.frame.width, second.frame.width] == [30, 50])
  }

  @Test("content is compressed before a required constraint gives way, and stretched for a stronger wish")
  func contentAgainstConstraints() {
    let root = makeRoot(320, 480)
    let view = place(ContentView(100, 20), in: root)
    let narrow = view.widthAnchor.constraint(lessThanOrEqualToConstant: 80)
    narrow.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 80)
    narrow.isActive = false
    let wide = view.widthAnchor.constraint(equalToConstant: 150)
    wide.priority = UILayoutPriority(249)
    wide.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 100)
    wide.priority = UILayoutPriority(251)
    root.layoutIfNeeded()
    #expect(view.frame.width == 150)
  }

  @Test(
    "content at priority 1000 gives way to required constraints, and nobody is told", arguments: [30, 80] as [CGFloat])
  func requiredContent(width: CGFloat) {
    let root = makeRoot(320, 480)
    let view = place(ContentView(50, 20), in: root)
    view.setContentHuggingPriority(.required, for: .horizontal)
    view.setContentCompressionResistancePriority(.required, for: .horizontal)
    let fixed = view.widthAnchor.constraint(equalToConstant: width)
    fixed.isActive = true
    #expect(reportedConflicts { root.layoutIfNeeded() }.isEmpty)
    #expect(view.frame.width == width)
    // The constraint prevails over all other optional ones.
    fixed.isActive = false
    fixed.priority = UILayoutPriority(999)
    fixed.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 50)
  }

  @Test("defaults are 250 for hugging and 750 for compression")
  func defaults() {
    let view = UIView()
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      #expect(view.contentHuggingPriority(for: axis) == .defaultLow)
      #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh)
    }
    view.setContentHuggingPriority(.required, for: .vertical)
    #expect(view.contentHuggingPriority(for: .vertical) == .required)
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
  }

  @Test("sizes are never negative")
  func notNegative() {
    let root = makeRoot(100, 100)
    let view = place(in: root)
    let squeeze = view.widthAnchor.constraint(equalToConstant: -50)
    squeeze.priority = .defaultHigh
    squeeze.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 0)
  }

  @Test("text gets the height that it needs at its width")
  func wrappingText() {
    let root = makeRoot(120, 480)
    let (text, below) = (place(WrappingView(characters: 25), in: root), place(ContentView(10, 10), in: root))
    activate(
      text.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      text.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      text.topAnchor.constraint(equalTo: root.topAnchor),
      below.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 5))
    root.layoutIfNeeded()
    #expect(text.frame == rect(10, 0, 100, 60))
    #expect(below.frame.minY == 65)
    root.frame.size.width = 220
    root.layoutIfNeeded()
    #expect(text.frame == rect(10, 0, 200, 40))
    #expect(below.frame.minY == 45)
    text.characters = 10
    root.layoutIfNeeded()
    #expect(text.frame == rect(10, 0, 200, 20))
  }

  @Test("text that may be narrower becomes as wide as its longest line, and wide again when there is room")
  func shrinkingText() {
    let root = makeRoot(125, 480)
    let (text, pinned) = (place(WrappingView(characters: 25), in: root), place(WrappingView(characters: 25), in: root))
    activate(
      text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      text.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
      text.topAnchor.constraint(equalTo: root.topAnchor),
      pinned.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      pinned.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      pinned.topAnchor.constraint(equalTo: text.bottomAnchor))
    root.layoutIfNeeded()
    #expect(text.frame == rect(0, 0, 120, 60))
    #expect(pinned.frame == rect(0, 60, 125, 60))
    root.frame.size.width = 206
    root.layoutIfNeeded()
    #expect(text.frame == rect(0, 0, 200, 40))
    #expect(pinned.frame == rect(0, 40, 206, 40))
    text.characters = 12
    root.layoutIfNeeded()
    #expect(text.frame == rect(0, 0, 120, 20))
    root.frame.size.width = 400
    text.characters = 30
    root.layoutIfNeeded()
    #expect(text.frame == rect(0, 0, 300, 20))
    #expect(pinned.frame == rect(0, 20, 400, 20))
  }

  @Test("text is measured at the asked width for a fitting size")
  func wrappingTextFits() {
    let container = UIView()
    let text = place(WrappingView(characters: 25), in: container)
    activate(
      text.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      text.topAnchor.constraint(equalTo: container.topAnchor, constant: 4),
      text.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -4))
    let size = container.systemLayoutSizeFitting(
      CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 100, height: 68))
    #expect(container.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 250, height: 28))
  }

  @Test("alignment insets keep shadows and badges out of the layout")
  func alignmentRects() {
    let root = makeRoot(320, 480)
    let (view, next) = (ContentView(50, 30), ContentView(10, 10))
    view.insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    place(view, in: root)
    place(next, in: root)
    activate(
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      next.leadingAnchor.constraint(equalTo: view.trailingAnchor),
      next.topAnchor.constraint(equalTo: view.bottomAnchor))
    root.layoutIfNeeded()
    #expect(view.frame == rect(18, 19, 56, 34))
    #expect(next.frame.origin == CGPoint(x: 70, y: 50))
    view.insets = .zero
    view.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(view.frame == rect(20, 20, 50, 30))
    #expect(next.frame.origin == CGPoint(x: 70, y: 50))
  }

  @Test("children are placed inside of their superview's alignment rectangle")
  func nestedAlignmentRects() {
    let root = makeRoot(320, 480)
    let outer = ContentView(-1, -1)
    outer.insets = UIEdgeInsets(top: 10, left: 10, bottom: 0, right: 0)
    place(outer, in: root)
    let inner = place(in: outer)
    activate(
      outer.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30),
      outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      outer.widthAnchor.constraint(equalToConstant: 100),
      outer.heightAnchor.constraint(equalToConstant: 100),
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: root.leadingAnchor, constant: 80),
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
      inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor))
    root.layoutIfNeeded()
    #expect(outer.frame == rect(20, 20, 110, 110))
    // The left edge is that of the alignment rectangle, 10 points inside the frame. The right edge is at 80 in the
    // root.
    #expect(inner.frame == rect(10, 10, 50, 100))
  }

  @Test("baselines line text up; a view without text has its bottom for one")
  func baselines() {
    let root = makeRoot(320, 480)
    let text = place(WrappingView(characters: 3), in: root)
    let (view, other) = (place(ContentView(10, 40), in: root), place(WrappingView(characters: 3), in: root))
    activate(
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      text.firstBaselineAnchor.constraint(equalTo: view.lastBaselineAnchor),
      other.firstBaselineAnchor.constraint(equalTo: text.lastBaselineAnchor, constant: 24))
    root.layoutIfNeeded()
    #expect(view.frame.maxY == 50)
    #expect(text.frame.minY == 35)
    #expect(other.frame.minY == 59)
  }

  @Test("a container can name one of its views for its baselines")
  func baselineDelegates() {
    final class Container: UIView {
      var text: UIView?
      override var forLastBaselineLayout: UIView { text ?? self }
    }
    let root = makeRoot(320, 480)
    let container = place(Container(), in: root)
    let text = place(WrappingView(characters: 3), in: container)
    container.text = text
    let view = place(ContentView(10, 10), in: root)
    activate(
      container.topAnchor.constraint(equalTo: root.topAnchor),
      text.topAnchor.constraint(equalTo: container.topAnchor, constant: 30),
      text.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -30),
      view.lastBaselineAnchor.constraint(equalTo: container.firstBaselineAnchor))
    root.layoutIfNeeded()
    #expect(container.frame.height == 80)
    #expect(view.frame.maxY == 45)
  }
}
