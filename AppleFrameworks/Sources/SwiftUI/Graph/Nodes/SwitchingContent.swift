import UIKit

/// A node whose content may be exchanged for one of another identity.
@MainActor
final class SwitchingContent {
  private(set) var node: Node?
  /// What goes by a transition, until that is over.
  private var leaving: Node?

  /// Takes a new view: by the node that is there, if it is for such a view, or by a new one that takes its place.
  func set<V: View>(_ view: V, owner: Node) {
    if let node = node as? ViewNode<V> { return node.update(view) }
    if node == nil, let back = leaving as? ViewNode<V> {
      // What is on its way out comes back as it was: it has never disappeared.
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

  /// Takes out what was there: at once, or when the transition that shows it going is over.
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
  /// Whether all that is shown here goes by the identity transition: it has disappeared before what takes its place appears.
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
