/// A modifier of this framework.
@MainActor
protocol PrimitiveModifier {
  static func makeNode<C: View>(_ view: Modified<C, Self>, _ context: NodeContext) -> ViewNode<Modified<C, Self>>
}
