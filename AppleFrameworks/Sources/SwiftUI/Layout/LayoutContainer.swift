/// A view that lays out its content with a `Layout`.
struct LayoutContainer<L: Layout, Content: View>: View {
  let layout: L
  let content: Content
  typealias Body = Never
}

extension LayoutContainer: PrimitiveView, LayoutView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { LayoutNode(view, context) }
}
