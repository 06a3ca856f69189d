/// A namespace for functions that create the nodes of views.
@MainActor
enum NodeFactory {
  static func make<V: View>(_ view: V, _ context: NodeContext) -> ViewNode<V> {
    if let primitive = V.self as? any PrimitiveView.Type {
      return makePrimitive(primitive, view, context)
    }
    if V.Body.self == Never.self, let node = makeRepresentable(view, context) { return node }
    return CompositeNode(view, context)
  }

  private static func makePrimitive<P: PrimitiveView, V: View>(
    _ type: P.Type, _ view: V, _ context: NodeContext
  ) -> ViewNode<V> {
    guard let view = view as? P, let node = P.makeNode(view, context) as? ViewNode<V> else {
      fatalError("a node of \(P.self) was asked for \(V.self)")
    }
    return node
  }
}
