import SwiftUI

extension View {
  nonisolated func chartSettings(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    transformEnvironment(\.chartSettings) { change(&$0) }
  }

  nonisolated func chartAxis(
    _ axis: WritableKeyPath<ChartSettings, AxisSettings>, _ change: @escaping (inout AxisSettings) -> Void
  ) -> some View {
    chartSettings { change(&$0[keyPath: axis]) }
  }

  // MARK: Legends

  /// Sets whether the legend is shown.
  nonisolated public func chartLegend(_ visibility: Visibility) -> some View {
    chartSettings { $0.legend.visibility = visibility }
  }

  /// Sets the position of the legend.
  ///
  /// - Parameters:
  ///   - position: The position relative to the chart.
  ///   - alignment: The alignment along the chart's edge.
  ///   - spacing: The distance from the chart, in points.
  nonisolated public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartSettings {
      ($0.legend.position, $0.legend.alignment, $0.legend.spacing) = (position, alignment, spacing)
    }
  }

  /// Sets the content of the legend.
  nonisolated public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    let content = AnyView(content())
    return chartSettings {
      ($0.legend.position, $0.legend.alignment, $0.legend.spacing) = (position, alignment, spacing)
      $0.legend.content = content
    }
  }

  // MARK: Layers

  /// Adds a view over the chart.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the view in the chart.
  ///   - content: A closure that returns the view, with a proxy for the chart.
  nonisolated public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chartSettings { $0.overlays.append(ChartLayer(alignment: alignment) { AnyView(content($0)) }) }
  }

  /// Adds a view under the chart.
  nonisolated public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    chartSettings { $0.backgrounds.append(ChartLayer(alignment: alignment) { AnyView(content($0)) }) }
  }

  /// Changes the plot: its size, its background, or other modifiers of views.
  nonisolated public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View {
    chartSettings { $0.plotStyle = { AnyView(content($0)) } }
  }

  // MARK: Interaction

  /// Sets the axes along which the chart scrolls. The visible domain of a scrolling axis has to be set.
  nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    chartSettings { $0.scrollableAxes = axes }
  }

  /// Adds a gesture to the plot.
  nonisolated public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View {
    nonisolated(unsafe) let gesture = gesture
    return chartSettings { settings in
      settings.gesture = { proxy in AnyGesture(gesture(proxy).map { _ in () }) }
    }
  }

  /// Selects the sum of the values of sectors up to the place that the user touches. The selection lasts as long as the
  /// touch.
  nonisolated public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartSettings { $0.angleSelection = { found in value.wrappedValue = found?.value() } }
  }
}
