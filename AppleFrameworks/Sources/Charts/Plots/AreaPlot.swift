import SwiftUI

/// An area of a function or of a collection.
///
/// - Source: developer.apple.com/documentation/charts/areaplot
public struct AreaPlot<Content: ChartContent>: ChartContent {
  nonisolated(unsafe) let content: Content
  /// The marks.
  public var body: some ChartContent { content }
}

extension AreaPlot where Content == FunctionAreaPlotContent {
  /// Creates the area between zero and a function of x.
  ///
  /// - Parameters:
  ///   - x: The label of x.
  ///   - y: The label of y.
  ///   - domain: The values of x; `nil` for all that the chart shows.
  ///   - function: The function.
  nonisolated public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    content = FunctionAreaPlotContent(.key(x), .key(y), domain) { (0, function($0)) }
  }

  /// Creates the area between zero and a function of x.
  @_disfavoredOverload
  nonisolated public init<XS: StringProtocol, YS: StringProtocol>(
    x: XS, y: YS, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
  ) {
    content = FunctionAreaPlotContent(.string(String(x)), .string(String(y)), domain) { (0, function($0)) }
  }

  /// Creates the area between two functions of x.
  nonisolated public init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    content = FunctionAreaPlotContent(.key(x), .key(yStart), domain) {
      let value = function($0)
      return (value.yStart, value.yEnd)
    }
  }

  /// Creates the area between two functions of x.
  @_disfavoredOverload
  nonisolated public init<XS: StringProtocol, YS: StringProtocol>(
    x: XS, yStart: YS, yEnd: YS, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    content = FunctionAreaPlotContent(.string(String(x)), .string(String(yStart)), domain) {
      let value = function($0)
      return (value.yStart, value.yEnd)
    }
  }
}

/// The area of a collection's elements.
///
/// - Source: developer.apple.com/documentation/charts/vectorizedareaplotcontent
public struct VectorizedAreaPlotContent<DataElement>: VectorizedChartContent, VectorPlotting, PrimitiveChartContent {
  let plot: VectorPlot<DataElement>
  nonisolated init(_ plot: VectorPlot<DataElement>) { self.plot = plot }
  /// Content without a body. The framework draws it.
  public typealias Body = Never
  func collect(into collection: MarkCollection, _ traits: MarkTraits) { plot.collect(into: collection, traits) }
}

extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of the collection's elements.
  public typealias DataElement = Content.DataElement
}

extension AreaPlot: VectorPlotting where Content: VectorPlotting {
  nonisolated var plot: VectorPlot<Content.DataElement> { content.plot }
}

extension AreaPlot {
  /// Creates an area below the points of a collection's elements.
  nonisolated public init<DataElement, Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    stacking: MarkStackingMethod = .standard
  ) where Data.Element == DataElement, Content == VectorizedAreaPlotContent<DataElement> {
    content = VectorizedAreaPlotContent(
      VectorPlot(data) {
        var mark = MarkRecord(kind: .area, x: .value(x.field($0)), y: .value(y.field($0)))
        mark.stacking = stacking
        return mark
      })
  }

  /// Creates an area for each series of a collection's elements.
  nonisolated public init<DataElement, Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    series: PlottableProjection<DataElement, S>, stacking: MarkStackingMethod = .standard
  ) where Data.Element == DataElement, Content == VectorizedAreaPlotContent<DataElement> {
    content = VectorizedAreaPlotContent(
      VectorPlot(data) {
        var mark = MarkRecord(kind: .area, x: .value(x.field($0)), y: .value(y.field($0)))
        mark.series = series.field($0)
        mark.stacking = stacking
        return mark
      })
  }

  /// Creates an area between two values of a collection's elements.
  nonisolated public init<DataElement, Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, yStart: PlottableProjection<DataElement, Y>,
    yEnd: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement, Content == VectorizedAreaPlotContent<DataElement> {
    content = VectorizedAreaPlotContent(
      VectorPlot(data) {
        MarkRecord(kind: .area, x: .value(x.field($0)), y: .interval(yStart.field($0), yEnd.field($0)))
      })
  }
}
