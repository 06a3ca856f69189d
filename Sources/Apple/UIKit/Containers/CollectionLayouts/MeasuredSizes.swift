import Foundation

/// Sizes that were measured, by item.
struct MeasuredSizes {
  private(set) var sizes: [Int: CGSize] = [:]
  private var order: [Int] = []
  /// Whether no two of the sizes differed since there was none.
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

  /// The first item, from one on, that has a size.
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
