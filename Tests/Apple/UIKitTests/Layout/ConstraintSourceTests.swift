import TestHosts
import Testing

@testable import UIKit

// Every form in which apps create constraints must compile, and record its line if possible.

/// A protocol for both kinds of items, as in a library. Its requirements must match the anchors.
@MainActor
private protocol Positioning {
  associatedtype Axis: AnyObject
  func constraint(equalTo anchor: NSLayoutAnchor<Axis>, constant c: CGFloat) -> NSLayoutConstraint
  func constraint(equalTo anchor: NSLayoutAnchor<Axis>) -> NSLayoutConstraint
}

extension NSLayoutXAxisAnchor: Positioning {}

/// A subclass without its own designated initializers, and with a convenience initializer.
private final class TaggedConstraint: NSLayoutConstraint {
  var tag = 0
  override var constant: CGFloat {
    didSet { tag += 1 }
  }

  convenience init(width: CGFloat, of view: UIView) {
    self.init(
      item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
      constant: width)
  }
}

@Suite("Where constraints come from", .ownHosts) @MainActor
struct ConstraintSourceTests {
  let first = UIView()
  let second = UIView()

  init() { StandardScreen.make() }

  func lines(_ constraints: [NSLayoutConstraint]) -> [Int?] {
    constraints.map { constraint in constraint.source.map { Int($0.line) } }
  }

  @Test("each method of an anchor notes the line of its call")
  func anchors() {
    let (x, width, y) = (first.leadingAnchor, first.widthAnchor, first.topAnchor)
    let (otherX, otherWidth, otherY) = (second.leadingAnchor, second.widthAnchor, second.topAnchor)
    let start = #line
    let made = [
      x.constraint(equalTo: otherX),
      x.constraint(equalTo: otherX, constant: 1),
      x.constraint(greaterThanOrEqualTo: otherX),
      x.constraint(greaterThanOrEqualTo: otherX, constant: 1),
      x.constraint(lessThanOrEqualTo: otherX),
      x.constraint(lessThanOrEqualTo: otherX, constant: 1),
      width.constraint(equalToConstant: 1),
      width.constraint(greaterThanOrEqualToConstant: 1),
      width.constraint(lessThanOrEqualToConstant: 1),
      width.constraint(equalTo: otherWidth),
      width.constraint(equalTo: otherWidth, constant: 2),
      width.constraint(equalTo: otherWidth, multiplier: 2),
      width.constraint(greaterThanOrEqualTo: otherWidth, multiplier: 2),
      width.constraint(lessThanOrEqualTo: otherWidth, multiplier: 2),
      width.constraint(equalTo: otherWidth, multiplier: 2, constant: 1),
      width.constraint(greaterThanOrEqualTo: otherWidth, multiplier: 2, constant: 1),
      width.constraint(lessThanOrEqualTo: otherWidth, multiplier: 2, constant: 1),
      x.constraint(equalToSystemSpacingAfter: otherX, multiplier: 1),
      x.constraint(greaterThanOrEqualToSystemSpacingAfter: otherX, multiplier: 1),
      x.constraint(lessThanOrEqualToSystemSpacingAfter: otherX, multiplier: 1),
      y.constraint(equalToSystemSpacingBelow: otherY, multiplier: 1),
      y.constraint(greaterThanOrEqualToSystemSpacingBelow: otherY, multiplier: 1),
      y.constraint(lessThanOrEqualToSystemSpacingBelow: otherY, multiplier: 1),
    ]
    #expect(lines(made) == made.indices.map { start + 2 + $0 })
    #expect(made.allSatisfy { $0.source?.file.description == #fileID })
  }

  @Test("so do the initializer, also through a subclass's own, and visual formats")
  func initializers() {
    let line = #line
    let made = NSLayoutConstraint(
      item: first, attribute: .top, relatedBy: .equal, toItem: second, attribute: .bottom, multiplier: 1, constant: 8)
    let inherited = TaggedConstraint(
      item: first, attribute: .top, relatedBy: .equal, toItem: second, attribute: .bottom, multiplier: 1, constant: 8)
    first.addSubview(second)
    let visual = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-[second(40)]", options: [], metrics: nil, views: ["second": second])
    let short = NSLayoutConstraint.constraints(
      withVisualFormat: "V:|[second]|", metrics: nil, views: ["second": second])
    #expect(lines([made, inherited]) == [line + 1, line + 3])
    #expect(lines(visual) == [line + 6, line + 6])
    #expect(lines(short) == [line + 8, line + 8])
    let own = TaggedConstraint(width: 10, of: first)
    #expect(own.source?.file.description == #fileID)
    own.constant = 20
    #expect(own.tag == 1)
  }

  @Test("methods serve as function values as well; those have no line")
  func functionValues() {
    let anchor = first.leadingAnchor
    let views = [UIView(), UIView()]
    let mapped = views.map(\.leadingAnchor).map(anchor.constraint(equalTo:))
    #expect(mapped.map { $0.secondItem === views[0] || $0.secondItem === views[1] } == [true, true])
    let typed: (NSLayoutAnchor<NSLayoutXAxisAnchor>, CGFloat) -> NSLayoutConstraint = anchor.constraint(
      equalTo:constant:)
    let fixed: @MainActor (CGFloat) -> NSLayoutConstraint = first.widthAnchor.constraint(equalToConstant:)
    let unbound = NSLayoutDimension.constraint(equalToConstant:)
    let make = NSLayoutConstraint.init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)
    let made = [
      typed(second.leadingAnchor, 3), fixed(4), unbound(first.widthAnchor)(5),
      make(first, .width, .equal, nil, .notAnAttribute, 1, 6),
    ]
    #expect(made.map(\.constant) == [3, 4, 5, 6])
    #expect(lines(mapped + made).allSatisfy { $0 == nil })
  }

  @Test("anchors satisfy protocols that name their methods")
  func protocols() {
    func pin<P: Positioning>(_ anchor: P, to other: NSLayoutAnchor<P.Axis>) -> NSLayoutConstraint {
      anchor.constraint(equalTo: other, constant: 7)
    }
    #expect(pin(first.leadingAnchor, to: second.leadingAnchor).constant == 7)
  }

  @Test("an identifier that ends in a file and a line is a place in the source")
  func identifiers() {
    #expect(ConstraintMaker.place(in: "Cards/Card.swift:41")?.file == "Cards/Card.swift")
    #expect(ConstraintMaker.place(in: "card width Card.swift:41")?.line == 41)
    #expect(ConstraintMaker.place(in: "Card.swift") == nil)
    #expect(ConstraintMaker.place(in: "ratio:41") == nil)
    #expect(ConstraintMaker.place(in: "") == nil)
    #expect(ConstraintMaker.place(in: "Card.swift:-1") == nil)
  }
}
