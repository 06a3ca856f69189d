import Foundation

/// The measured sizes of items.
struct MeasuredSizes {
  private(set) var sizes: [Int: CGSize] = [:]
  private var order: [Int] = []
  /// Whether all sizes have been equal since the collection was last empty.
  private(set) var areEqual = true

  var isEmpty: Bool { sizes.isEmpty }

  var count: Int { order.count }
  var first: CGSize? { order.first.flatMap { sizes[$0] } }

  subscript(item: Int) -> CGSize? { sizes[item] }

  mutating func set(_ size: CGSize, for item: Int) {
    if let known = order.first, sizes[known] != size { areEqual = order.count == 1 && known == item && areEqual }
    if sizes.updateValue(size, forKey: item) != nil { return }
    if let last = order.last, last > item {
      order.insert(item, at: position(of: item))
    } else {
      order.append(item)
    }
  }

  mutating func remove(_ item: Int) {
    guard sizes.removeValue(forKey: item) != nil else { return }
    order.remove(at: position(of: item))
    if order.isEmpty { areEqual = true }
  }

  /// Returns the first item with a measured size, from an item on.
  func next(from item: Int) -> Int? {
    let index = position(of: item)
    return index < order.count ? order[index] : nil
  }

  private func position(of item: Int) -> Int {
    var (low, high) = (0, order.count)
    while low < high {
      let middle = (low + high) / 2
      if order[middle] < item { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
