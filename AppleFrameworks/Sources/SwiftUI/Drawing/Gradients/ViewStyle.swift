/// A style that is also a view.
protocol ViewStyle: PaintedStyle, PrimitiveView {}

extension ViewStyle {
  @MainActor static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    LeafNode(view, context) { FillBox($0, node: $1, style: { AnyShapeStyle($0) }) }
  }
}
