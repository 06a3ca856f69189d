import SwiftUI

/// A mark that represents data by the sectors of a pie or a donut.
///
/// - Source: developer.apple.com/documentation/charts/sectormark
public struct SectorMark: ChartContent, PrimitiveChartContent {
  nonisolated(unsafe) private var record: MarkRecord
  /// Content without a body. The framework draws it.
  public typealias Body = Never
  func collect(into collection: MarkCollection, _ traits: MarkTraits) { collection.add(record, traits) }

  /// Creates a sector whose angle is in proportion to a value. The inset is the distance between sectors, in points.
  nonisolated public init<Angle: Plottable>(
    angle: PlottableValue<Angle>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) {
    record = MarkRecord(kind: .sector, x: .value(angle.field), y: .point(nil))
    record.width = innerRadius
    record.height = outerRadius
    record.inset = angularInset
  }
}
