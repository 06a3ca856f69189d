import UIKit

/// Views that are only menu items and do not participate in layout.
struct MenuItemViews<Items: View>: View {
  let items: Items
  let source: MenuSource
  typealias Body = Never
}

extension MenuItemViews: PrimitiveView {
  static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> { MenuItemsNode(view, context) }
}

/// The node of a menu's items. It does not participate in layout.
@MainActor
final class MenuItemsNode<Items: View>: ViewNode<MenuItemViews<Items>> {
  private nonisolated(unsafe) var content: ViewNode<Items>!

  init(_ view: MenuItemViews<Items>, _ context: NodeContext) {
    super.init(context)
    content = NodeFactory.make(view.items, self.context(environment.forListing))
    view.source.node = content
  }

  override var children: [Node] { [content] }
  override func update(_ view: MenuItemViews<Items>) {
    content.update(view.items)
    view.source.node = content
  }
  override func environmentDidChange(from old: EnvironmentValues) { content.setEnvironment(environment.forListing) }
  override func collect(into boxes: inout [Box]) {}
  override func collectLazily(into items: inout [LazyItem]) {}
  override func boxesDidChange() {}
  override func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {}
  override func appear(into actions: inout [() -> Void]) {}
  override func disappear(into actions: inout [() -> Void]) {}
}

/// An object that finds the items of a menu when it opens.
final class MenuSource {
  weak var node: Node?
  nonisolated init() {}
  @MainActor var items: [MenuItem] { node?.listedItems ?? [] }
}
