/// A view without a body, with a node of its own kind.
@MainActor
protocol PrimitiveView: View where Body == Never {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self>
}
