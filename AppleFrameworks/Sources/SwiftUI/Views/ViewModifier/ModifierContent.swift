/// The view to which a modifier is applied, with the nodes that display it.
@MainActor
final class ModifierContent {
  fileprivate var make: (NodeContext) -> Node
  fileprivate var update: (Node) -> Void
  private var users: [WeakUser] = []

  private struct WeakUser {
    weak var node: Node?
  }

  init<V: View>(_ view: V) {
    make = { NodeFactory.make(view, $0) }
    update = { ($0 as? ViewNode<V>)?.update(view) }
  }

  func set<V: View>(_ view: V) {
    make = { NodeFactory.make(view, $0) }
    update = { ($0 as? ViewNode<V>)?.update(view) }
    users.removeAll { $0.node == nil }
    for user in users { if let node = user.node, !node.isGone { update(node) } }
  }

  fileprivate func node(_ context: NodeContext) -> Node {
    let node = make(context)
    users.append(WeakUser(node: node))
    return node
  }
}

/// The node of a modifier's content.
@MainActor
final class ModifierContentNode<M: ViewModifier>: ViewNode<_ViewModifier_Content<M>> {
  private var content: Node!

  init(_ view: _ViewModifier_Content<M>, _ context: NodeContext) {
    super.init(context)
    content = view.source.node(self.context())
  }

  override var children: [Node] { [content] }
  override func update(_ view: _ViewModifier_Content<M>) {}
  override func collectLazily(into items: inout [LazyItem]) { content.collectLazily(into: &items) }
}
