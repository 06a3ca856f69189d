import Foundation
import TestHosts
import Testing

@testable import UIKit

@Suite("UIScrollView and constraints", .ownHosts) @MainActor
struct UIScrollViewLayoutTests {
  init() { StandardScreen.make() }

  /// Returns a root of 300 x 400 points with a scroll view that constraints place at a distance of 20 from its edges.
  func makeScreen() -> (root: UIView, scrollView: UIScrollView) {
    let root = makeRoot(300, 400)
    let view = place(UIScrollView(), in: root)
    activate(
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -20))
    return (root, view)
  }

  /// Pins a view to the four edges of another one, with an inset.
  func pin(_ view: UIView, to other: UIView, _ inset: CGFloat = 0) {
    activate(
      view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
      view.trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset),
      view.topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
      view.bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -inset))
  }

  @Test("edges of the scroll view are those of its content: they give the content's size")
  func edgesAreContent() {
    let (root, view) = makeScreen()
    let content = place(ContentView(500, 700), in: view)
    pin(content, to: view, 10)
    root.layoutIfNeeded()
    #expect(view.frame == rect(20, 20, 260, 360))
    #expect(view.contentSize == CGSize(width: 520, height: 720))
    #expect(content.frame == rect(10, 10, 500, 700))
    #expect(view.contentLayoutGuide.layoutFrame == rect(0, 0, 520, 720))
    content.content.height = 40
    root.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 520, height: 60))
  }

  @Test("width and height of the scroll view are those of its frame")
  func sizesAreFrame() {
    let (root, view) = makeScreen()
    let content = place(WrappingView(characters: 60), in: view)
    pin(content, to: view)
    activate(content.widthAnchor.constraint(equalTo: view.widthAnchor))
    root.layoutIfNeeded()
    // The text has 26 characters in 260 points, on three lines.
    #expect(content.frame == rect(0, 0, 260, 60))
    #expect(view.contentSize == CGSize(width: 260, height: 60))
  }

  @Test("the center of the scroll view is that of its frame at offset zero")
  func centersAreFrame() {
    let (root, view) = makeScreen()
    let child = place(ContentView(40, 20), in: view)
    activate(
      child.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      child.centerYAnchor.constraint(equalTo: view.centerYAnchor))
    view.contentSize = CGSize(width: 260, height: 1000)
    root.layoutIfNeeded()
    #expect(child.frame == rect(110, 170, 40, 20))
    view.contentOffset.y = 100
    root.layoutIfNeeded()
    #expect(child.frame == rect(110, 170, 40, 20))
  }

  @Test("content and frame guides do the same by name")
  func guides() {
    let (root, view) = makeScreen()
    let content = place(ContentView(10, 800), in: view)
    let (inner, outer) = (view.contentLayoutGuide, view.frameLayoutGuide)
    activate(
      content.leadingAnchor.constraint(equalTo: inner.leadingAnchor, constant: 5),
      content.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: -5),
      content.topAnchor.constraint(equalTo: inner.topAnchor),
      content.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
      inner.widthAnchor.constraint(equalTo: outer.widthAnchor))
    root.layoutIfNeeded()
    #expect(content.frame == rect(5, 0, 250, 800))
    #expect(view.contentSize == CGSize(width: 260, height: 800))
    #expect(inner === view.contentLayoutGuide && outer.owningView === view)
  }

  @Test("a view held to the frame guide stays in sight while the content scrolls")
  func frameGuideStays() {
    let (root, view) = makeScreen()
    view.contentSize = CGSize(width: 260, height: 2000)
    let button = place(ContentView(50, 30), in: view)
    activate(
      button.trailingAnchor.constraint(equalTo: view.frameLayoutGuide.trailingAnchor, constant: -10),
      button.bottomAnchor.constraint(equalTo: view.frameLayoutGuide.bottomAnchor, constant: -10))
    root.layoutIfNeeded()
    #expect(button.frame == rect(200, 320, 50, 30))
    view.contentOffset.y = 500
    root.layoutIfNeeded()
    #expect(button.frame == rect(200, 820, 50, 30))
    #expect(button.convert(button.bounds, to: root as UIView?) == rect(220, 340, 50, 30))
    #expect(view.frameLayoutGuide.layoutFrame == rect(0, 500, 260, 360))
    #expect(view.contentSize == CGSize(width: 260, height: 2000))
  }

  @Test("a constraint that leaves the scroll view holds the content still while it scrolls")
  func constraintToOutside() {
    let (root, view) = makeScreen()
    view.contentSize = CGSize(width: 260, height: 2000)
    let header = place(ContentView(100, 30), in: view)
    activate(
      header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      header.topAnchor.constraint(equalTo: root.topAnchor, constant: 50))
    view.contentOffset.y = 300
    root.layoutIfNeeded()
    #expect(header.convert(header.bounds, to: root as UIView?) == rect(20, 50, 100, 30))
    view.contentOffset.y = 700
    root.layoutIfNeeded()
    #expect(header.convert(header.bounds, to: root as UIView?) == rect(20, 50, 100, 30))
  }

  @Test("edges of the scroll view are its frame's for what is outside")
  func edgesOutside() {
    let (root, view) = makeScreen()
    let content = place(ContentView(500, 700), in: view)
    pin(content, to: view)
    let caption = place(ContentView(30, 10), in: root)
    activate(
      caption.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      caption.bottomAnchor.constraint(equalTo: view.bottomAnchor))
    root.layoutIfNeeded()
    #expect(caption.frame == rect(250, 370, 30, 10))
  }

  @Test("the app's content size stays where no constraint reaches the content's far edge")
  func contentSizeOfApp() {
    let (root, view) = makeScreen()
    view.contentSize = CGSize(width: 111, height: 222)
    let child = place(ContentView(10, 10), in: view)
    activate(
      child.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      child.topAnchor.constraint(equalTo: view.topAnchor))
    root.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 111, height: 222))
    view.contentSize.width = 500
    root.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 500, height: 222))
    activate(child.bottomAnchor.constraint(equalTo: view.bottomAnchor))
    root.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 500, height: 10))
  }

  @Test("margins of the scroll view are those of its content, by attribute and by guide")
  func margins() {
    for usesGuide in [false, true] {
      let (root, view) = makeScreen()
      view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      let content = place(ContentView(500, 700), in: view)
      if usesGuide {
        let guide = view.layoutMarginsGuide
        activate(
          content.leftAnchor.constraint(equalTo: guide.leftAnchor),
          content.rightAnchor.constraint(equalTo: guide.rightAnchor),
          content.topAnchor.constraint(equalTo: guide.topAnchor),
          content.bottomAnchor.constraint(equalTo: guide.bottomAnchor))
      } else {
        NSLayoutConstraint.activate(
          NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-[content]-|", options: [], metrics: nil, views: ["content": content])
            + NSLayoutConstraint.constraints(
              withVisualFormat: "V:|-[content]-|", options: [], metrics: nil, views: ["content": content]))
      }
      root.layoutIfNeeded()
      #expect(content.frame == rect(2, 1, 500, 700))
      #expect(view.contentSize == CGSize(width: 506, height: 704))
      view.layoutMargins.right = 10
      root.layoutIfNeeded()
      #expect(view.contentSize == CGSize(width: 512, height: 704))
    }
  }

  @Test("from right to left the leading edge is the content's right one")
  func rightToLeft() {
    let (root, view) = makeScreen()
    view.semanticContentAttribute = .forceRightToLeft
    let content = place(ContentView(300, 50), in: view)
    content.semanticContentAttribute = .forceRightToLeft
    activate(
      content.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 30),
      content.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
      content.topAnchor.constraint(equalTo: view.topAnchor),
      content.bottomAnchor.constraint(equalTo: view.bottomAnchor))
    root.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 340, height: 50))
    #expect(content.frame == rect(10, 0, 300, 50))
  }

  @Test("constraints that a superview holds mean the content too")
  func heldAbove() {
    let (root, view) = makeScreen()
    let content = place(ContentView(500, 700), in: view)
    let edges: [NSLayoutConstraint.Attribute] = [.leading, .trailing, .top, .bottom]
    root.addConstraints(
      edges.map {
        NSLayoutConstraint(
          item: content, attribute: $0, relatedBy: .equal, toItem: view, attribute: $0, multiplier: 1, constant: 0)
      })
    root.layoutIfNeeded()
    view.contentOffset.y = 100
    root.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 500, height: 700))
    #expect(content.frame == rect(0, 0, 500, 700))
    #expect(view.frame == rect(20, 20, 260, 360))
  }

  @Test("a stack view in a scroll view: as wide as it, as high as its rows")
  func stack() {
    let (root, view) = makeScreen()
    let stack = UIStackView(arrangedSubviews: (1...10).map { ContentView(30, CGFloat($0) * 10) })
    stack.axis = .vertical
    stack.spacing = 5
    place(stack, in: view)
    pin(stack, to: view)
    activate(stack.widthAnchor.constraint(equalTo: view.widthAnchor))
    root.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 260, height: 595))
    stack.arrangedSubviews[9].isHidden = true
    root.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 260, height: 490))
  }

  @Test("the content moves to another hierarchy with its scroll view")
  func moves() {
    let (root, view) = makeScreen()
    let content = place(ContentView(500, 700), in: view)
    pin(content, to: view)
    root.layoutIfNeeded()
    let other = makeRoot(100, 100)
    other.addSubview(view)
    activate(
      view.leadingAnchor.constraint(equalTo: other.leadingAnchor), view.topAnchor.constraint(equalTo: other.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 80), view.heightAnchor.constraint(equalToConstant: 60))
    content.content = CGSize(width: 90, height: 70)
    other.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 80, 60))
    #expect(view.contentSize == CGSize(width: 90, height: 70))
  }

  @Test("the smallest size of a scroll view does not depend on its content")
  func fitting() {
    let view = UIScrollView()
    let content = place(ContentView(500, 700), in: view)
    pin(content, to: view)
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
  }
}
