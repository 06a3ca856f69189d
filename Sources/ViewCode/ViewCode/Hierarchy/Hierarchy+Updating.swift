import UIKit

// The update from one evaluation of a hierarchy to the next, which doesn't change the common parts.

extension Hierarchy {
  /// Adds, moves and removes the differences from an earlier hierarchy in the same view.
  func update(in root: UIView, from old: Hierarchy) {
    guard !hasSameTree(as: old) else { return }
    var ids: Set<ObjectIdentifier> = []
    collect(into: &ids)
    old.removeAll(but: ids)
    place(in: root)
  }

  func hasSameTree(as other: Hierarchy) -> Bool {
    nodes.count == other.nodes.count
      && zip(nodes, other.nodes).allSatisfy { $0.id == $1.id && $0.children.hasSameTree(as: $1.children) }
  }

  private func collect(into ids: inout Set<ObjectIdentifier>) {
    for node in nodes {
      ids.insert(node.id)
      node.children.collect(into: &ids)
    }
  }

  /// Removes the views that aren't in the new hierarchy. A removed view keeps its children, so that it can be added
  /// again.
  private func removeAll(but ids: Set<ObjectIdentifier>) {
    for node in nodes {
      switch node.item {
      case _ where ids.contains(node.id): node.children.removeAll(but: ids)
      case .view(let view): view.removeFromSuperview()
      case .guide(let guide): guide.owningView?.removeLayoutGuide(guide)
      }
    }
  }

  /// Inserts everything at its position among the existing views.
  private func place(in outer: UIView) {
    let parent = Self.holder(in: outer)
    var previous: UIView?
    for (index, node) in nodes.enumerated() {
      switch node.item {
      case .guide(let guide):
        if guide.owningView !== parent { parent.addLayoutGuide(guide) }
      case .view(let view):
        view.translatesAutoresizingMaskIntoConstraints = false
        if let stack = parent as? UIStackView {
          arrange(view, in: stack, after: previous, before: nodes[(index + 1)...])
        } else {
          put(view, in: parent, after: previous, before: nodes[(index + 1)...])
        }
        previous = view
        node.children.place(in: view)
      }
    }
  }

  private func put(_ view: UIView, in parent: UIView, after previous: UIView?, before following: ArraySlice<Node>) {
    let place = view.superview === parent ? parent.subviews.firstIndex(of: view) : nil
    if let previous {
      let previousPlace = parent.subviews.firstIndex(of: previous) ?? -1
      if place ?? -1 < previousPlace { parent.insertSubview(view, aboveSubview: previous) }
    } else if place == nil {
      if let next = Self.firstView(of: following, where: { $0.superview === parent }) {
        parent.insertSubview(view, belowSubview: next)
      } else {
        parent.addSubview(view)
      }
    }
  }

  private func arrange(
    _ view: UIView, in stack: UIStackView, after previous: UIView?, before following: ArraySlice<Node>
  ) {
    let place = stack.arrangedSubviews.firstIndex(of: view)
    if let previous, let previousPlace = stack.arrangedSubviews.firstIndex(of: previous) {
      guard place ?? -1 < previousPlace else { return }
      if place != nil { stack.removeArrangedSubview(view) }
      stack.insertArrangedSubview(view, at: previousPlace + (place == nil ? 1 : 0))
    } else if place == nil {
      let next = Self.firstView(of: following) { stack.arrangedSubviews.contains($0) }
      stack.insertArrangedSubview(
        view, at: next.flatMap { stack.arrangedSubviews.firstIndex(of: $0) } ?? stack.arrangedSubviews.count)
    }
  }

  private static func firstView(of nodes: ArraySlice<Node>, where isMeant: (UIView) -> Bool) -> UIView? {
    for node in nodes {
      if case .view(let view) = node.item, isMeant(view) { return view }
    }
    return nil
  }
}
