@MainActor
final class BoxModifierNode<C: View, M: BoxModifier>: ViewNode<Modified<C, M>> {
  private var modifier: M
  private var content: ViewNode<C>!
  private var wrappers: [ObjectIdentifier: ModifierBox<M>] = [:]

  init(_ view: Modified<C, M>, _ context: NodeContext) {
    modifier = view.modifier
    super.init(context)
    content = NodeFactory.make(view.content, self.context())
  }

  override var children: [Node] { [content] + wrappers.values.flatMap(\.nodes) }

  override func update(_ view: Modified<C, M>) {
    let isSame = valuesAreEqual(modifier, view.modifier)
    let old = modifier
    modifier = view.modifier
    content.update(view.content)
    if !isSame { for box in wrappers.values { box.setModifier(modifier, from: old) } }
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    super.environmentDidChange(from: old)
    for box in wrappers.values { box.environmentDidChange() }
  }

  override func collect(into boxes: inout [Box]) {
    var found: [Box] = []
    content.collect(into: &found)
    var used: [ObjectIdentifier: ModifierBox<M>] = [:]
    for child in found {
      let id = ObjectIdentifier(child)
      let wrapper = wrappers[id] ?? M.makeBox(modifier, child: child, node: self)
      child.superbox = wrapper
      used[id] = wrapper
      boxes.append(wrapper)
    }
    for (id, wrapper) in wrappers where used[id] == nil { wrapper.remove() }
    wrappers = used
  }

  override func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    content.reducePreference(key, into: &value)
    for wrapper in wrappers.values { for node in wrapper.nodes { node.reducePreference(key, into: &value) } }
  }
}
