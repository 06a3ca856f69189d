import Foundation

// Changes of collections for the actions of `onDelete(perform:)` and `onMove(perform:)`.

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  /// Removes the elements at offsets from the start.
  ///
  /// Offsets outside of the collection stop the program. The complexity is linear in the length.
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
  /// Moves the elements at offsets before the element at another offset, in their order.
  ///
  /// The complexity is linear in the length.
  ///
  /// - Parameter destination: The destination offset, from 0 to the length.
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
