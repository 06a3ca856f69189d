/// The node of a view with a custom modifier. It evaluates the modifier's body.
@MainActor
final class ModifiedNode<Content: View, M: ViewModifier>: ViewNode<ModifiedContent<Content, M>> {
  private let source: ModifierContent
  private var body: ViewNode<ModifierView<M>>!
  private var given: Content

  init(_ view: ModifiedContent<Content, M>, _ context: NodeContext) {
    source = ModifierContent(view.content)
    given = view.content
    super.init(context)
    body = NodeFactory.make(ModifierView(modifier: view.modifier, source: source), self.context())
  }

  override var children: [Node] { [body] }

  override func update(_ view: ModifiedContent<Content, M>) {
    if !valuesAreEqual(given, view.content) {
      given = view.content
      source.set(view.content)
    }
    body.update(ModifierView(modifier: view.modifier, source: source))
  }

  override func collectLazily(into items: inout [LazyItem]) { body.collectLazily(into: &items) }
}

/// A view that displays a modifier's body and contains the modifier's dynamic properties.
private struct ModifierView<M: ViewModifier>: View, DynamicHolder {
  var modifier: M
  let source: ModifierContent

  var body: some View { modifier.body(content: _ViewModifier_Content(source: source)) }
}

/// An animatable modifier is evaluated for each frame of an animation.
extension ModifierView: @MainActor Animatable where M: Animatable {
  var animatableData: M.AnimatableData {
    get { modifier.animatableData }
    set { modifier.animatableData = newValue }
  }
}
