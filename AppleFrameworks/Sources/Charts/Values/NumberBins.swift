import Foundation

/// Bins of numbers, such as those of a histogram.
///
/// - Source: developer.apple.com/documentation/charts/numberbins
public struct NumberBins<Value: Comparable & Plottable>: RandomAccessCollection {
  /// The bounds between bins, in ascending order.
  public let thresholds: [Value]

  /// The index of the first bin.
  public var startIndex: Int { 0 }
  /// The index after the last bin.
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }

  /// Returns the range of a bin.
  public subscript(position: Int) -> ChartBinRange<Value> {
    precondition(indices.contains(position), "NumberBins has no bin \(position): it has \(count) bins")
    return ChartBinRange(
      lowerBound: thresholds[position], upperBound: thresholds[position + 1], isClosed: position == endIndex - 1)
  }

  /// Returns the index of the bin that contains a value. Values outside of all bins have indices outside of the
  /// collection.
  ///
  /// - Complexity: O(log *n*)
  public func index(for value: Value) -> Int {
    guard let first = thresholds.first, let last = thresholds.last else { return 0 }
    if value < first { return -1 }
    if value == last { return Swift.max(0, endIndex - 1) }
    if value > last { return endIndex }
    var (low, high) = (0, thresholds.count)
    while low < high {
      let middle = (low + high) / 2
      if thresholds[middle] <= value { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }

  private init(_ bounds: [Double], _ make: (Double) -> Value) {
    var values: [Value] = []
    for bound in bounds {
      let value = make(bound)
      if values.last.map({ $0 < value }) ?? true { values.append(value) }
    }
    thresholds = values
  }

  fileprivate static func bounds(_ low: Double, _ high: Double, _ desiredCount: Int?, least: Double) -> [Double] {
    guard low.isFinite, high.isFinite else { return [] }
    let high = high > low ? high : low + Swift.max(least, 1)
    let step = Swift.max(least, NumberTicks.step(from: low, to: high, count: Swift.max(1, desiredCount ?? 10)))
    return NumberTicks.rounded(low, high, step)
  }

  fileprivate static func multiples(of size: Double, _ low: Double, _ high: Double) -> [Double] {
    precondition(size > 0, "the size of NumberBins is \(size), and must be positive")
    let first = (low / size).rounded(.down)
    let last = Swift.max(first + 1, (high / size).rounded(.up))
    return stride(from: first, through: last, by: 1).map { $0 * size }
  }
}

extension NumberBins where Value: BinaryFloatingPoint {
  /// Creates bins with bounds.
  public init(thresholds: [Value]) { self.init(thresholds.map { Double($0) }) { Value($0) } }
  /// Creates about as many bins as desired, with round bounds that cover the data.
  public init(data: [Value], desiredCount: Int? = nil) {
    self.init(Self.bounds(Double(data.min() ?? 0), Double(data.max() ?? 1), desiredCount, least: 0)) { Value($0) }
  }
  /// Creates about as many bins as desired, with round bounds that cover a range.
  public init(range: ClosedRange<Value>, desiredCount: Int? = nil) {
    self.init(Self.bounds(Double(range.lowerBound), Double(range.upperBound), desiredCount, least: 0)) { Value($0) }
  }
  /// Creates a number of equal bins in a range.
  public init(range: ClosedRange<Value>, count: Int) {
    precondition(count > 0, "NumberBins needs at least one bin")
    let (low, high) = (Double(range.lowerBound), Double(range.upperBound))
    self.init((0...count).map { low + (high - low) * Double($0) / Double(count) }) { Value($0) }
  }
  /// Creates bins of a size that cover a range. Their bounds are multiples of the size.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(Self.multiples(of: Double(size), Double(range.lowerBound), Double(range.upperBound))) { Value($0) }
  }
  /// Creates bins of a size that cover the data. Their bounds are multiples of the size.
  public init(size: Value, data: [Value]) {
    self.init(Self.multiples(of: Double(size), Double(data.min() ?? 0), Double(data.max() ?? 1))) { Value($0) }
  }
}

extension NumberBins where Value: BinaryInteger {
  /// Creates bins with bounds.
  public init(thresholds: [Value]) { self.init(thresholds.map { Double($0) }) { Value($0) } }
  /// Creates about as many bins as desired, with round bounds that cover the data.
  public init(data: [Value], desiredCount: Int? = nil) {
    self.init(Self.bounds(Double(data.min() ?? 0), Double(data.max() ?? 1), desiredCount, least: 1)) { Value($0) }
  }
  /// Creates about as many bins as desired, with round bounds that cover a range.
  public init(range: ClosedRange<Value>, desiredCount: Int? = nil) {
    self.init(Self.bounds(Double(range.lowerBound), Double(range.upperBound), desiredCount, least: 1)) { Value($0) }
  }
  /// Creates a number of equal bins in a range.
  public init(range: ClosedRange<Value>, count: Int) {
    precondition(count > 0, "NumberBins needs at least one bin")
    let (low, high) = (Double(range.lowerBound), Double(range.upperBound))
    self.init((0...count).map { (low + (high - low) * Double($0) / Double(count)).rounded() }) { Value($0) }
  }
  /// Creates bins of a size that cover a range. Their bounds are multiples of the size.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(Self.multiples(of: Double(size), Double(range.lowerBound), Double(range.upperBound))) { Value($0) }
  }
  /// Creates bins of a size that cover the data. Their bounds are multiples of the size.
  public init(size: Value, data: [Value]) {
    self.init(Self.multiples(of: Double(size), Double(data.min() ?? 0), Double(data.max() ?? 1))) { Value($0) }
  }
}
