import SwiftUI

/// The points of a collection's elements.
///
/// - Source: developer.apple.com/documentation/charts/pointplot
public struct PointPlot<DataElement>: VectorizedChartContent, VectorPlotting, PrimitiveChartContent {
  let plot: VectorPlot<DataElement>
  /// Content without a body. The framework draws it.
  public typealias Body = Never
  func collect(into collection: MarkCollection, _ traits: MarkTraits) { plot.collect(into: collection, traits) }

  /// Creates a point for each element.
  nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    plot = VectorPlot(data) { MarkRecord(kind: .point, x: .value(x.field($0)), y: .value(y.field($0))) }
  }

  /// Creates a point for each element, with a vertical position in points.
  nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: CGFloat? = nil
  ) where Data.Element == DataElement {
    plot = VectorPlot(data) { MarkRecord(kind: .point, x: .value(x.field($0)), y: .point(y)) }
  }

  /// Creates a point for each element, with a horizontal position in points.
  nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: CGFloat? = nil, y: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    plot = VectorPlot(data) { MarkRecord(kind: .point, x: .point(x), y: .value(y.field($0))) }
  }
}
