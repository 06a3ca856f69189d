import Foundation
import TestHosts
import Testing

@testable import UIKit

@Suite("Anchors", .ownHosts) @MainActor
struct AnchorTests {
  init() { StandardScreen.make() }

  @Test("edges with constants place a view")
  func edges() {
    let root = makeRoot(320, 480)
    let view = place(in: root)
    activate(
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -40))
    root.layoutIfNeeded()
    #expect(view.frame == rect(16, 20, 288, 420))
  }

  @Test("centers and sizes place a view")
  func centers() {
    let root = makeRoot(320, 480)
    let view = place(in: root)
    activate(
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor, constant: 10),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: 4))
    root.layoutIfNeeded()
    #expect(view.frame == rect(120, 213, 100, 54))
  }

  @Test("left and right don't follow the direction of text")
  func leftAndRight() {
    let root = makeRoot(320, 480)
    root.traitOverrides.layoutDirection = .rightToLeft
    let view = place(in: root)
    activate(
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 16),
      view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -100),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10))
    root.layoutIfNeeded()
    #expect(view.frame == rect(16, 0, 204, 10))
  }

  @Test("leading and trailing are those of the constraint's holder, whichever way the items' own content runs")
  func direction() {
    let root = makeRoot(320, 480)
    let (view, button) = (place(in: root), UIButton(type: .system))
    button.translatesAutoresizingMaskIntoConstraints = false
    // This was the usual way to position the image to the right of the title before configurations.
    button.semanticContentAttribute = .forceRightToLeft
    root.addSubview(button)
    activate(
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      button.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 8),
      root.trailingAnchor.constraint(equalTo: button.trailingAnchor, constant: 4),
      button.widthAnchor.constraint(equalToConstant: 40),
      view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 10),
      button.topAnchor.constraint(equalTo: root.topAnchor), button.heightAnchor.constraint(equalToConstant: 10))
    root.layoutIfNeeded()
    #expect(UserInterface.current.layoutConflicts.recent.isEmpty)
    #expect(view.frame == rect(16, 0, 252, 10))
    #expect(button.frame == rect(276, 0, 40, 10))
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(view.frame == rect(52, 0, 252, 10))
    #expect(button.frame == rect(4, 0, 40, 10))
    for item in [view, button] { item.semanticContentAttribute = .forceLeftToRight }
    root.layoutIfNeeded()
    #expect(button.frame == rect(4, 0, 40, 10))
    root.semanticContentAttribute = .unspecified
    root.layoutIfNeeded()
    #expect(button.frame == rect(276, 0, 40, 10))
  }

  @Test("distances run the way of the view that holds the constraint")
  func directionOfDistances() {
    let root = makeRoot(300, 100)
    let (first, second) = (place(in: root), place(in: root))
    first.semanticContentAttribute = .forceRightToLeft
    activate(
      root.leadingAnchor.anchorWithOffset(to: first.leadingAnchor).constraint(equalToConstant: 10),
      first.trailingAnchor.anchorWithOffset(to: second.leadingAnchor).constraint(equalToConstant: 20),
      first.widthAnchor.constraint(equalToConstant: 30), second.widthAnchor.constraint(equalToConstant: 40))
    root.layoutIfNeeded()
    #expect((first.frame.minX, second.frame.minX) == (10, 60))
  }

  @Test("cousins are compared in the coordinates of their common ancestor")
  func cousins() {
    let root = makeRoot(400, 400)
    let left = UIView(frame: rect(20, 30, 100, 100))
    let right = UIView(frame: rect(200, 50, 150, 150))
    root.addSubview(left)
    root.addSubview(right)
    let source = UIView(frame: rect(5, 7, 40, 40))
    left.addSubview(source)
    let view = place(in: right)
    activate(
      view.leadingAnchor.constraint(equalTo: source.trailingAnchor, constant: 200),
      view.topAnchor.constraint(equalTo: source.bottomAnchor),
      view.widthAnchor.constraint(equalTo: source.widthAnchor, multiplier: 2),
      view.heightAnchor.constraint(equalToConstant: 12))
    root.layoutIfNeeded()
    // The right edge of the source is at 65 in the root, so the view begins at 265, which is 65 in its superview.
    #expect(view.frame == rect(65, 27, 80, 12))
  }

  @Test("constraints reach over several levels of views that constraints place")
  func deepCousins() {
    let root = makeRoot(400, 400)
    let outer = place(in: root)
    let inner = place(in: outer)
    let leaf = place(in: inner)
    activate(
      outer.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      outer.widthAnchor.constraint(equalToConstant: 200),
      outer.heightAnchor.constraint(equalToConstant: 200),
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 20),
      inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 20),
      inner.widthAnchor.constraint(equalToConstant: 100),
      inner.heightAnchor.constraint(equalToConstant: 100),
      leaf.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 50),
      leaf.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -50),
      leaf.topAnchor.constraint(equalTo: root.topAnchor, constant: 60),
      leaf.heightAnchor.constraint(equalTo: outer.heightAnchor))
    root.layoutIfNeeded()
    #expect(leaf.frame == rect(20, 30, 300, 200))
  }

  @Test("system spacing is 8 points times the multiplier")
  func systemSpacing() {
    let root = makeRoot(320, 480)
    let (first, second) = (place(ContentView(50, 20), in: root), place(ContentView(50, 20), in: root))
    activate(
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      first.topAnchor.constraint(equalTo: root.topAnchor),
      second.leadingAnchor.constraint(equalToSystemSpacingAfter: first.trailingAnchor, multiplier: 2),
      second.topAnchor.constraint(equalToSystemSpacingBelow: first.bottomAnchor, multiplier: 1))
    root.layoutIfNeeded()
    #expect(second.frame == rect(66, 28, 50, 20))
  }

  @Test("distances between anchors can be compared and set")
  func offsets() {
    let root = makeRoot(300, 100)
    let views = (0..<3).map { _ in place(ContentView(30, 10), in: root) }
    let gaps = zip(views, views.dropFirst()).map { $0.trailingAnchor.anchorWithOffset(to: $1.leadingAnchor) }
    activate(
      views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
      views[2].trailingAnchor.constraint(equalTo: root.trailingAnchor),
      gaps[0].constraint(equalTo: gaps[1], multiplier: 2),
      views[1].topAnchor.constraint(equalTo: root.topAnchor),
      root.topAnchor.anchorWithOffset(to: views[2].topAnchor).constraint(equalToConstant: 25))
    root.layoutIfNeeded()
    #expect(views[1].frame == rect(170, 0, 30, 10))
    #expect(views[2].frame.minY == 25)
  }

  @Test("multipliers of positions count from the edge of the common ancestor")
  func positionMultiplier() {
    let root = makeRoot(300, 200)
    let view = place(ContentView(20, 20), in: root)
    activate(
      NSLayoutConstraint(
        item: view, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .trailing, multiplier: 0.25,
        constant: 0),
      NSLayoutConstraint(
        item: view, attribute: .bottom, relatedBy: .equal, toItem: root, attribute: .bottom, multiplier: 0.5,
        constant: 0))
    root.layoutIfNeeded()
    #expect(view.frame == rect(65, 80, 20, 20))
  }

  @Test("constraints know their sides")
  func sides() {
    let root = makeRoot(10, 10)
    let view = place(in: root)
    let constraint = view.leadingAnchor.constraint(greaterThanOrEqualTo: root.trailingAnchor, constant: 3)
    #expect(constraint.firstItem === view)
    #expect(constraint.secondItem === root)
    #expect(constraint.firstAttribute == .leading)
    #expect(constraint.secondAttribute == .trailing)
    #expect(constraint.relation == .greaterThanOrEqual)
    #expect(constraint.constant == 3)
    #expect(constraint.multiplier == 1)
    #expect(constraint.priority == .required)
    #expect(!constraint.isActive)
    let size = view.widthAnchor.constraint(equalToConstant: 9)
    #expect(size.secondItem == nil)
    #expect(size.secondAttribute == .notAnAttribute)
    #expect(size.secondAnchor == nil)
  }

  @Test("descriptions are equations with names")
  func descriptions() {
    let root = makeRoot(10, 10)
    let view = place(in: root)
    root.tag = 1
    let edge = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16)
    #expect(edge.description == "<NSLayoutConstraint UIView.leading == UIView tag 1.leading + 16   (inactive)>")
    edge.isActive = true
    #expect(edge.description == "<NSLayoutConstraint UIView.leading == UIView tag 1.leading + 16   (active)>")
    let size = view.widthAnchor.constraint(lessThanOrEqualTo: root.heightAnchor, multiplier: 0.5, constant: -2)
    size.priority = .defaultHigh
    size.identifier = "half"
    #expect(
      size.description == "<NSLayoutConstraint 'half' UIView.width <= 0.5*UIView tag 1.height - 2 @750   (inactive)>")
  }
}
