/// A cache of the last layouts of a label's text. A layout pass requests the same layouts repeatedly.
struct LabelLayoutCache {
  struct Key: Hashable {
    var width: CGFloat?
    var height: CGFloat?
    var numberOfLines: Int
  }

  private static let capacity = 4

  private var entries: [(key: Key, layout: TextDrawing)] = []

  mutating func removeAll() {
    if !entries.isEmpty { entries.removeAll(keepingCapacity: true) }
  }

  mutating func layout(for key: Key, make: () -> TextDrawing) -> TextDrawing {
    if let entry = entries.first(where: { $0.key == key }) { return entry.layout }
    let layout = make()
    if entries.count == LabelLayoutCache.capacity { entries.removeFirst() }
    entries.append((key, layout))
    return layout
  }
}
