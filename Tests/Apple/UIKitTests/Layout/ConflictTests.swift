import Foundation
import TestHosts
import Testing

@testable import UIKit

@Suite("Conflicts", .ownHosts) @MainActor
struct ConflictTests {
  init() { StandardScreen.make() }

  @Test("the constraint that came last is left out, and layout goes on")
  func lastIsBroken() {
    let root = makeRoot(320, 480)
    let view = place(in: root)
    let (first, last) = (
      view.widthAnchor.constraint(equalToConstant: 100), view.widthAnchor.constraint(equalToConstant: 200)
    )
    activate(first, last, view.heightAnchor.constraint(equalToConstant: 30))
    let reports = reportedConflicts { root.layoutIfNeeded() }
    #expect(view.frame.size == CGSize(width: 100, height: 30))
    #expect(reports.count == 1)
    #expect(reports.first?.constraints == [last, first])
    #expect(last.isActive)
  }

  @Test("what contradicts only a constraint that is left out stays")
  func bystanders() {
    // The other view's height would contradict the hidden one's constraint, which is left out. No other constraint is
    // wrong.
    let root = makeRoot(320, 480)
    let (hidden, other) = (UIView(), UIView())
    let stack = place(UIStackView(arrangedSubviews: [hidden, other]), in: root)
    stack.axis = .vertical
    let wrong = hidden.heightAnchor.constraint(equalToConstant: 20)
    activate(
      wrong, other.heightAnchor.constraint(equalTo: hidden.heightAnchor, constant: 30),
      other.heightAnchor.constraint(equalToConstant: 30))
    hidden.isHidden = true
    let reports = reportedConflicts { root.layoutIfNeeded() }
    #expect(reports.count == 1)
    #expect(reports.first?.brokenConstraint === wrong)
    #expect((hidden.frame.height, other.frame.height) == (0, 30))
    // Its removal has no side effects.
    wrong.isActive = false
    #expect(reportedConflicts { root.layoutIfNeeded() }.isEmpty)
  }

  @Test("the way in which a stack arranges its views gives way to what the app asks of them")
  func arrangement() {
    let root = makeRoot(320, 480)
    let views = [ContentView(10, 20), ContentView(10, 20)]
    let stack = place(UIStackView(arrangedSubviews: views), in: root)
    stack.axis = .vertical
    activate(
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      views[1].topAnchor.constraint(equalTo: views[0].bottomAnchor, constant: 16))
    let reports = reportedConflicts { root.layoutIfNeeded() }
    #expect(reports.map(\.brokenConstraint?.identifier) == ["UISV-spacing"])
    #expect(views.map(\.frame) == [rect(0, 0, 320, 20), rect(0, 36, 320, 20)])
    let narrow = views[0].widthAnchor.constraint(equalToConstant: 24)
    stack.removeArrangedSubview(views[1])
    views[1].removeFromSuperview()
    narrow.isActive = true
    let more = reportedConflicts { root.layoutIfNeeded() }
    #expect(more.map(\.brokenConstraint?.identifier) == ["UISV-canvas-connection"])
    #expect(views[0].frame == rect(0, 0, 24, 20))
  }

  @Test("the report has UIKit's form")
  func message() {
    let root = makeRoot(320, 480)
    let view = place(in: root)
    view.tag = 7
    activate(view.widthAnchor.constraint(equalToConstant: 100), view.widthAnchor.constraint(equalToConstant: 200))
    let reports = reportedConflicts { root.layoutIfNeeded() }
    let expected = """
      (
          "<NSLayoutConstraint UIView tag 7.width == 100   (active)>",
          "<NSLayoutConstraint UIView tag 7.width == 200   (active)>"
      )

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint UIView tag 7.width == 200   (active)>
      """
    #expect(reports.first?.message.hasPrefix("Unable to simultaneously satisfy constraints.\n") == true)
    #expect(reports.first?.message.hasSuffix(expected) == true)
  }

  @Test("the set is the smallest: constraints that have no part in it are not named")
  func irreducible() {
    let root = makeRoot(320, 480)
    let views = (0..<4).map { _ in place(in: root) }
    for (view, next) in zip(views, views.dropFirst()) {
      activate(
        next.leadingAnchor.constraint(equalTo: view.trailingAnchor), view.heightAnchor.constraint(equalToConstant: 9))
    }
    let (minimum, maximum) = (
      views[2].widthAnchor.constraint(greaterThanOrEqualToConstant: 50),
      views[2].widthAnchor.constraint(lessThanOrEqualToConstant: 40)
    )
    activate(minimum, maximum)
    let reports = reportedConflicts { root.layoutIfNeeded() }
    #expect(reports.map(\.constraints) == [[maximum, minimum]])
    #expect(views[2].frame.width == 50)
  }

