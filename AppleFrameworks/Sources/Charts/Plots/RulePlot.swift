import SwiftUI

/// The rules of a collection's elements.
///
/// - Source: developer.apple.com/documentation/charts/ruleplot
public struct RulePlot<DataElement>: VectorizedChartContent, VectorPlotting, PrimitiveChartContent {
  let plot: VectorPlot<DataElement>
  /// Content without a body. The framework draws it.
  public typealias Body = Never
  func collect(into collection: MarkCollection, _ traits: MarkTraits) { plot.collect(into: collection, traits) }

  /// Creates a vertical line for each element.
  nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) where Data.Element == DataElement {
    plot = VectorPlot(data) { MarkRecord(kind: .rule, x: .value(x.field($0)), y: .points(yStart, yEnd)) }
  }

  /// Creates a horizontal line for each element.
  nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    plot = VectorPlot(data) { MarkRecord(kind: .rule, x: .points(xStart, xEnd), y: .value(y.field($0))) }
  }

  /// Creates a vertical line for each element, between two values.
  nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, yStart: PlottableProjection<DataElement, Y>,
    yEnd: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    plot = VectorPlot(data) {
      MarkRecord(kind: .rule, x: .value(x.field($0)), y: .interval(yStart.field($0), yEnd.field($0)))
    }
  }

  /// Creates a horizontal line for each element, between two values.
  nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<DataElement, X>, xEnd: PlottableProjection<DataElement, X>,
    y: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    plot = VectorPlot(data) {
      MarkRecord(kind: .rule, x: .interval(xStart.field($0), xEnd.field($0)), y: .value(y.field($0)))
    }
  }
}
