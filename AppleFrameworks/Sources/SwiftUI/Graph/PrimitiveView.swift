/// A view without a body that has its own kind of node.
@MainActor
protocol PrimitiveView: View where Body == Never {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self>
}
