/// A modifier of this framework.
///
/// Like a view, a modifier is a value that can be created on any thread. Only its effect is limited to the main actor.
protocol PrimitiveModifier {
  @MainActor static func makeNode<C: View>(
    _ view: Modified<C, Self>, _ context: NodeContext
  ) -> ViewNode<Modified<C, Self>>
}
