import UIKit

struct PreferenceChangeModifier<K: PreferenceKey>: PrimitiveModifier where K.Value: Equatable {
  let action: (K.Value) -> Void
  static func makeNode<C: View>(_ view: Modified<C, Self>, _ context: NodeContext) -> ViewNode<Modified<C, Self>> {
    PreferenceChangeNode(view, context)
  }
}

@MainActor
final class PreferenceChangeNode<C: View, K: PreferenceKey>: ViewNode<Modified<C, PreferenceChangeModifier<K>>>,
  UpdateWatcher
where K.Value: Equatable {
  private var view: Modified<C, PreferenceChangeModifier<K>>
  private var content: ViewNode<C>!
  private var last: K.Value?
  let order: Int

  init(_ view: Modified<C, PreferenceChangeModifier<K>>, _ context: NodeContext) {
    self.view = view
    order = context.graph.nextOrder()
    super.init(context)
    content = NodeFactory.make(view.content, self.context())
    graph.watch(self)
  }

  override var children: [Node] { [content] }
  override func update(_ view: Modified<C, PreferenceChangeModifier<K>>) {
    self.view = view
    content.update(view.content)
  }
  func check(into actions: inout [() -> Void]) {
    guard !isGone else { return }
    let new = content.preference(K.self)
    guard new != last else { return }
    last = new
    let action = view.modifier.action
    actions.append { action(new) }
  }
  override func collectLazily(into items: inout [LazyItem]) { content.collectLazily(into: &items) }
}
