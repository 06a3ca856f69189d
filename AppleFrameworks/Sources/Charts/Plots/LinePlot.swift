import SwiftUI

/// A line of a function or of a collection.
///
/// - Source: developer.apple.com/documentation/charts/lineplot
public struct LinePlot<Content: ChartContent>: ChartContent {
  nonisolated(unsafe) let content: Content
  /// The marks.
  public var body: some ChartContent { content }
}

extension LinePlot where Content == FunctionLinePlotContent {
  /// Creates a line of a function of x. Points whose value is not finite interrupt the line.
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
    content = FunctionLinePlotContent(.key(x), .key(y), domain) {
      let value = function($0)
      return (value, value)
    }
  }

  /// Creates a line of a function of x. Points whose value is not finite interrupt the line.
  @_disfavoredOverload
  nonisolated public init<XS: StringProtocol, YS: StringProtocol>(
    x: XS, y: YS, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
  ) {
    content = FunctionLinePlotContent(.string(String(x)), .string(String(y)), domain) {
      let value = function($0)
      return (value, value)
    }
  }
}

/// The line of a function.
///
/// - Source: developer.apple.com/documentation/charts/functionlineplotcontent
public struct FunctionLinePlotContent: ChartContent, PrimitiveChartContent {
  /// Content without a body. The framework draws it.
  public typealias Body = Never
  let function: FunctionPlot
  nonisolated init(
    _ x: FieldLabel, _ y: FieldLabel, _ domain: ClosedRange<Double>?,
    _ values: @escaping @Sendable (Double) -> (Double, Double)
  ) {
    function = FunctionPlot(kind: .line, x: x, y: y, sampling: FunctionSampling(domain: domain, values: values))
  }
  func collect(into collection: MarkCollection, _ traits: MarkTraits) { function.collect(into: collection, traits) }
}

/// The area of a function.
///
/// - Source: developer.apple.com/documentation/charts/functionareaplotcontent
public struct FunctionAreaPlotContent: ChartContent, PrimitiveChartContent {
  /// Content without a body. The framework draws it.
  public typealias Body = Never
  let function: FunctionPlot
  nonisolated init(
    _ x: FieldLabel, _ y: FieldLabel, _ domain: ClosedRange<Double>?,
    _ values: @escaping @Sendable (Double) -> (Double, Double)
  ) {
    function = FunctionPlot(kind: .area, x: x, y: y, sampling: FunctionSampling(domain: domain, values: values))
  }
  func collect(into collection: MarkCollection, _ traits: MarkTraits) { function.collect(into: collection, traits) }
}

/// A function as a mark.
struct FunctionPlot {
  let kind: MarkKind
  let x: FieldLabel
  let y: FieldLabel
  let sampling: FunctionSampling

  @MainActor func collect(into collection: MarkCollection, _ traits: MarkTraits) {
    var mark = MarkRecord(
      kind: kind, x: .value(PlottedField(x, .number(sampling.domain?.lowerBound ?? 0))),
      y: .value(PlottedField(y, .number(0))))
    mark.sampling = sampling
    collection.add(mark, traits)
  }
}

/// The line of a collection's elements.
///
/// - Source: developer.apple.com/documentation/charts/vectorizedlineplotcontent
public struct VectorizedLinePlotContent<DataElement>: VectorizedChartContent, VectorPlotting, PrimitiveChartContent {
  let plot: VectorPlot<DataElement>
  nonisolated init(_ plot: VectorPlot<DataElement>) { self.plot = plot }
  /// Content without a body. The framework draws it.
  public typealias Body = Never
  func collect(into collection: MarkCollection, _ traits: MarkTraits) { plot.collect(into: collection, traits) }
}

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The type of the collection's elements.
  public typealias DataElement = Content.DataElement
}

extension LinePlot: VectorPlotting where Content: VectorPlotting {
  nonisolated var plot: VectorPlot<Content.DataElement> { content.plot }
}

extension LinePlot {
  /// Creates a line through the points of a collection's elements.
  nonisolated public init<DataElement, Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement, Content == VectorizedLinePlotContent<DataElement> {
    content = VectorizedLinePlotContent(
      VectorPlot(data) { MarkRecord(kind: .line, x: .value(x.field($0)), y: .value(y.field($0))) })
  }

  /// Creates a line for each series of a collection's elements.
  nonisolated public init<DataElement, Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    series: PlottableProjection<DataElement, S>
  ) where Data.Element == DataElement, Content == VectorizedLinePlotContent<DataElement> {
    content = VectorizedLinePlotContent(
      VectorPlot(data) {
        var mark = MarkRecord(kind: .line, x: .value(x.field($0)), y: .value(y.field($0)))
        mark.series = series.field($0)
        return mark
      })
  }
}
