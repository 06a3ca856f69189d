import Foundation

/// Bins of dates, such as the days of a month.
///
/// - Source: developer.apple.com/documentation/charts/datebins
public struct DateBins: RandomAccessCollection {
  /// The bounds between bins, in ascending order.
  public let thresholds: [Date]

  /// The index of the first bin.
  public var startIndex: Int { 0 }
  /// The index after the last bin.
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }

  /// Creates bins with bounds.
  public init(thresholds: [Date]) { self.thresholds = thresholds }

  /// Creates bins of calendar units that cover a range.
  ///
  /// - Parameter stride: The number of units of each bin.
  public init(
    unit: Calendar.Component, by stride: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .current
  ) {
    thresholds = DateTicks.covering(
      range.lowerBound, range.upperBound, DateStep(unit: unit, count: Swift.max(1, stride)), calendar)
  }

  /// Creates bins of calendar units that cover the data.
  ///
  /// - Parameter stride: The number of units of each bin.
  public init(unit: Calendar.Component, by stride: Int = 1, data: [Date], calendar: Calendar = .current) {
    guard let first = data.min(), let last = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(unit: unit, by: stride, range: first...last, calendar: calendar)
  }

  /// Creates about as many bins as desired, of whole calendar units, that cover the data.
  public init(data: [Date], desiredCount: Int? = nil, calendar: Calendar = .current) {
    guard let first = data.min(), let last = data.max() else {
      thresholds = []
      return
    }
    let step = DateStep.fitting(last.timeIntervalSince(first), count: desiredCount ?? 10)
    thresholds = DateTicks.covering(first, last, step, calendar)
  }

  /// Creates bins of a number of seconds that cover a range.
  public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    precondition(timeInterval > 0, "the time interval of DateBins is \(timeInterval), and must be positive")
    var dates = [range.lowerBound]
    while let last = dates.last, last < range.upperBound { dates.append(last.addingTimeInterval(timeInterval)) }
    if dates.count == 1 { dates.append(dates[0].addingTimeInterval(timeInterval)) }
    thresholds = dates
  }

  /// Returns the range of a bin.
  public subscript(position: Int) -> ChartBinRange<Date> {
    precondition(indices.contains(position), "DateBins has no bin \(position): it has \(count) bins")
    return ChartBinRange(
      lowerBound: thresholds[position], upperBound: thresholds[position + 1], isClosed: position == endIndex - 1)
  }

  /// Returns the index of the bin that contains a date. Dates outside of all bins have indices outside of the
  /// collection.
  ///
  /// - Complexity: O(log *n*)
  public func index(for value: Date) -> Int {
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
}
