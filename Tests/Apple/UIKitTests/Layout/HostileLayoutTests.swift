import Foundation
import TestHosts
import Testing

@testable import UIKit

/// Programs with impossible requests, which end with a message if UIKit has one.
@Suite("Hostile layouts", .ownHosts) @MainActor
struct HostileLayoutTests {
  init() { StandardScreen.make() }

  /// Returns the messages that layout in a closure causes.
  func messages(_ body: () -> Void) -> [String] {
    var messages: [String] = []
    UserInterface.current.diagnosticListener = { messages.append($0) }
    defer {
      UserInterface.current.diagnosticListener = nil
      UserInterface.current.layoutConflicts.removeAll()
    }
    body()
    return messages
  }

  @Test("10,000 constraints that contradict each other end, and the first of them holds")
  func contradictions() {
    let root = makeRoot(320, 480)
    let view = place(in: root)
    for width in 0..<10_000 { view.widthAnchor.constraint(equalToConstant: CGFloat(width + 5)).isActive = true }
    let messages = messages { root.layoutIfNeeded() }
    #expect(view.frame.width == 5)
    #expect(!messages.isEmpty)
    #expect(messages.reduce(0) { $0 + $1.utf8.count } < 12_000_000)
    // Later views are laid out without side effects.
    let other = place(ContentView(30, 20), in: root)
    activate(
      other.leadingAnchor.constraint(equalTo: view.trailingAnchor), other.topAnchor.constraint(equalTo: root.topAnchor))
    root.layoutIfNeeded()
    #expect(other.frame == rect(view.frame.maxX, 0, 30, 20))
  }

  @Test("10,000 contradictions among different views end")
  func contradictingViews() {
    let root = makeRoot(320, 480)
    let views = (0..<2_500).map { _ in place(in: root) }
    for view in views {
      for width in 0..<4 { view.widthAnchor.constraint(equalToConstant: CGFloat(10 + width)).isActive = true }
    }
    #expect(!messages { root.layoutIfNeeded() }.isEmpty)
    #expect(views.allSatisfy { $0.frame.width == 10 })
  }

  @Test("cycles of equal widths hold, and are told where they can't")
  func cycles() {
    let root = makeRoot(320, 480)
    let views = (0..<500).map { _ in place(in: root) }
    for (index, view) in views.enumerated() {
      view.widthAnchor.constraint(equalTo: views[(index + 1) % views.count].widthAnchor).isActive = true
    }
    views[250].widthAnchor.constraint(equalToConstant: 33).isActive = true
    #expect(messages { root.layoutIfNeeded() }.isEmpty)
    #expect(views.allSatisfy { $0.frame.width == 33 })
    // Each view is one point wider than the next one, in a cycle.
    let loop = (0..<50).map { _ in place(in: root) }
    for (index, view) in loop.enumerated() {
      view.heightAnchor.constraint(equalTo: loop[(index + 1) % loop.count].heightAnchor, constant: 1).isActive = true
    }
    #expect(messages { root.layoutIfNeeded() }.count == 1)
    let heights = loop.map(\.frame.height)
    #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 == $1 + 1 })
  }

