import TestHosts
import Testing
import UIKit

@testable import ViewCode

@MainActor
@Suite("Hierarchy", .ownHosts)
struct HierarchyTests {
  @HierarchyBuilder
  private func tree(_ outer: UIView, _ inner: UIView, _ stack: UIStackView, extra: UIView?) -> Hierarchy {
    outer {
      inner
    }
    stack {
      for _ in 0..<2 { UIView() }
      if let extra { extra }
    }
  }

  @Test("views in braces become subviews, in a stack arranged subviews, in the order written")
  func nesting() {
    let (root, outer, inner, stack) = (UIView(), UIView(), UIView(), UIStackView())
    tree(outer, inner, stack, extra: nil).build(in: root)
    #expect(root.subviews == [outer, stack])
    #expect(outer.subviews == [inner])
    #expect(stack.arrangedSubviews.count == 2)
  }

  @Test("a condition decides whether a view is there")
  func conditions() {
    let (root, stack, extra) = (UIView(), UIStackView(), UIView())
    tree(UIView(), UIView(), stack, extra: extra).build(in: root)
    #expect(stack.arrangedSubviews.last === extra)
  }

  @Test("describing a hierarchy adds nothing")
  func inert() {
    let (outer, inner) = (UIView(), UIView())
    _ = tree(outer, inner, UIStackView(), extra: nil)
    #expect(inner.superview == nil)
    #expect(outer.superview == nil)
  }

  @Test("addSubviews and addArrangedSubviews take a list or several views")
  func lists() {
    let views = (0..<3).map { _ in UIView() }
    let root = UIView()
    root.addSubviews(views)
    #expect(root.subviews == views)
    let stack = UIStackView()
    stack.addArrangedSubviews(views[0], views[1])
    stack.addArrangedSubviews([views[2]])
    #expect(stack.arrangedSubviews == views)
    #expect(root.subviews.isEmpty)
  }
}
