/// A modifier that changes the environment of the modified view.
protocol EnvironmentModifier: PrimitiveModifier {
  @MainActor func apply(to values: inout EnvironmentValues)
}

extension EnvironmentModifier {
  @MainActor static func makeNode<C: View>(_ view: Modified<C, Self>, _ context: NodeContext) -> ViewNode<
    Modified<C, Self>
  > {
    EnvironmentNode(view, context)
  }
}
