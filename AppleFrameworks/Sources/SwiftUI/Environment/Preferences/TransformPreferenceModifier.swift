import UIKit

struct TransformPreferenceModifier<K: PreferenceKey>: PrimitiveModifier {
  let transform: (inout K.Value) -> Void
  static func makeNode<C: View>(_ view: Modified<C, Self>, _ context: NodeContext) -> ViewNode<Modified<C, Self>> {
    TransformPreferenceNode(view, context)
  }
}

@MainActor
final class TransformPreferenceNode<C: View, K: PreferenceKey>: ViewNode<Modified<C, TransformPreferenceModifier<K>>> {
  private var view: Modified<C, TransformPreferenceModifier<K>>
  private var content: ViewNode<C>!

  init(_ view: Modified<C, TransformPreferenceModifier<K>>, _ context: NodeContext) {
    self.view = view
    super.init(context)
    content = NodeFactory.make(view.content, self.context())
  }

  override var children: [Node] { [content] }
  override func update(_ view: Modified<C, TransformPreferenceModifier<K>>) {
    self.view = view
    content.update(view.content)
    graph.preferencesDidChange()
  }
  override func reducePreference<Other: PreferenceKey>(_ key: Other.Type, into value: inout Other.Value?) {
    guard key == K.self else { return content.reducePreference(key, into: &value) }
    var inner: Other.Value?
    content.reducePreference(key, into: &inner)
    var own = inner as? K.Value ?? K.defaultValue
    view.modifier.transform(&own)
    guard let own = own as? Other.Value else { return }
    if value == nil { value = own } else { Other.reduce(value: &value!) { own } }
  }
}
