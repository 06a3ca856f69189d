/// A modifier that wraps each modified view in a box.
protocol BoxModifier: PrimitiveModifier {
  @MainActor static func makeBox(_ modifier: Self, child: Box, node: Node) -> ModifierBox<Self>
}

@MainActor
extension BoxModifier {
  static func makeNode<C: View>(_ view: Modified<C, Self>, _ context: NodeContext) -> ViewNode<Modified<C, Self>> {
    BoxModifierNode(view, context)
  }
}
