import UIKit

/// The items that views below list.
enum ListedItems: PreferenceKey {
  static var defaultValue: [MenuItem] { [] }
  static func reduce(value: inout [MenuItem], nextValue: () -> [MenuItem]) { value += nextValue() }
}

private enum ListingKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Views here are not shown as they are, but as UIKit's menus or alerts.
  var isListingItems: Bool {
    get { self[ListingKey.self] }
    set { self[ListingKey.self] = newValue }
  }

  /// The same for views that list items.
  var forListing: EnvironmentValues {
    var values = self
    values.isListingItems = true
    values.isInList = false
    return values
  }
}

extension Node {
  /// The items that this and what is below list.
  final var listedItems: [MenuItem] {
    // Rows of collections are made when somebody asks for their boxes.
    var boxes: [Box] = []
    collect(into: &boxes)
    return preference(ListedItems.self)
  }

  final func add<K: PreferenceKey>(_ item: MenuItem, _ key: K.Type, into value: inout K.Value?) {
    guard let own = [item] as? K.Value else { return }
    if value == nil { value = own } else { K.reduce(value: &value!) { own } }
  }
}
