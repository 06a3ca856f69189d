/// A view that has no body but a node of its own kind.
@MainActor
protocol PrimitiveView: View where Body == Never {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self>
}
