import UIKit

struct PreferenceModifier<K: PreferenceKey>: PrimitiveModifier {
  let value: K.Value
  static func makeNode<C: View>(_ view: Modified<C, Self>, _ context: NodeContext) -> ViewNode<Modified<C, Self>> {
    PreferenceNode(view, context, adds: { $0.value })
  }
}

@MainActor
final class PreferenceNode<C: View, K: PreferenceKey>: ViewNode<Modified<C, PreferenceModifier<K>>> {
  private var view: Modified<C, PreferenceModifier<K>>
  private var content: ViewNode<C>!

  init(_ view: Modified<C, PreferenceModifier<K>>, _ context: NodeContext, adds: (PreferenceModifier<K>) -> K.Value) {
    self.view = view
    super.init(context)
    content = NodeFactory.make(view.content, self.context())
  }

  override var children: [Node] { [content] }
  override func update(_ view: Modified<C, PreferenceModifier<K>>) {
    self.view = view
    content.update(view.content)
    graph.preferencesDidChange()
  }
  override func reducePreference<Other: PreferenceKey>(_ key: Other.Type, into value: inout Other.Value?) {
    guard key == K.self, let own = view.modifier.value as? Other.Value else {
      return content.reducePreference(key, into: &value)
    }
    if value == nil { value = own } else { Other.reduce(value: &value!) { own } }
  }
  override func collectLazily(into items: inout [LazyItem]) { content.collectLazily(into: &items) }
}
