import SwiftUI

/// A mark that represents data by rectangles.
///
/// - Source: developer.apple.com/documentation/charts/rectanglemark
public struct RectangleMark: ChartContent, PrimitiveChartContent {
  nonisolated(unsafe) private var record: MarkRecord
  /// Content without a body. The framework draws it.
  public typealias Body = Never
  func collect(into collection: MarkCollection, _ traits: MarkTraits) { collection.add(record, traits) }

  /// Creates a rectangle around two values.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) {
    record = MarkRecord(kind: .rectangle, x: .value(x.field), y: .value(y.field))
    record.width = width
    record.height = height
  }

  /// Creates a rectangle between values.
  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    record = MarkRecord(
      kind: .rectangle, x: .interval(xStart.field, xEnd.field), y: .interval(yStart.field, yEnd.field))
  }

  /// Creates a rectangle between two horizontal values.
  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    record = MarkRecord(kind: .rectangle, x: .interval(xStart.field, xEnd.field), y: .value(y.field))
    record.height = height
  }

  /// Creates a rectangle between two vertical values.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    record = MarkRecord(kind: .rectangle, x: .value(x.field), y: .interval(yStart.field, yEnd.field))
    record.width = width
  }

  /// Creates a rectangle between two horizontal values, with vertical positions in points.
  nonisolated public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    record = MarkRecord(kind: .rectangle, x: .interval(xStart.field, xEnd.field), y: .points(yStart, yEnd))
  }

  /// Creates a rectangle between two vertical values, with horizontal positions in points.
  nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    record = MarkRecord(kind: .rectangle, x: .points(xStart, xEnd), y: .interval(yStart.field, yEnd.field))
  }

  /// Creates a rectangle around a horizontal value, with vertical positions in points.
  nonisolated public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
  ) {
    record = MarkRecord(kind: .rectangle, x: .value(x.field), y: .points(yStart, yEnd))
    record.width = width
  }

  /// Creates a rectangle around a vertical value, with horizontal positions in points.
  nonisolated public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    record = MarkRecord(kind: .rectangle, x: .points(xStart, xEnd), y: .value(y.field))
    record.height = height
  }

  /// Creates a rectangle with positions in points; without them, it fills the plot.
  nonisolated public init(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    record = MarkRecord(kind: .rectangle, x: .points(xStart, xEnd), y: .points(yStart, yEnd))
  }
}
