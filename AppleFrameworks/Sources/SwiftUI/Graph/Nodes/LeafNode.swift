import UIKit

/// The node of a view that contains no other view.
@MainActor
final class LeafNode<V: View>: ViewNode<V> {
  private var box: LeafBox<V>!

  init(_ view: V, _ context: NodeContext, _ make: (V, Node) -> LeafBox<V>) {
    super.init(context)
    box = make(view, self)
  }

  override func update(_ view: V) {
    if valuesAreEqual(box.value, view) { return }
    let old = box.value
    box.value = view
    box.valueDidChange(from: old)
  }

  override func environmentDidChange(from old: EnvironmentValues) { box.environmentDidChange() }
  override func collect(into boxes: inout [Box]) { boxes.append(box) }
  override func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    guard key == ListedItems.self, environment.isListingItems, let listed = box as? any ListedBox else { return }
    add(listed.item, key, into: &value)
  }
  override func appear(into actions: inout [() -> Void]) { box.appear(into: &actions) }
  override func disappear(into actions: inout [() -> Void]) { box.disappear(into: &actions) }
  override func tearDown() {
    super.tearDown()
    box.tearDown()
  }
}
