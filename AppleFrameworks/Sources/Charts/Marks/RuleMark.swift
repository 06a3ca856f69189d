import SwiftUI

/// A mark that represents data by a horizontal or vertical line.
///
/// - Source: developer.apple.com/documentation/charts/rulemark
public struct RuleMark: ChartContent, PrimitiveChartContent {
  nonisolated(unsafe) private var record: MarkRecord
  /// Content without a body. The framework draws it.
  public typealias Body = Never
  func collect(into collection: MarkCollection, _ traits: MarkTraits) { collection.add(record, traits) }

  /// Creates a vertical line between two values.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    record = MarkRecord(kind: .rule, x: .value(x.field), y: .interval(yStart.field, yEnd.field))
  }

  /// Creates a horizontal line between two values.
  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    record = MarkRecord(kind: .rule, x: .interval(xStart.field, xEnd.field), y: .value(y.field))
  }

  /// Creates a vertical line with positions of its ends in points; without them, from edge to edge of the plot.
  nonisolated public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    record = MarkRecord(kind: .rule, x: .value(x.field), y: .points(yStart, yEnd))
  }

  /// Creates a horizontal line with positions of its ends in points; without them, from edge to edge of the plot.
  nonisolated public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
    record = MarkRecord(kind: .rule, x: .points(xStart, xEnd), y: .value(y.field))
  }
}