  @Test("what is broken holds again when what it contradicted is gone")
  func recovery() {
    let root = makeRoot(320, 480)
    let view = place(in: root)
    let (first, last) = (
      view.widthAnchor.constraint(equalToConstant: 100), view.widthAnchor.constraint(equalToConstant: 200)
    )
    activate(first, last)
    _ = reportedConflicts { root.layoutIfNeeded() }
    first.isActive = false
    #expect(reportedConflicts { root.layoutIfNeeded() }.isEmpty)
    #expect(view.frame.width == 200)
    first.isActive = true
    #expect(reportedConflicts { root.layoutIfNeeded() }.count == 1)
    #expect(view.frame.width == 200)
    last.constant = 100
    #expect(reportedConflicts { root.layoutIfNeeded() }.isEmpty)
    #expect(view.frame.width == 100)
    last.constant = 70
    #expect(reportedConflicts { root.layoutIfNeeded() }.count == 1)
  }

  @Test("a frame is stronger than a constraint: the constraint is left out")
  func againstFrames() {
    let root = makeRoot(320, 480)
    let fixed = UIView(frame: rect(0, 0, 100, 100))
    root.addSubview(fixed)
    let constraint = fixed.widthAnchor.constraint(equalToConstant: 50)
    constraint.isActive = true
    let reports = reportedConflicts { root.layoutIfNeeded() }
    #expect(fixed.frame.width == 100)
    #expect(reports.map(\.constraints) == [[constraint]])
    #expect(
      reports.first?.others == ["<NSAutoresizingMaskLayoutConstraint h=--& v=--& UIView.width == 100   (active)>"])
  }

  @Test("a change of frame that contradicts constraints is reported against the constraint")
  func laterFrames() {
    let root = makeRoot(320, 480)
    let fixed = UIView(frame: rect(0, 0, 100, 100))
    root.addSubview(fixed)
    let view = place(in: root)
    let (same, minimum) = (
      view.widthAnchor.constraint(equalTo: fixed.widthAnchor),
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 80)
    )
    activate(same, minimum)
    #expect(reportedConflicts { root.layoutIfNeeded() }.isEmpty)
    fixed.frame.size.width = 60
    #expect(reportedConflicts { root.layoutIfNeeded() }.count == 1)
    #expect(fixed.frame.width == 60)
    fixed.frame.size.width = 90
    #expect(reportedConflicts { root.layoutIfNeeded() }.isEmpty)
    #expect(view.frame.width == 90)
  }

  @Test("a size that would be negative is a conflict")
  func negative() {
    let root = makeRoot(20, 20)
    let view = place(in: root)
    activate(
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16))
    #expect(reportedConflicts { root.layoutIfNeeded() }.count == 1)
    #expect(view.frame.width == 0)
  }

  @Test("a hidden view's own size is left out before the stack's zero")
  func hiddenWithSize() {
    let root = makeRoot(320, 480)
    let views = [UIView(), ContentView(30, 10)]
    let stack = place(UIStackView(arrangedSubviews: views), in: root)
    let width = views[0].widthAnchor.constraint(equalToConstant: 40)
    width.isActive = true
    stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    #expect(reportedConflicts { root.layoutIfNeeded() }.isEmpty)
    #expect(stack.frame.width == 70)
    views[0].isHidden = true
    #expect(reportedConflicts { root.layoutIfNeeded() }.map { $0.constraints.first } == [width])
    #expect(stack.frame.width == 30)
    views[0].isHidden = false
    #expect(reportedConflicts { root.layoutIfNeeded() }.isEmpty)
    #expect(stack.frame.width == 70)
  }

  @Test("hundreds of contradictions end with a report each")
  func hostile() {
    let root = makeRoot(320, 480)
    let view = place(in: root)
    for width in 0..<300 { view.widthAnchor.constraint(equalToConstant: CGFloat(width)).isActive = true }
    #expect(reportedConflicts { root.layoutIfNeeded() }.count == 100)
    #expect(view.frame.width == 0)
  }

  @Test("measuring breaks what it must and reports nothing")
  func measuring() {
    let view = UIView()
    let constraints = [
      view.widthAnchor.constraint(equalToConstant: 100), view.widthAnchor.constraint(equalToConstant: 200),
      view.heightAnchor.constraint(equalToConstant: 10),
    ]
    NSLayoutConstraint.activate(constraints)
    var size = CGSize.zero
    #expect(reportedConflicts { size = view.systemLayoutSizeFitting(.zero) }.isEmpty)
    #expect(size == CGSize(width: 100, height: 10))
  }
}
