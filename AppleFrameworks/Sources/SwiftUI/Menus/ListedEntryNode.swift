import UIKit

/// The node of a listed entry.
@MainActor
final class ListedEntryNode<L: View, C: View>: ViewNode<ListedEntry<L, C>> {
  private var view: ListedEntry<L, C>
  private var label: ViewNode<L>!
  private var content: ViewNode<C>!

  init(_ view: ListedEntry<L, C>, _ context: NodeContext) {
    self.view = view
    super.init(context)
    label = NodeFactory.make(view.label, self.context(labelEnvironment))
    content = NodeFactory.make(view.content, self.context())
  }

  private var labelEnvironment: EnvironmentValues {
    var values = environment
    values.isListingItems = false
    return values
  }

  override var children: [Node] { [label, content] }
  override func update(_ view: ListedEntry<L, C>) {
    self.view = view
    label.update(view.label)
    content.update(view.content)
  }
  override func environmentDidChange(from old: EnvironmentValues) {
    label.setEnvironment(labelEnvironment)
    content.setEnvironment(environment)
  }
  override func collect(into boxes: inout [Box]) {}
  override func boxesDidChange() {}
  override func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    guard key == ListedItems.self else { return }
    add(view.make(LabelWords.of(label), content.listedItems, environment), key, into: &value)
  }
}
