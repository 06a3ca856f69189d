/// Changes the environment of the view that it modifies.
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
