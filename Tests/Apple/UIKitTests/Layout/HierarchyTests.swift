import Foundation
import RecordedFacts
import TestHosts
import Testing

@testable import UIKit

@Suite("Constraints and the hierarchy", .ownHosts) @MainActor
struct HierarchyTests {
  init() { StandardScreen.make() }

  @Test("F059: the nearest common ancestor holds a constraint, a size alone the view itself")
  func holders() {
    let root = makeRoot(320, 480)
    let child = place(in: root)
    activate(
      child.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      child.topAnchor.constraint(equalTo: root.topAnchor),
      child.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      child.heightAnchor.constraint(equalToConstant: 40))
    let fact = LayoutFact["F059"]
    #expect(root.constraints.count == Int(fact.expected.number("parent")))
    #expect(child.constraints.count == Int(fact.expected.number("child")))
    let (left, right) = (place(in: child), place(in: root))
    let leaf = place(in: left)
    leaf.widthAnchor.constraint(equalTo: right.widthAnchor).isActive = true
    #expect(root.constraints.count == 4)
    leaf.widthAnchor.constraint(equalTo: child.widthAnchor).isActive = true
    #expect(child.constraints.count == 2)
  }

  @Test("deactivating takes a constraint away, and activating again brings it back in its new place")
  func toggling() {
    let root = makeRoot(320, 480)
    let view = place(ContentView(10, 10), in: root)
    let (near, far) = (
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 100)
    )
    near.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.minX == 10)
    near.isActive = false
    far.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.minX == 100)
    #expect(root.constraints == [far])
    far.isActive = false
    near.isActive = true
    near.constant = 30
    root.layoutIfNeeded()
    #expect(view.frame.minX == 30)
  }

  @Test("constraints added to a view by hand are active")
  func byHand() {
    let root = makeRoot(320, 480)
    let view = place(in: root)
    let constraints = [
      view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 60),
    ]
    root.addConstraints(constraints)
    #expect(root.constraints == constraints)
    #expect(view.constraints.isEmpty)
    #expect(constraints.map(\.isActive) == [true, true])
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 50, height: 60))
    view.addConstraint(constraints[0])
    #expect(root.constraints == [constraints[1]])
    #expect(view.constraints == [constraints[0]])
    root.removeConstraint(constraints[0])
    #expect(constraints[0].isActive)
    view.removeConstraints(constraints)
    #expect(constraints.map(\.isActive) == [false, true])
  }

  @Test("a constant, changed, moves the view in the next layout and not before")
  func constants() {
    let root = makeRoot(320, 480)
    let view = place(ContentView(10, 10), in: root)
    let constraint = view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10)
    constraint.isActive = true
    root.layoutIfNeeded()
    constraint.constant = 200
    #expect(view.frame.minY == 10)
    root.layoutIfNeeded()
    #expect(view.frame.minY == 200)
  }

  @Test("a view that leaves takes the constraints within it along and leaves the others behind")
  func leaving() {
    let root = makeRoot(320, 480)
    let container = place(in: root)
    let (inner, sibling) = (place(ContentView(20, 20), in: container), place(ContentView(5, 5), in: root))
    let within = inner.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 7)
    let out = container.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 50)
    let across = sibling.leadingAnchor.constraint(equalTo: inner.trailingAnchor)
    activate(within, out, across)
    root.layoutIfNeeded()
    #expect(sibling.frame.minX == 77)
    container.removeFromSuperview()
    #expect([within, out, across].map(\.isActive) == [true, false, false])
    root.layoutIfNeeded()
    let other = makeRoot(100, 100)
    other.addSubview(container)
    container.trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -10).isActive = true
    container.widthAnchor.constraint(equalToConstant: 40).isActive = true
    other.layoutIfNeeded()
    #expect(container.frame.minX == 50)
    #expect(inner.frame.minX == 7)
  }

  @Test("a tree that was laid out on its own is laid out anew where it comes to")
  func joining() {
    let card = UIView(frame: rect(0, 0, 100, 100))
    let label = place(ContentView(30, 10), in: card)
    activate(
      label.centerXAnchor.constraint(equalTo: card.centerXAnchor),
      label.bottomAnchor.constraint(equalTo: card.bottomAnchor))
    card.layoutIfNeeded()
    #expect(label.frame == rect(35, 90, 30, 10))
    let root = makeRoot(300, 300)
    place(card, in: root)
    activate(
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      card.topAnchor.constraint(equalTo: root.topAnchor), card.widthAnchor.constraint(equalToConstant: 200),
      card.heightAnchor.constraint(equalToConstant: 50))
    root.layoutIfNeeded()
    #expect(card.frame == rect(10, 0, 200, 50))
    #expect(label.frame == rect(85, 40, 30, 10))
  }

  @Test("trees built from the leaves up keep all their constraints, laid out at any stage or not")
  func builtBottomUp() {
    for laysOut in [false, true] {
      var inner: UIView = ContentView(20, 20)
      let leaf = inner
      for _ in 0..<6 {
        let outer = UIView()
        place(inner, in: outer)
        activate(
          inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 3),
          inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 3),
          inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -3),
          inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -3))
        if laysOut { outer.layoutIfNeeded() }
        inner = outer
      }
      let root = makeRoot(320, 480)
      place(inner, in: root)
      activate(
        inner.leadingAnchor.constraint(equalTo: root.leadingAnchor), inner.topAnchor.constraint(equalTo: root.topAnchor)
      )
      root.layoutIfNeeded()
      #expect(inner.frame == rect(0, 0, 56, 56))
      #expect(leaf.frame == rect(3, 3, 20, 20))
    }
  }

  @Test("a constraint doesn't keep its views alive, nor a view what was active in it")
  func lifetimes() {
    weak var gone: UIView?
    weak var goneConstraint: NSLayoutConstraint?
    weak var goneGuide: UILayoutGuide?
    let kept: NSLayoutConstraint
    do {
      let root = makeRoot(100, 100)
      let view = place(ContentView(10, 10), in: root)
      let guide = UILayoutGuide()
      root.addLayoutGuide(guide)
      kept = view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
      let other = view.topAnchor.constraint(equalTo: guide.topAnchor)
      activate(kept, other, guide.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor))
      root.layoutIfNeeded()
      (gone, goneConstraint, goneGuide) = (view, other, guide)
    }
    #expect(gone == nil)
    #expect(goneConstraint == nil)
    #expect(goneGuide == nil)
    #expect(kept.firstItem == nil)
    #expect(!kept.isActive)
  }

  @Test("activating a constraint on a view that is gone is reported and changes nothing")
  func goneItems() {
    var messages: [String] = []
    UserInterface.current.diagnosticListener = { messages.append($0) }
    defer { UserInterface.current.diagnosticListener = nil }
    let root = makeRoot(100, 100)
    let constraint = {
      let view = place(in: root)
      defer { view.removeFromSuperview() }
      return view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    }()
    constraint.isActive = true
    #expect(!constraint.isActive)
    #expect(messages.count == 1)
    #expect(messages.first?.contains("no longer exists") == true)
  }

  @Test("moving to the front and back, and changing superviews within a tree, leaves the layout right")
  func movingWithin() {
    let root = makeRoot(320, 480)
    let (first, second) = (UIView(frame: rect(0, 0, 100, 100)), UIView(frame: rect(100, 0, 100, 100)))
    root.addSubview(first)
    root.addSubview(second)
    let view = place(ContentView(10, 10), in: first)
    let inner = place(ContentView(2, 2), in: view)
    activate(
      view.trailingAnchor.constraint(equalTo: first.trailingAnchor),
      inner.trailingAnchor.constraint(equalTo: view.trailingAnchor))
    root.layoutIfNeeded()
    #expect(view.frame.minX == 90)
    second.addSubview(view)
    #expect(first.constraints.isEmpty)
    view.centerXAnchor.constraint(equalTo: second.centerXAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.minX == 45)
    #expect(inner.frame.minX == 8)
  }

  @Test("removing and adding in random order gives the same as building afresh")
  func randomOrder() {
    func chain(_ root: UIView) -> (views: [UIView], constraints: [NSLayoutConstraint]) {
      let views = (0..<12).map { place(ContentView(CGFloat(10 + $0), 10), in: root) }
      var constraints: [NSLayoutConstraint] = []
      for (index, view) in views.enumerated() {
        constraints.append(
          index == 0
            ? view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 4)
            : view.leadingAnchor.constraint(equalTo: views[index - 1].trailingAnchor, constant: 4))
        constraints.append(view.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(index)))
        constraints.append(view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2))
      }
      return (views, constraints)
    }
    let fresh = makeRoot(900, 900)
    let expected = chain(fresh)
    NSLayoutConstraint.activate(expected.constraints)
    fresh.layoutIfNeeded()

    let root = makeRoot(900, 900)
    let (views, constraints) = chain(root)
    var state: UInt64 = 7
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
    for step in 0..<400 {
      constraints[random(constraints.count)].isActive.toggle()
      if step % 7 == 0 { root.layoutIfNeeded() }
    }
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    #expect(views.map(\.frame) == expected.views.map(\.frame))
  }

  @Test("a view that reaches out of a scrolled superview is not scrolled with it")
  func scrolling() {
    let root = makeRoot(320, 480)
    let scrolled = UIView(frame: rect(10, 20, 200, 200))
    root.addSubview(scrolled)
    let (pinned, floating) = (place(ContentView(10, 10), in: scrolled), place(ContentView(10, 10), in: scrolled))
    activate(
      pinned.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
      floating.topAnchor.constraint(equalTo: scrolled.topAnchor, constant: 30))
    root.layoutIfNeeded()
    #expect([pinned.frame.minY, floating.frame.minY] == [30, 30])
    scrolled.bounds.origin.y = 100
    root.layoutIfNeeded()
    #expect([pinned.frame.minY, floating.frame.minY] == [130, 30])
  }
}
