import Foundation
import RecordedFacts
import TestHosts
import Testing

@testable import UIKit

@Suite("Frames", .ownHosts) @MainActor
struct FrameTests {
  init() { StandardScreen.make() }

  /// Returns three equal widths that fill a root.
  func thirds(_ width: CGFloat, gap: CGFloat = 0, scale: CGFloat) -> [CGRect] {
    let root = makeRoot(width, 10, scale: scale)
    let views = (0..<3).map { _ in place(in: root) }
    for (index, view) in views.enumerated() {
      activate(
        view.leadingAnchor.constraint(
          equalTo: index == 0 ? root.leadingAnchor : views[index - 1].trailingAnchor, constant: index == 0 ? 0 : gap),
        view.widthAnchor.constraint(equalTo: views[0].widthAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
        view.bottomAnchor.constraint(equalTo: root.bottomAnchor))
    }
    views[2].trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    root.layoutIfNeeded()
    return views.map(\.frame)
  }

  @Test("Interface Builder's frames: three columns in 316 with gaps of 3 at 2x")
  func interfaceBuilder() {
    #expect(
      thirds(316, gap: 3, scale: 2) == [rect(0, 0, 103.5, 10), rect(106.5, 0, 103, 10), rect(212.5, 0, 103.5, 10)])
    #expect(thirds(451, scale: 2) == [rect(0, 0, 150.5, 10), rect(150.5, 0, 150, 10), rect(300.5, 0, 150.5, 10)])
  }

  @Test("F060: edges land on pixels at 1x, 2x and 3x")
  func pixels() {
    let fact = LayoutFact["F060"]
    let width = fact.given.number("width")
    #expect(thirds(width, scale: 100_000).allSatisfy { abs($0.width - fact.expected.number("width")) < 0.001 })
    #expect(thirds(width, scale: 1) == [rect(0, 0, 93, 10), rect(93, 0, 94, 10), rect(187, 0, 93, 10)])
    #expect(thirds(width, scale: 2) == [rect(0, 0, 93.5, 10), rect(93.5, 0, 93, 10), rect(186.5, 0, 93.5, 10)])
    // Each width is 100 and a third: 301 of the 903 pixels in 301 points.
    #expect(thirds(301, scale: 3).map { ($0.width * 3).rounded() } == [301, 301, 301])
    #expect(thirds(280.5, gap: 0.25, scale: 3).map { ($0.minX * 3 * 8).rounded() / 8 } == [0, 281, 562])
  }

  @Test("lengths are whole where they should be, wherever they begin")
  func wholeLengths() {
    for scale in [2, 3] as [CGFloat] {
      for first in 1...90 {
        let x = Double(first) / 3
        for length in [1.0, 20, 44, 100, 343] {
          let frame = FrameRounding.frame(x: x, y: x * 7, width: length, height: length, scale: scale)
          #expect(frame.width == length && frame.height == length, "\(frame)")
        }
      }
    }
  }

