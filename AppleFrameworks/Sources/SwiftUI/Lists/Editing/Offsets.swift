import Foundation

// What the closures of `onDelete` and `onMove` do to the collection that a list shows.

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  /// Removes the elements at some offsets from the start.
  ///
  /// An offset that lies outside is a caller's bug, as for any index. Linear in the length.
  ///
  /// - Source: developer.apple.com/documentation/swift/rangereplaceablecollection/remove(atoffsets:)
  public mutating func remove(atOffsets offsets: IndexSet) {
    guard let last = offsets.last else { return }
    precondition(last < count, "remove(atOffsets:): there is no element at offset \(last) of \(count)")
    var kept = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
    self = kept
  }
}

extension MutableCollection where Index == Int {
  /// Moves the elements at some offsets before the one that is at another offset now, in their order.
  ///
  /// Linear in the length.
  ///
  /// - Parameter destination: 0 to the length, which stands for the end.
  /// - Source: developer.apple.com/documentation/swift/mutablecollection/move(fromoffsets:tooffset:)
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    guard let last = source.last else { return }
    precondition(last < count, "move(fromOffsets:toOffset:): there is no element at offset \(last) of \(count)")
    precondition(
      (0...count).contains(destination),
      "move(fromOffsets:toOffset:): offset \(destination) is none of 0 to \(count)")
    let elements = Array(self)
    let stay = { (range: Range<Int>) in range.filter { !source.contains($0) } }
    let order = stay(0..<destination) + source + stay(destination..<elements.count)
    for (offset, from) in order.enumerated() { self[startIndex + offset] = elements[from] }
  }
}
