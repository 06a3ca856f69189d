import TestHosts
import Testing
import UIKit

@testable import ViewCode

@MainActor
@Suite("Hierarchies that change", .ownHosts)
struct HierarchyUpdatingTests {
  private let views = (0..<4).map { index in UIView().setting(\.tag, to: index) }

  /// Updates a root or stack from an old order of views to a new one.
  private func update(_ parent: UIView, from old: [Int], to new: [Int]) {
    let before = Hierarchy.list(old.map { views[$0] })
    before.build(in: parent)
    Hierarchy.list(new.map { views[$0] }).update(in: parent, from: before)
  }

  /// All orders of all subsets of four views.
  private static var orders: [[Int]] {
    func extend(_ order: [Int]) -> [[Int]] {
      [order] + (0..<4).filter { !order.contains($0) }.flatMap { extend(order + [$0]) }
    }
    return extend([])
  }

  @Test("from any order of any of four views to any other, in a view and in a stack")
  func everyOrder() {
    for old in Self.orders {
      for new in Self.orders {
        let (root, stack) = (UIView(), UIStackView())
        update(root, from: old, to: new)
        #expect(root.subviews.map(\.tag) == new, "\(old) to \(new)")
        update(stack, from: old, to: new)
        #expect(stack.arrangedSubviews.map(\.tag) == new, "\(old) to \(new) in a stack")
      }
    }
  }

  @Test("views that someone else added stay where they are")
  func strangers() {
    let root = UIView()
    let stranger = UIView().setting(\.tag, to: 99)
    let before = Hierarchy.list([views[0], views[1]])
    before.build(in: root)
    root.insertSubview(stranger, at: 1)
    Hierarchy.list([views[1], views[2]]).update(in: root, from: before)
    #expect(root.subviews.map(\.tag) == [99, 1, 2])
  }

  @Test("a view moves to another parent, and its children with it")
  func parents() {
    let root = UIView()
    let (a, b, child, leaf) = (views[0], views[1], views[2], views[3])
    @HierarchyBuilder func tree(_ inA: Bool) -> Hierarchy {
      a { if inA { child { leaf } } }
      b { if !inA { child { leaf } } }
    }
    let before = tree(true)
    before.build(in: root)
    tree(false).update(in: root, from: before)
    #expect(a.subviews.isEmpty)
    #expect(b.subviews == [child])
    #expect(child.subviews == [leaf])
  }

  @Test("what is gone takes its children along, and comes back whole")
  func whole() {
    let root = UIView()
    let (a, child) = (views[0], views[1])
    @HierarchyBuilder func tree(_ isThere: Bool) -> Hierarchy {
      if isThere { a { child } }
    }
    tree(true).build(in: root)
    tree(false).update(in: root, from: tree(true))
    #expect(root.subviews.isEmpty)
    #expect(a.subviews == [child])
    tree(true).update(in: root, from: tree(false))
    #expect(root.subviews == [a])
    #expect(a.subviews == [child])
  }

  @Test("guides come, move and go")
  func guides() {
    let root = UIView()
    let (guide, box) = (UILayoutGuide(), views[0])
    @HierarchyBuilder func first() -> Hierarchy {
      guide
      box
    }
    @HierarchyBuilder func second() -> Hierarchy { box { guide } }
    first().build(in: root)
    #expect(guide.owningView === root)
    second().update(in: root, from: first())
    #expect(guide.owningView === box)
    Hierarchy.list([box]).update(in: root, from: second())
    #expect(guide.owningView == nil)
  }

  @Test("arrays, optional views, loops and switches are lines")
  func lines() {
    enum Kind { case first, second }
    let none: UIView? = nil
    @HierarchyBuilder func tree(_ kind: Kind) -> Hierarchy {
      none
      [views[0], views[1]]
      switch kind {
      case .first: views[2]
      case .second: views[3]
      }
      for index in 0..<2 where index == 5 { views[index] }
    }
    let root = UIView()
    tree(.second).build(in: root)
    #expect(root.subviews.map(\.tag) == [0, 1, 3])
  }

  @Test("a stack is one line, with stacks in it")
  func oneLine() {
    let stack = UIStackView.vertical(
      spacing: 8, alignment: .leading, margins: .init(top: 1, leading: 2, bottom: 3, trailing: 4)
    ) {
      views[0]
      UIStackView.horizontal(spacing: 4, distribution: .fillEqually) {
        views[1]
        if views.count > 2 { views[2] }
      }
    }
    #expect(stack.axis == .vertical)
    #expect(stack.spacing == 8)
    #expect(stack.alignment == .leading)
    #expect(stack.isLayoutMarginsRelativeArrangement)
    #expect(stack.directionalLayoutMargins.trailing == 4)
    #expect(stack.arrangedSubviews.count == 2)
    let inner = stack.arrangedSubviews[1] as? UIStackView
    #expect(inner?.axis == .horizontal)
    #expect(inner?.distribution == .fillEqually)
    #expect(inner?.arrangedSubviews == [views[1], views[2]])
  }
}

extension Hierarchy {
  @HierarchyBuilder
  fileprivate static func list(_ views: [UIView]) -> Hierarchy {
    for view in views { view }
  }
}
