/// Views that wait to be shown again, by their reuse identifier: the last that came in goes out first.
struct ReusePool<Item: UIView> {
  private var items: [String: [Item]] = [:]

  /// More than this of one kind is not kept: no screen shows as many at once.
  private static var maxOfAKind: Int { 64 }

  mutating func put(_ item: Item, identifier: String) {
    var list = items[identifier] ?? []
    guard list.count < ReusePool.maxOfAKind else { return }
    list.append(item)
    items[identifier] = list
  }

  mutating func take(identifier: String) -> Item? {
    guard var list = items[identifier], let item = list.popLast() else { return nil }
    items[identifier] = list
    return item
  }

  mutating func removeAll() { items = [:] }
}
