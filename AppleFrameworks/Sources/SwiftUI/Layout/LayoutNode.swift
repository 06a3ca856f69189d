/// The node of a view that lays out content. Its box contains the boxes of the content.
@MainActor
final class LayoutNode<V: LayoutView>: ViewNode<V> {
  private var content: ViewNode<V.Content>!
  private var box: LayoutBox<V.L>!

  init(_ view: V, _ context: NodeContext) {
    super.init(context)
    box = LayoutBox(view.layout, node: self)
    content = NodeFactory.make(view.content, self.context())
  }

  override var children: [Node] { [content] }

  override func update(_ view: V) {
    if !valuesAreEqual(box.layout, view.layout) { box.layout = view.layout }
    content.update(view.content)
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    super.environmentDidChange(from: old)
    box.invalidateSize()
  }

  override func collect(into boxes: inout [Box]) { boxes.append(box) }
  override func boxesDidChange() { box.childrenDidChange() }
}
