import UIKit

/// A container for a node's content, which may be replaced with content of another identity.
@MainActor
final class SwitchingContent {
  private(set) var node: Node?
  /// The node that is disappearing with a transition.
  private var leaving: Node?

  /// Sets a new view on the current node if the types match, or on a new node that replaces it.
  func set<V: View>(_ view: V, owner: Node) {
    if let node = node as? ViewNode<V> { return node.update(view) }
    if node == nil, let back = leaving as? ViewNode<V> {
      // A disappearing node returns with its state.
      leaving = nil
      node = back
      back.setEnvironment(owner.environment)
      back.update(view)
      return owner.boxesDidChange()
    }
    replace(by: NodeFactory.make(view, owner.context()), owner)
  }

  func replace(by new: Node?, _ owner: Node) {
    guard new != nil || node != nil else { return }
    let old = node
    node = new
    if let old { leave(old, owner.graph) }
    if let new { owner.graph.added(new) }
    owner.boxesDidChange()
  }

  /// Removes the previous content immediately or after its transition.
  private func leave(_ old: Node, _ graph: ViewGraph) {
    let goesAtOnce = old.goesWithoutTransition
    guard let animation = graph.animationOfUpdate, graph.isShown, animation.totalDuration.isFinite, !goesAtOnce else {
      return graph.remove(old, beforeOthersCome: goesAtOnce)
    }
    if let earlier = leaving { graph.remove(earlier) }
    leaving = old
    graph.animations.after(animation.totalDuration) { [weak self, weak graph] in
      guard let self, let graph, leaving === old else { return }
      leaving = nil
      graph.remove(old)
      graph.needsUpdate()
    }
  }

  func begin<V: View>(_ view: V, owner: Node) {
    node = NodeFactory.make(view, owner.context())
  }
}

extension Node {
  /// Whether all visible content disappears without a transition and therefore before the new content appears.
  var goesWithoutTransition: Bool {
    var items: [LazyItem] = []
    collectLazily(into: &items)
    return !items.isEmpty
      && items.allSatisfy { item in
        guard case .box(let box) = item else { return false }
        return box.trait(TransitionTrait.self)?.removal.isIdentity == true
      }
  }
}
