/// A pool of reusable views by reuse identifier. The view that was added last is reused first.
struct ReusePool<Item: UIView> {
  private var items: [String: [Item]] = [:]

  /// The maximum number of views of one kind. No screen displays as many at once.
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
