import SwiftUI

/// A mark that represents data by an area between two lines.
///
/// - Source: developer.apple.com/documentation/charts/areamark
public struct AreaMark: ChartContent, PrimitiveChartContent {
  nonisolated(unsafe) private var record: MarkRecord
  /// Content without a body. The framework draws it.
  public typealias Body = Never
  func collect(into collection: MarkCollection, _ traits: MarkTraits) { collection.add(record, traits) }

  /// Creates a point of an area that starts at zero.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    record = MarkRecord(kind: .area, x: .value(x.field), y: .value(y.field))
    record.stacking = stacking
  }

  /// Creates a point of an area that starts at zero and belongs to a series.
  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
  ) {
    record = MarkRecord(kind: .area, x: .value(x.field), y: .value(y.field))
    record.series = series.field
    record.stacking = stacking
  }

  /// Creates a section of an area between two vertical values.
  nonisolated public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    record = MarkRecord(kind: .area, x: .value(x.field), y: .interval(yStart.field, yEnd.field))
  }

  /// Creates a section of an area between two vertical values that belongs to a series.
  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    record = MarkRecord(kind: .area, x: .value(x.field), y: .interval(yStart.field, yEnd.field))
    record.series = series.field
  }

  /// Creates a section of an area between two horizontal values.
  nonisolated public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    record = MarkRecord(kind: .area, x: .interval(xStart.field, xEnd.field), y: .value(y.field))
  }

  /// Creates a section of an area between two horizontal values that belongs to a series.
  nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    record = MarkRecord(kind: .area, x: .interval(xStart.field, xEnd.field), y: .value(y.field))
    record.series = series.field
  }
}
