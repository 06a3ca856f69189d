import Foundation

/// A vertical list of heights, some of them estimated.
///
/// The sums of leading parts are kept in a binary indexed tree. Finding the offset of an element, finding the element
/// at an offset, and changing a height are O(log *n*). Creating and replacing the list are O(*n*).
struct HeightList {
  private(set) var heights: [CGFloat]
  private var isExactList: [Bool]
  /// `tree[i]` is the sum of the elements from `i - (i & -i)` up to `i - 1`.
  private var tree: [CGFloat]

  init(repeating height: CGFloat, isExact: Bool, count: Int) {
    self.init([CGFloat](repeating: height, count: count), isExact: [Bool](repeating: isExact, count: count))
  }

  init(_ heights: [CGFloat], isExact: [Bool]) {
    self.heights = heights
    isExactList = isExact
    tree = [CGFloat](repeating: 0, count: heights.count + 1)
    for position in 1..<max(heights.count + 1, 1) {
      var sum = heights[position - 1]
      var step = 1
      while position & step == 0 {
        sum += tree[position - step]
        step *= 2
      }
      tree[position] = sum
    }
  }

  var count: Int { heights.count }
  var total: CGFloat { offset(of: heights.count) }

  subscript(index: Int) -> CGFloat { heights[index] }

  func isExact(_ index: Int) -> Bool { isExactList[index] }

  /// Returns the sum of the heights before an element.
  func offset(of index: Int) -> CGFloat {
    var (sum, index) = (CGFloat(0), index)
    while index > 0 {
      sum += tree[index]
      index -= index & -index
    }
    return sum
  }

  /// Returns the index of the element at a distance from the top: the last element that begins at or before it.
  func index(at distance: CGFloat) -> Int {
    var (position, rest) = (0, distance)
    var step = 1
    while step * 2 <= heights.count { step *= 2 }
    while step > 0 {
      let next = position + step
      if next <= heights.count, tree[next] <= rest {
        position = next
        rest -= tree[next]
      }
      step /= 2
    }
    return min(position, max(heights.count - 1, 0))
  }

  mutating func set(_ height: CGFloat, isExact: Bool, at index: Int) {
    isExactList[index] = isExact
    guard height != heights[index] else { return }
    heights[index] = height
    // Adding the difference instead would accumulate rounding errors.
    var position = index + 1
    while position < tree.count {
      var sum = heights[position - 1]
      var step = 1
      while position & step == 0 {
        sum += tree[position - step]
        step *= 2
      }
      tree[position] = sum
      position += position & -position
    }
  }

  /// Marks every height as inexact, and keeps the present heights as estimates.
  mutating func forgetExactness() {
    isExactList = [Bool](repeating: false, count: heights.count)
  }

  mutating func forgetExactness(at index: Int) { isExactList[index] = false }
}
