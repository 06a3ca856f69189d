/// The node of a view that is replaced by another view.
@MainActor
final class RewritingNode<V: View, Content: View>: ViewNode<V> {
  private var content: ViewNode<Content>!
  private let rewrite: (V) -> Content

  init(_ view: V, _ context: NodeContext, _ rewrite: @escaping (V) -> Content) {
    self.rewrite = rewrite
    super.init(context)
    content = NodeFactory.make(rewrite(view), self.context())
  }

  override var children: [Node] { [content] }
  override func update(_ view: V) { content.update(rewrite(view)) }
  override func collectLazily(into items: inout [LazyItem]) { content.collectLazily(into: &items) }
}