  @Test("halves of a pixel go up")
  func halves() {
    let root = makeRoot(375, 480)
    let view = place(ContentView(42.5, 20.5), in: root)
    activate(
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 0.25))
    root.layoutIfNeeded()
    #expect(view.frame == rect(166.5, 0.5, 42.5, 20.5))
  }

  @Test("a hair's breadth below a half counts as a half")
  func tolerance() {
    #expect(FrameRounding.round(0.25 - 1e-9, scale: 2) == 0.5)
    #expect(FrameRounding.round(0.24, scale: 2) == 0)
    #expect(FrameRounding.round(-0.25, scale: 2) == 0)
    #expect(FrameRounding.roundUp(10.0000001, scale: 2) == 10)
    #expect(FrameRounding.roundUp(10.1, scale: 2) == 10.5)
    #expect(FrameRounding.frame(x: 1, y: 1, width: -3, height: 5, scale: 0) == rect(1, 1, 0, 5))
  }

  @Test("the transform is left alone: layout sets bounds and center")
  func anchorsAndCenters() {
    let root = makeRoot(320, 480)
    let view = place(ContentView(100, 50), in: root)
    activate(
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10))
    root.layoutIfNeeded()
    #expect(view.center == CGPoint(x: 70, y: 35))
    #expect(view.bounds == rect(0, 0, 100, 50))
  }

  @Test("F061: a child of a view on a fraction is placed inside of it, and the view stays")
  func fractionalParent() {
    let fact = LayoutFact["F061"]
    let (inset, size) = (fact.given.size("inset"), fact.given.size("size"))
    let root = makeRoot(320, 480)
    let parent = UIView(frame: rect(fact.given.number("x"), 0, 50, 50))
    root.addSubview(parent)
    let child = place(in: parent)
    activate(
      child.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: inset.width),
      child.topAnchor.constraint(equalTo: parent.topAnchor, constant: inset.height),
      child.widthAnchor.constraint(equalToConstant: size.width),
      child.heightAnchor.constraint(equalToConstant: size.height))
    root.layoutIfNeeded()
    #expect(child.frame == fact.expected.rect("child"))
    #expect(parent.frame == rect(fact.expected.number("parentX"), 0, 50, 50))
  }

  @Test("frames of views without constraints count as constraints, and follow when they are set")
  func translated() {
    let root = makeRoot(320, 480)
    let fixed = UIView(frame: rect(10, 20, 100, 40))
    root.addSubview(fixed)
    let view = place(ContentView(5, 5), in: root)
    activate(
      view.leadingAnchor.constraint(equalTo: fixed.trailingAnchor, constant: 8),
      view.centerYAnchor.constraint(equalTo: fixed.centerYAnchor))
    root.layoutIfNeeded()
    #expect(view.frame == rect(118, 37.5, 5, 5))
    fixed.frame = rect(50, 60, 20, 20)
    root.layoutIfNeeded()
    #expect(view.frame == rect(78, 67.5, 5, 5))
    #expect(fixed.frame == rect(50, 60, 20, 20))
  }

  @Test("autoresizing masks are constraints too: what is flexible follows the superview")
  func masks() {
    let root = makeRoot(200, 100)
    let container = place(in: root)
    let width = container.widthAnchor.constraint(equalToConstant: 100)
    activate(
      container.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      container.topAnchor.constraint(equalTo: root.topAnchor), width,
      container.heightAnchor.constraint(equalToConstant: 50))
    root.layoutIfNeeded()
    let content = UIView(frame: rect(10, 0, 80, 50))
    content.autoresizingMask = [.flexibleWidth]
    container.addSubview(content)
    let inner = place(in: content)
    activate(
      inner.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: content.trailingAnchor))
    root.layoutIfNeeded()
    #expect(inner.frame.width == 80)
    width.constant = 150
    root.layoutIfNeeded()
    #expect(content.frame == rect(10, 0, 130, 50))
    #expect(inner.frame.width == 130)
  }

  @Test("views that stretch with a superview without a size yet come out right")
  func masksFromZero() {
    let container = UIView()
    let content = UIView()
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(content)
    let label = place(ContentView(30, 20), in: content)
    activate(
      label.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      label.topAnchor.constraint(equalTo: content.topAnchor, constant: 4),
      label.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -4))
    #expect(content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 62, height: 28))
    #expect(container.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 62, height: 28))
    container.frame = rect(0, 0, 200, 50)
    container.layoutIfNeeded()
    #expect(content.frame == rect(0, 0, 200, 50))
    #expect(label.frame == rect(16, 4, 168, 42))
  }

  @Test("a view on its own that waits for constraints is sized by them, and keeps its size without")
  func ownSize() {
    let view = UIView(frame: rect(5, 5, 30, 40))
    view.translatesAutoresizingMaskIntoConstraints = false
    view.widthAnchor.constraint(equalToConstant: 120).isActive = true
    view.layoutIfNeeded()
    #expect(view.frame == rect(5, 5, 120, 40))
  }

  @Test("a root with another size lays everything out anew")
  func rotation() {
    let root = makeRoot(320, 480)
    let view = place(in: root)
    activate(
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      view.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor))
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, 240, 320, 240))
    root.frame = rect(0, 0, 480, 320)
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, 160, 480, 160))
  }

  @Test("right-to-left mirrors leading, trailing, constants and multipliers")
  func mirrored() {
    let root = makeRoot(300, 100)
    root.traitOverrides.layoutDirection = .rightToLeft
    let (first, second) = (place(ContentView(40, 10), in: root), place(ContentView(20, 10), in: root))
    activate(
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      second.leadingAnchor.constraint(greaterThanOrEqualTo: first.trailingAnchor, constant: 8),
      NSLayoutConstraint(
        item: second, attribute: .trailing, relatedBy: .equal, toItem: root, attribute: .trailing, multiplier: 0.5,
        constant: 0))
    root.layoutIfNeeded()
    #expect(first.frame.maxX == 284)
    // The position is half of the distance from the right edge, which is the leading one.
    #expect(second.frame.minX == 150)
    #expect(second.frame.maxX <= 236)
  }
}
