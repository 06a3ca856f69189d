/// The visual order of text on a line, according to rule L2 of the Unicode Bidirectional Algorithm.
enum VisualOrder {
  /// Returns the visual order of pieces.
  ///
  /// - Parameter levels: The levels of the pieces in logical order.
  /// - Returns: The indices of the pieces from left to right.
  static func indices(of levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else {
      return order
    }
    let lowestOdd = levels.filter { $0 & 1 != 0 }.min() ?? highest + 1
    var level = highest
    while level >= lowestOdd, level > 0 {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end]] >= level {
          end += 1
        }
        order[start..<end].reverse()
        start = end
      }
      level -= 1
    }
    return order
  }
}
