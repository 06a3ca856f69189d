import SwiftUI

/// The sectors of a collection's elements.
///
/// - Source: developer.apple.com/documentation/charts/sectorplot
public struct SectorPlot<DataElement>: VectorizedChartContent, VectorPlotting, PrimitiveChartContent {
  let plot: VectorPlot<DataElement>
  /// Content without a body. The framework draws it.
  public typealias Body = Never
  func collect(into collection: MarkCollection, _ traits: MarkTraits) { plot.collect(into: collection, traits) }

  /// Creates a sector for each element.
  nonisolated public init<Data: RandomAccessCollection, Angle: Plottable>(
    _ data: Data, angle: PlottableProjection<DataElement, Angle>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) where Data.Element == DataElement {
    plot = VectorPlot(data) {
      var mark = MarkRecord(kind: .sector, x: .value(angle.field($0)), y: .point(nil))
      mark.width = innerRadius
      mark.height = outerRadius
      mark.inset = angularInset
      return mark
    }
  }
}