  @Test("a view as wide as twice itself is 0 wide")
  func twiceItself() {
    let root = makeRoot(320, 480)
    let view = place(in: root)
    activate(
      view.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2),
      view.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 1))
    #expect(messages { root.layoutIfNeeded() }.isEmpty)
    #expect(view.frame.width == 0)
  }

  @Test("sizes that are not numbers are no sizes")
  func notNumbers() {
    for strange in [CGFloat.nan, .infinity, -.infinity, -5] {
      let root = makeRoot(320, 480)
      let view = place(ContentView(strange, strange), in: root)
      activate(
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.topAnchor.constraint(equalTo: root.topAnchor))
      _ = messages { root.layoutIfNeeded() }
      #expect(view.frame.origin == .zero)
      #expect(view.frame.width == 0 && view.frame.height == 0)
    }
  }

  @Test("an infinite constant is refused, like one that is no number", arguments: [1, -1] as [CGFloat])
  func infinite(sign: CGFloat) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [sign] in
      await MainActor.run {
        let constraint = UIView().widthAnchor.constraint(equalToConstant: 1)
        constraint.constant = sign * .infinity
      }
    }
    #expect(result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }?.contains("is not finite") == true)
  }

  @Test("numbers at the ends of the range don't disturb others")
  func largeNumbers() {
    let root = makeRoot(320, 480)
    let (far, near) = (place(in: root), place(ContentView(30, 20), in: root))
    activate(
      far.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 1e15),
      far.widthAnchor.constraint(equalToConstant: 1e15), far.heightAnchor.constraint(equalToConstant: 1e-15),
      far.topAnchor.constraint(equalTo: root.topAnchor, constant: -1e15),
      near.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 7),
      near.topAnchor.constraint(equalTo: root.topAnchor, constant: 9))
    _ = messages { root.layoutIfNeeded() }
    #expect(near.frame == rect(7, 9, 30, 20))
    #expect(far.frame.width == 1e15)
  }

  /// A view that performs a closure in each layout.
  final class ActingView: UIView {
    var action: (() -> Void)?
    override func layoutSubviews() {
      super.layoutSubviews()
      action?()
    }
  }

  @Test("layout asked for within layout doesn't go round for ever")
  func reentrant() {
    let root = ActingView(frame: rect(0, 0, 320, 480))
    let view = place(ActingView(), in: root)
    activate(
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 20))
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    var rounds = 0
    view.action = {
      rounds += 1
      if rounds < 20 {
        width.constant += 1
        root.layoutIfNeeded()
        root.setNeedsLayout()
        root.layoutIfNeeded()
      }
    }
    #expect(messages { root.layoutIfNeeded() }.isEmpty)
    #expect(view.frame.width == width.constant)
    #expect(width.constant == 29)
  }

  @Test("a constant that grows in each layout ends with one message")
  func growing() {
    let root = ActingView(frame: rect(0, 0, 320, 480))
    let view = place(in: root)
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    root.action = { width.constant += 1 }
    #expect(messages { root.layoutIfNeeded() }.map { $0.contains("did not settle") } == [true])
  }

  @Test("views and constraints may come and go while they are laid out")
  func changesDuringLayout() {
    let root = ActingView(frame: rect(0, 0, 320, 480))
    let views = (0..<30).map { _ in place(ActingView(), in: root) }
    for (index, view) in views.enumerated() {
      activate(
        view.leadingAnchor.constraint(equalTo: index == 0 ? root.leadingAnchor : views[index - 1].trailingAnchor),
        view.topAnchor.constraint(equalTo: root.topAnchor), view.widthAnchor.constraint(equalToConstant: 10),
        view.heightAnchor.constraint(equalToConstant: 10))
      view.action = {
        if index % 3 == 1, view.superview != nil {
          view.removeFromSuperview()
          let added = place(ContentView(5, 5), in: root)
          added.topAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
          added.leadingAnchor.constraint(equalTo: views[0].leadingAnchor).isActive = true
        }
      }
    }
    #expect(messages { root.layoutIfNeeded() }.isEmpty)
    #expect(root.subviews.count == 30)
    #expect(root.subviews.filter { $0 is ContentView }.map(\.frame) == Array(repeating: rect(0, 480, 5, 5), count: 10))
    #expect(views[0].frame == rect(0, 0, 10, 10))
  }

  /// A view that changes constraints when it is asked for its size.
  final class SchemingView: UIView {
    var asked: (() -> Void)?
    override var intrinsicContentSize: CGSize {
      asked?()
      return CGSize(width: 12, height: 13)
    }
  }

  @Test("constraints may be made, and layout asked for, while sizes are asked for")
  func changesDuringMeasuring() {
    let root = makeRoot(320, 480)
    let view = place(SchemingView(), in: root)
    activate(
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.topAnchor.constraint(equalTo: root.topAnchor))
    var asked = 0
    view.asked = {
      asked += 1
      guard asked < 50 else { return }
      let other = place(in: root)
      other.leadingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
      other.widthAnchor.constraint(equalToConstant: 5).isActive = true
      view.invalidateIntrinsicContentSize()
      root.layoutIfNeeded()
    }
    #expect(messages { root.layoutIfNeeded() }.isEmpty)
    #expect(view.frame == rect(0, 0, 12, 13))
    #expect(root.subviews.dropFirst().allSatisfy { $0.frame.minX == 12 && $0.frame.width == 5 })
  }

  @Test("constraints on views that are gone do nothing")
  func gone() {
    let root = makeRoot(320, 480)
    let view = place(ContentView(30, 20), in: root)
    var lost: [NSLayoutConstraint] = []
    autoreleasing {
      for _ in 0..<100 {
        let passing = place(in: root)
        lost.append(passing.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 4))
        lost.append(passing.widthAnchor.constraint(equalTo: view.widthAnchor))
        NSLayoutConstraint.activate(lost.suffix(2))
        root.layoutIfNeeded()
        passing.removeFromSuperview()
      }
    }
    for constraint in lost {
      constraint.constant = 50
      #expect(!constraint.isActive)
      #expect(constraint.firstItem == nil)
    }
    let messages = messages {
      NSLayoutConstraint.activate(lost)
      NSLayoutConstraint.deactivate(lost)
      root.layoutIfNeeded()
    }
    #expect(messages.count == lost.count)
    #expect(view.frame.size == CGSize(width: 30, height: 20))
  }

  /// Runs a closure and releases all autoreleased objects before it returns.
  private func autoreleasing(_ body: () -> Void) { body() }

  @Test("a thousand views, each inside of the one before, are laid out")
  func deep() {
    let root = makeRoot(820, 480)
    var inner = root
    for _ in 0..<1_000 {
      let view = place(in: inner)
      activate(
        view.leadingAnchor.constraint(equalTo: inner.leadingAnchor, constant: 0.5),
        view.trailingAnchor.constraint(equalTo: inner.trailingAnchor),
        view.topAnchor.constraint(equalTo: inner.topAnchor), view.bottomAnchor.constraint(equalTo: inner.bottomAnchor))
      inner = view
    }
    #expect(messages { root.layoutIfNeeded() }.isEmpty)
    #expect(inner.convert(inner.bounds, to: root) == rect(500, 0, 320, 480))
  }

  @Test(
    "a stack of more than there is room for breaks one of its own constraints, and says so once, however many it has")
  func crowdedStack() {
    let root = makeRoot(320, 480)
    let stack = place(UIStackView(), in: root)
    stack.axis = .vertical
    let views = (0..<600).map { _ in UIView() }
    for view in views {
      view.heightAnchor.constraint(equalToConstant: 2).isActive = true
      stack.addArrangedSubview(view)
    }
    activate(
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor), stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: root.bottomAnchor))
    #expect(messages { root.layoutIfNeeded() }.count == 1)
    #expect(views.allSatisfy { $0.frame.height == 2 })
  }

  @Test(
    "what doubles can't solve is told: a length that is a thousand millions of others, and a share of it as large as they are"
  )
  func farApart() {
    let root = makeRoot(320, 400)
    let stack = place(UIStackView(), in: root)
    (stack.alignment, stack.spacing) = (.leading, 12)
    let (long, other, arranged) = (place(in: root), place(in: root), ContentView(90, 70))
    stack.addArrangedSubview(arranged)
    arranged.setContentCompressionResistancePriority(UILayoutPriority(999), for: .horizontal)
    arranged.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    let share = stack.widthAnchor.constraint(equalTo: long.widthAnchor, multiplier: 1e-9, constant: -2.5)
    share.priority = UILayoutPriority(999)
    let near = other.widthAnchor.constraint(equalTo: long.widthAnchor, constant: -32.5)
    let huge = arranged.widthAnchor.constraint(equalTo: stack.widthAnchor, multiplier: 1e308, constant: -42.5)
    for constraint in [near, huge] { constraint.priority = UILayoutPriority(500) }
    let messages = messages {
      for constraint in [share, near, huge] { constraint.isActive = true }
      root.layoutIfNeeded()
    }
    let holds = abs(stack.frame.width - arranged.frame.width) < 1
    #expect(holds || messages.contains { $0.contains("too far apart") })
  }
}
