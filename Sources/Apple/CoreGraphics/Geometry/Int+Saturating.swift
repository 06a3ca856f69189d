extension Int {
  /// A number as a whole one, cut towards zero. One out of range counts as the largest or smallest, one that is none as 0.
  ///
  /// Where numbers come from code or files of others: `Int(_:)` stops the program for what it can't hold. The largest is 2^52,
  /// up to which doubles tell whole numbers apart, so that sums and products with small numbers can't overflow either.
  package init(saturating number: some BinaryFloatingPoint) {
    let largest = 4_503_599_627_370_496.0
    let value = Double(number)
    self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value, -largest), largest))
  }
}
