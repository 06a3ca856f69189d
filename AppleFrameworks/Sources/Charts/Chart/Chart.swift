import SwiftUI

/// A view that displays a chart.
///
/// - Source: developer.apple.com/documentation/charts/chart
public struct Chart<Content: ChartContent>: View {
  nonisolated(unsafe) private let content: Content

  /// Creates a chart with marks.
  nonisolated public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// Creates a chart with marks for identifiable elements.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: A closure that creates the marks of an element.
  nonisolated public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data: data, idOf: { $0.id }, content: content)
  }

  /// Creates a chart with marks for elements that are identified by a key path.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The key path of an element's identifier.
  ///   - content: A closure that creates the marks of an element.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data: data, idOf: { $0[keyPath: id] }, content: content)
  }

  /// The content of the view.
  public var body: some View { ChartBody(content: content) }
}

/// A chart with the settings of its environment.
struct ChartBody<Content: ChartContent>: View {
  let content: Content
  @Environment(\.chartSettings) private var settings
  /// The fraction of a scrolled plot that the user has scrolled past; `nil` before.
  @State private var scrolled: CGPoint?

  var body: some View {
    let collection = MarkCollection()
    collection.collect(content, MarkTraits())
    let model = ChartModel(collection, settings)
    return ChartFrame(cache: GeometryCache(model), settings: settings, scrolled: $scrolled, space: ChartSpace())
      .environment(\.chartSettings, ChartSettings())
  }
}

/// The chart with its legend and the views over and under it.
struct ChartFrame: View {
  let cache: GeometryCache
  nonisolated(unsafe) let settings: ChartSettings
  @Binding var scrolled: CGPoint?
  let space: ChartSpace

  var body: some View {
    let proxy = ChartProxy(model: cache.model, space: space, scrolling: scrolling)
    return withLegend(area)
      .background { ChartLayers(layers: settings.backgrounds, proxy: proxy) }
      .overlay { ChartLayers(layers: settings.overlays, proxy: proxy) }
  }

  private var area: some View {
    let (cache, settings, scrolled, space, scrolling) = (cache, settings, $scrolled, space, scrolling)
    return GeometryReader { geometry in
      ChartArea(
        cache: cache, settings: settings, scrolled: scrolled, space: space, scrolling: scrolling, geometry: geometry)
    }
  }

  @ViewBuilder private func withLegend(_ area: some View) -> some View {
    let legend = settings.legend
    let spacing = legend.spacing ?? ChartDefaults.legendSpacing
    let isShown = legend.visibility != .hidden && (legend.content != nil || ChartLegend.hasEntries(cache.model))
    if !isShown {
      area
    } else {
      let view = ChartLegend(model: cache.model, content: legend.content)
      switch legend.position.kind {
      case .automatic, .bottom, .bottomLeading, .bottomTrailing:
        VStack(alignment: legend.horizontal, spacing: spacing) {
          area
          view
        }
      case .top, .topLeading, .topTrailing:
        VStack(alignment: legend.horizontal, spacing: spacing) {
          view
          area
        }
      case .leading:
        HStack(alignment: legend.alignment?.vertical ?? .top, spacing: spacing) {
          view.fixedSize()
          area
        }
      case .trailing:
        HStack(alignment: legend.alignment?.vertical ?? .top, spacing: spacing) {
          area
          view.fixedSize()
        }
      case .overlay: area.overlay(alignment: legend.alignment ?? .topLeading) { view.fixedSize() }
      }
    }
  }

  /// The part of the plot that is visible.
  private var scrolling: PlotScrolling {
    var scrolling = PlotScrolling()
    let model = cache.model
    if settings.scrollableAxes.contains(.horizontal), let ratio = ratio(model.x, settings.x.visibleLength) {
      scrolling.ratio.width = ratio
      scrolling.fraction.x = scrolled?.x ?? start(model.x, settings.x.scrollPosition, ratio)
    }
    if settings.scrollableAxes.contains(.vertical), let ratio = ratio(model.y, settings.y.visibleLength) {
      scrolling.ratio.height = ratio
      scrolling.fraction.y = scrolled?.y ?? start(model.y, settings.y.scrollPosition, ratio)
    }
    return scrolling
  }

  private func ratio(_ scale: PositionScale?, _ visible: Double?) -> CGFloat? {
    guard let scale, let visible, visible > 0 else { return nil }
    let length: Double =
      switch scale.values {
      case .continuous(let low, let high): high - low
      case .categories(let names, _): Double(names.count)
      }
    return length > visible ? CGFloat(length / visible) : nil
  }

  /// Returns the fraction before the value that the app scrolls to first.
  private func start(_ scale: PositionScale?, _ position: ScrollBinding?, _ ratio: CGFloat) -> CGFloat {
    guard let value = position?.get() ?? position?.initial, let scale else { return 0 }
    let share = scale.resolved(length: 1, isVertical: false).band(value)?.lowerBound ?? 0
    return min(max(0, share), 1 - 1 / ratio)
  }
}

extension LegendSettings {
  /// The alignment of a legend above or below the chart.
  var horizontal: HorizontalAlignment {
    if let alignment { return alignment.horizontal }
    switch position.kind {
    case .topTrailing, .bottomTrailing: return .trailing
    default: return .leading
    }
  }
}

/// The views over or under a chart.
struct ChartLayers: View {
  nonisolated(unsafe) let layers: [ChartLayer]
  let proxy: ChartProxy

  var body: some View {
    ForEach(layers.indices, id: \.self) { index in
      // The reader evaluates its content after the layout of the chart, so that the proxy has the geometry of the plot.
      GeometryReader { _ in
        layers[index].content(proxy)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: layers[index].alignment)
      }
    }
  }
}
