import SwiftUI

/// A mark that represents data by points.
///
/// - Source: developer.apple.com/documentation/charts/pointmark
public struct PointMark: ChartContent, PrimitiveChartContent {
  nonisolated(unsafe) private var record: MarkRecord
  /// Content without a body. The framework draws it.
  public typealias Body = Never
  func collect(into collection: MarkCollection, _ traits: MarkTraits) { collection.add(record, traits) }

  /// Creates a point.
  nonisolated public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    record = MarkRecord(kind: .point, x: .value(x.field), y: .value(y.field))
  }

  /// Creates a point with a vertical position in points.
  nonisolated public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    record = MarkRecord(kind: .point, x: .value(x.field), y: .point(y))
  }

  /// Creates a point with a horizontal position in points.
  nonisolated public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    record = MarkRecord(kind: .point, x: .point(x), y: .value(y.field))
  }
}
