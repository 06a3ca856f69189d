import SwiftUI

/// The settings of a chart by the modifiers of views.
struct ChartSettings {
  var x = AxisSettings()
  var y = AxisSettings()
  var foreground = StyleSettings<AnyShapeStyle>()
  var symbols = StyleSettings<MarkSymbol>()
  var lineStyles = StyleSettings<StrokeStyle>()
  var symbolSizes = SizeSettings()
  var legend = LegendSettings()
  var plotStyle: ((ChartPlotContent) -> AnyView)?
  var overlays: [ChartLayer] = []
  var backgrounds: [ChartLayer] = []
  var scrollableAxes: Axis.Set = []
  var gesture: (@MainActor (ChartProxy) -> AnyGesture<Void>)?
  var angleSelection: ((PlottedValue?) -> Void)?
}

/// The settings of one axis.
struct AxisSettings {
  var domain: Domain?
  var range: PositionRange?
  var type: ScaleType?
  var content: AxisChoice = .automatic
  var labels: [AxisTitle] = []
  /// The length of the visible domain of a scrolled plot: a number, seconds, or a number of categories.
  var visibleLength: Double?
  var scrollPosition: ScrollBinding?
  var selection: ((PlottedValue?) -> Void)?
  var rangeSelection: ((PlottedValue, PlottedValue)?) -> Void = { _ in }
  var selectsRanges = false
}

/// The position of a scrolled plot, as a value at its start.
struct ScrollBinding {
  var initial: PlottedValue?
  var get: () -> PlottedValue? = { nil }
  var set: (PlottedValue) -> Void = { _ in }
}

/// The content of an axis.
enum AxisChoice {
  case automatic
  case hidden
  case content(any AxisContent)
}

/// A title of an axis.
struct AxisTitle {
  let view: AnyView
  let position: AnnotationPosition
  let alignment: Alignment?
  let spacing: CGFloat?
}

/// The styles of categories.
struct StyleSettings<Style> {
  /// The categories, in the order of the styles; `nil` for those of the data.
  var domain: [PlottedValue]?
  var styles: [Style]?
  var mapping: ((PlottedValue) -> Style?)?
  /// The colors of numbers.
  var gradient: Gradient?
}

/// The sizes of symbols.
struct SizeSettings {
  var domain: [PlottedValue]?
  /// The areas of the lowest and the highest number, in square points.
  var range: ClosedRange<CGFloat>?
  /// The areas of categories.
  var areas: [CGFloat]?
  var mapping: ((PlottedValue) -> CGFloat?)?
}

/// The legend of a chart.
struct LegendSettings {
  var visibility = Visibility.automatic
  var position = AnnotationPosition.automatic
  var alignment: Alignment?
  var spacing: CGFloat?
  var content: AnyView?
}

/// A view over or under a chart.
struct ChartLayer {
  let alignment: Alignment
  let content: (ChartProxy) -> AnyView
}

extension EnvironmentValues {
  private struct ChartSettingsKey: EnvironmentKey {
    static var defaultValue: ChartSettings { ChartSettings() }
  }

  var chartSettings: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}
