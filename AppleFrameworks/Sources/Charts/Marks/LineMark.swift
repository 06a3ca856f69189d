import SwiftUI

/// A mark that represents data by a line through points.
///
/// - Source: developer.apple.com/documentation/charts/linemark
public struct LineMark: ChartContent, PrimitiveChartContent {
  nonisolated(unsafe) private var record: MarkRecord
  /// Content without a body. The framework draws it.
  public typealias Body = Never
  func collect(into collection: MarkCollection, _ traits: MarkTraits) { collection.add(record, traits) }

  /// Creates a point of a line.
  nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    record = MarkRecord(kind: .line, x: .value(x.field), y: .value(y.field))
  }

  /// Creates a point of a line that belongs to a series.
  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    record = MarkRecord(kind: .line, x: .value(x.field), y: .value(y.field))
    record.series = series.field
  }
}
