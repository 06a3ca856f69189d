import SwiftUI

/// A mark that represents data by bars.
///
/// - Source: developer.apple.com/documentation/charts/barmark
public struct BarMark: ChartContent, PrimitiveChartContent {
  nonisolated(unsafe) private var record: MarkRecord
  /// Content without a body. The framework draws it.
  public typealias Body = Never
  func collect(into collection: MarkCollection, _ traits: MarkTraits) { collection.add(record, traits) }

  /// Creates a bar at a value, from zero to another value.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    record = MarkRecord(kind: .bar, x: .value(x.field), y: .value(y.field))
    record.width = width
    record.height = height
    record.stacking = stacking
  }

  /// Creates a horizontal bar between two values.
  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    record = MarkRecord(kind: .bar, x: .interval(xStart.field, xEnd.field), y: .value(y.field))
    record.height = height
  }

  /// Creates a vertical bar between two values.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    record = MarkRecord(kind: .bar, x: .value(x.field), y: .interval(yStart.field, yEnd.field))
    record.width = width
  }

  /// Creates a bar between two values, with vertical positions in points.
  nonisolated public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    record = MarkRecord(kind: .bar, x: .interval(xStart.field, xEnd.field), y: .points(yStart, yEnd))
  }

  /// Creates a bar between two values, with horizontal positions in points.
  nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    record = MarkRecord(kind: .bar, x: .points(xStart, xEnd), y: .interval(yStart.field, yEnd.field))
  }

  /// Creates a bar from a horizontal value, with vertical positions in points.
  nonisolated public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    record = MarkRecord(kind: .bar, x: .value(x.field), y: .points(yStart, yEnd))
    record.width = width
    record.stacking = stacking
  }

  /// Creates a bar from a vertical value, with horizontal positions in points.
  nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    record = MarkRecord(kind: .bar, x: .points(xStart, xEnd), y: .value(y.field))
    record.height = height
    record.stacking = stacking
  }
}
