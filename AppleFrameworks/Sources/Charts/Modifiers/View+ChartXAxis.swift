import SwiftUI

extension View {
  /// Sets the domain, the range and the type of the horizontal scale.
  nonisolated public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    chartAxis(\.x) {
      $0.domain = domain.choice
      $0.range = (range as? any PositionRangeSource)?.positions
      if let type { $0.type = type }
    }
  }

  /// Sets the domain and the type of the horizontal scale.
  nonisolated public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    chartAxis(\.x) {
      $0.domain = domain.choice
      if let type { $0.type = type }
    }
  }

  /// Sets the positions and the type of the horizontal scale.
  nonisolated public func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
    chartAxis(\.x) {
      $0.range = (range as? any PositionRangeSource)?.positions
      if let type { $0.type = type }
    }
  }

  /// Sets the type of the horizontal scale.
  nonisolated public func chartXScale(type: ScaleType? = nil) -> some View { chartAxis(\.x) { $0.type = type } }

  /// Sets the marks of the horizontal axis.
  nonisolated public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    let content = content()
    return chartAxis(\.x) { $0.content = .content(content) }
  }

  /// Sets whether the horizontal axis is shown.
  nonisolated public func chartXAxis(_ visibility: Visibility) -> some View {
    chartAxis(\.x) {
      if visibility == .hidden {
        $0.content = .hidden
      } else if visibility == .visible, case .hidden = $0.content {
        $0.content = .automatic
      }
    }
  }

  /// Adds a view as a title of the horizontal axis.
  ///
  /// - Parameters:
  ///   - position: The edge of the plot.
  ///   - alignment: The alignment along that edge.
  ///   - spacing: The distance from the labels, in points.
  ///   - content: The view.
  nonisolated public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let title = AxisTitle(view: AnyView(content()), position: position, alignment: alignment, spacing: spacing)
    return chartAxis(\.x) { $0.labels.append(title) }
  }

  /// Adds text as a title of the horizontal axis.
  nonisolated public func chartXAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
  }

  /// Adds a localized text as a title of the horizontal axis.
  nonisolated public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(Text(labelKey), position: position, alignment: alignment, spacing: spacing)
  }

  /// Adds a string as a title of the horizontal axis.
  @_disfavoredOverload
  nonisolated public func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(Text(label), position: position, alignment: alignment, spacing: spacing)
  }

  // MARK: Scrolling

  /// Sets the length of the visible part of the domain, for charts that scroll.
  ///
  /// - Parameter length: The length: a number, seconds of dates, or a number of categories.
  nonisolated public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    let length = PlottedValue(length).amount
    return chartAxis(\.x) { $0.visibleLength = length }
  }

  /// Sets the binding to the value at the start of the visible part of a chart that scrolls.
  nonisolated public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
    chartAxis(\.x) {
      $0.scrollPosition = ScrollBinding(
        get: { PlottedValue(x.wrappedValue) },
        set: { value in if let new: P = value.value() { x.wrappedValue = new } })
    }
  }

  /// Sets the value that is at the start of the visible part of a chart that scrolls, before the user scrolls it.
  nonisolated public func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
    let initial = PlottedValue(initialX)
    return chartAxis(\.x) { $0.scrollPosition = ScrollBinding(initial: initial) }
  }

  // MARK: Selection

  /// Selects the value that the user touches. The selection lasts as long as the touch.
  nonisolated public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartAxis(\.x) { $0.selection = { found in value.wrappedValue = found?.value() } }
  }

  /// Selects the values between the start and the end of a drag.
  nonisolated public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    chartAxis(\.x) {
      $0.selectsRanges = true
      $0.rangeSelection = { found in
        guard let found, let first: P = found.0.value(), let last: P = found.1.value() else {
          range.wrappedValue = nil
          return
        }
        range.wrappedValue = min(first, last)...max(first, last)
      }
    }
  }
}
