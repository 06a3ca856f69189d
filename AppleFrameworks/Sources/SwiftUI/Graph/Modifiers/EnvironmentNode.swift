@MainActor
final class EnvironmentNode<C: View, M: EnvironmentModifier>: ViewNode<Modified<C, M>> {
  private var modifier: M
  private var content: ViewNode<C>!

  init(_ view: Modified<C, M>, _ context: NodeContext) {
    modifier = view.modifier
    super.init(context)
    content = NodeFactory.make(view.content, self.context(changed))
  }

  private var changed: EnvironmentValues {
    var values = environment
    modifier.apply(to: &values)
    return values
  }

  override var children: [Node] { [content] }

  override func update(_ view: Modified<C, M>) {
    if !valuesAreEqual(modifier, view.modifier) {
      modifier = view.modifier
      content.setEnvironment(changed)
    }
    content.update(view.content)
  }

  override func environmentDidChange(from old: EnvironmentValues) { content.setEnvironment(changed) }
  override func collectLazily(into items: inout [LazyItem]) { content.collectLazily(into: &items) }
}
