import UIKit

/// A preference for the menu items of a view's descendants.
enum ListedItems: PreferenceKey {
  static var defaultValue: [MenuItem] { [] }
  static func reduce(value: inout [MenuItem], nextValue: () -> [MenuItem]) { value += nextValue() }
}

private enum ListingKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether views are listed for UIKit menus and alerts instead of being displayed.
  var isListingItems: Bool {
    get { self[ListingKey.self] }
    set { self[ListingKey.self] = newValue }
  }

  /// The environment of views that list items.
  var forListing: EnvironmentValues {
    var values = self
    values.isListingItems = true
    values.isInList = false
    return values
  }
}

extension Node {
  /// The menu items of the node and its descendants.
  final var listedItems: [MenuItem] {
    // Rows of a `ForEach` are created when their boxes are collected.
    var boxes: [Box] = []
    collect(into: &boxes)
    return preference(ListedItems.self)
  }

  final func add<K: PreferenceKey>(_ item: MenuItem, _ key: K.Type, into value: inout K.Value?) {
    guard let own = [item] as? K.Value else { return }
    if value == nil { value = own } else { K.reduce(value: &value!) { own } }
  }
}
