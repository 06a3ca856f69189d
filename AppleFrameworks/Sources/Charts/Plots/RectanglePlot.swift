import SwiftUI

/// The rectangles of a collection's elements.
///
/// - Source: developer.apple.com/documentation/charts/rectangleplot
public struct RectanglePlot<DataElement>: VectorizedChartContent, VectorPlotting, PrimitiveChartContent {
  let plot: VectorPlot<DataElement>
  /// Content without a body. The framework draws it.
  public typealias Body = Never
  func collect(into collection: MarkCollection, _ traits: MarkTraits) { plot.collect(into: collection, traits) }

  /// Creates a rectangle for each element, around two values.
  nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) where Data.Element == DataElement {
    plot = VectorPlot(data) {
      var mark = MarkRecord(kind: .rectangle, x: .value(x.field($0)), y: .value(y.field($0)))
      mark.width = width
      mark.height = height
      return mark
    }
  }

  /// Creates a rectangle for each element, between values.
  nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<DataElement, X>, xEnd: PlottableProjection<DataElement, X>,
    yStart: PlottableProjection<DataElement, Y>, yEnd: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    plot = VectorPlot(data) {
      MarkRecord(
        kind: .rectangle, x: .interval(xStart.field($0), xEnd.field($0)), y: .interval(yStart.field($0), yEnd.field($0))
      )
    }
  }

  /// Creates a rectangle for each element, between two vertical values.
  nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, yStart: PlottableProjection<DataElement, Y>,
    yEnd: PlottableProjection<DataElement, Y>, width: MarkDimension = .automatic
  ) where Data.Element == DataElement {
    plot = VectorPlot(data) {
      var mark = MarkRecord(kind: .rectangle, x: .value(x.field($0)), y: .interval(yStart.field($0), yEnd.field($0)))
      mark.width = width
      return mark
    }
  }

  /// Creates a rectangle for each element, between two horizontal values.
  nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<DataElement, X>, xEnd: PlottableProjection<DataElement, X>,
    y: PlottableProjection<DataElement, Y>, height: MarkDimension = .automatic
  ) where Data.Element == DataElement {
    plot = VectorPlot(data) {
      var mark = MarkRecord(kind: .rectangle, x: .interval(xStart.field($0), xEnd.field($0)), y: .value(y.field($0)))
      mark.height = height
      return mark
    }
  }
}
