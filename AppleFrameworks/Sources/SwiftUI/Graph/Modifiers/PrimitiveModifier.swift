/// A modifier of this framework.
///
/// A modifier is a value that is made anywhere, as views are. Only what it does is for the main actor.
protocol PrimitiveModifier {
  @MainActor static func makeNode<C: View>(
    _ view: Modified<C, Self>, _ context: NodeContext
  ) -> ViewNode<Modified<C, Self>>
}
