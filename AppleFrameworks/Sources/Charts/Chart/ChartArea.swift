import SwiftUI

/// The plot of a chart with its axes, at a size.
struct ChartArea: View {
  let cache: GeometryCache
  nonisolated(unsafe) let settings: ChartSettings
  @Binding var scrolled: CGPoint?
  let space: ChartSpace
  let scrolling: PlotScrolling
  let geometry: GeometryProxy
  @Environment(\.self) private var environment

  private var model: ChartModel { cache.model }

  var body: some View {
    let geometry = geometry
    space.origin = { geometry.frame(in: .global).origin }
    let (x, y) = scales
    let (xPlan, yPlan) = plans(x, y)
    let items = xPlan.items + yPlan.items
    return ChartLayout(x: x, y: y, space: space, ticks: items.filter(\.isTick)) {
      TickSurface(space: space, items: items.filter(\.isTick)).layoutValue(key: ChartPartKey.self, value: .ticks)
      plot(items).layoutValue(key: ChartPartKey.self, value: .plot)
      labels(items)
      titles
      annotations
    }
  }

  private var scales: (PositionScale?, PositionScale?) {
    var (x, y) = (model.x, model.y)
    x?.scrolling = (scrolling.ratio.width, scrolling.fraction.x)
    y?.scrolling = (scrolling.ratio.height, scrolling.fraction.y)
    return (x, y)
  }

  /// Returns the marks of both axes. The vertical one is first, because the length of x depends on its labels.
  private func plans(_ x: PositionScale?, _ y: PositionScale?) -> (AxisPlan, AxisPlan) {
    func planner(_ scale: PositionScale, _ length: CGFloat, isVertical: Bool) -> AxisPlanner {
      AxisPlanner(
        scale: scale.resolved(length: max(0, length), isVertical: isVertical), isVertical: isVertical,
        isNormalized: isVertical ? model.isNormalized.y : model.isNormalized.x, environment: environment)
    }
    let size = geometry.size
    let yPlan = y.map { planner($0, size.height, isVertical: true).plan(settings.y.content) } ?? AxisPlan()
    guard let x else { return (AxisPlan(), yPlan) }
    func taken(_ edge: AxisEdge) -> CGFloat {
      let widths = yPlan.items.filter { $0.edge == edge && $0.preset.kind != .inset }.compactMap(\.size?.width)
      return widths.max().map { $0 + AxisLayout.spacing } ?? 0
    }
    let (leading, trailing) = (taken(.leading), taken(.trailing))
    // The labels at the ends of x make the plot narrower, and its length determines which labels fit. The second pass
    // uses this length.
    let first = planner(x, size.width - leading - trailing, isVertical: false)
    let overhangs = first.overhangs(first.plan(settings.x.content))
    let length = size.width - max(leading, overhangs.leading) - max(trailing, overhangs.trailing)
    return (planner(x, length, isVertical: false).plan(settings.x.content), yPlan)
  }

  // MARK: Parts

  private func plot(_ items: [AxisPlan.Item]) -> some View {
    let lines = items.filter(\.isGridLine)
    let surface = PlotSurface(cache: cache, scrolling: scrolling) { environment in
      lines.map { $0.line(in: environment) }
    }
    let content = ChartPlotContent(surface: surface, controls: controls)
    return settings.plotStyle?(content) ?? AnyView(content)
  }

  private var controls: ChartControls {
    ChartControls(
      proxy: ChartProxy(model: model, space: space, scrolling: scrolling), settings: settings, scrolling: scrolling,
      scrolled: $scrolled)
  }

  private func labels(_ items: [AxisPlan.Item]) -> some View {
    let shown = items.filter { $0.isLabel && !$0.isHidden }
    return ForEach(shown.indices, id: \.self) { index in
      let item = shown[index]
      AxisLabelView(item: item).layoutValue(key: ChartPartKey.self, value: .label(item))
    }
  }

  private var titles: some View {
    let all =
      settings.x.labels.map { (title: $0, isVertical: false) }
      + settings.y.labels.map { (title: $0, isVertical: true) }
    return ForEach(all.indices, id: \.self) { index in
      let title = all[index].title
      let (edge, alignment) = title.place(isVertical: all[index].isVertical)
      let isTurned = edge.isVertical
      AxisTitleView(view: title.view, isTurned: isTurned)
        .layoutValue(
          key: ChartPartKey.self, value: .title(edge, alignment, title.spacing ?? AxisLayout.titleSpacing))
    }
  }

  private var annotations: some View {
    let all = model.collection.annotations
    let (cache, scrolling) = (cache, scrolling)
    // The size of the marks is that in a plot without axes until the layout is known.
    let size = space.plot.isEmpty ? geometry.size : space.plot.size
    let estimate = cache.geometry(size, scrolling)
    let symbols = estimate.symbolViews
    return Group {
      ForEach(symbols.indices, id: \.self) { index in
        symbols[index].view.layoutValue(
          key: ChartPartKey.self,
          value: .symbol { size in
            let views = cache.geometry(size, scrolling).symbolViews
            return views.indices.contains(index) ? views[index].position : nil
          })
      }
      ForEach(all.indices, id: \.self) { index in
        let bounds = estimate.bounds(of: all[index].marks)
        all[index].content(AnnotationContext(targetSize: bounds.isNull ? .zero : bounds.size))
          .font(.caption)
          .layoutValue(key: ChartPartKey.self, value: .annotation(part(all[index])))
      }
    }
  }

  private func part(_ annotation: MarkAnnotation) -> AnnotationPart {
    let (cache, scrolling) = (cache, scrolling)
    let isSector = annotation.marks.count == 1 && model.collection.marks[annotation.marks.lowerBound].kind == .sector
    let isOverlay = annotation.position.kind == .overlay || annotation.position.kind == .automatic
    return AnnotationPart(
      annotation: annotation,
      bounds: { size in
        let geometry = cache.geometry(size, scrolling)
        if isSector, isOverlay, let index = geometry.drawn(annotation.marks).first {
          return geometry.sectorMiddle(index).map { CGRect(origin: $0, size: .zero) }
        }
        let bounds = geometry.bounds(of: annotation.marks)
        guard !bounds.isNull else { return nil }
        let isOutside = scrolling.isScrolled && !bounds.intersects(CGRect(origin: .zero, size: size))
        return isOutside ? nil : bounds
      }, isSector: isSector)
  }
}

extension AxisTitle {
  /// Returns the edge of the plot and the alignment of the title.
  func place(isVertical: Bool) -> (AxisEdge, Alignment?) {
    switch position.kind {
    case .automatic:
      // The title of y is above its labels, and that of x below them.
      isVertical ? (.top, alignment ?? .trailing) : (.bottom, alignment ?? .leading)
    case .top: (.top, alignment ?? (isVertical ? .trailing : .leading))
    case .topLeading: (.top, alignment ?? .leading)
    case .topTrailing: (.top, alignment ?? .trailing)
    case .bottom, .bottomLeading: (.bottom, alignment ?? .leading)
    case .bottomTrailing: (.bottom, alignment ?? .trailing)
    case .leading: (.leading, alignment ?? .center)
    case .trailing: (.trailing, alignment ?? .center)
    case .overlay: (.top, alignment ?? .center)
    }
  }
}

extension AxisPlan.Item {
  var isTick: Bool {
    if case .tick = element.kind { true } else { false }
  }

  var isGridLine: Bool {
    if case .gridLine = element.kind { true } else { false }
  }

  var isLabel: Bool {
    if case .label = element.kind { true } else { false }
  }

  /// The default stroke of lines. Those of dates are dashed.
  static func stroke(_ value: PlottedValue) -> StrokeStyle {
    value.kind == .date ? StrokeStyle(lineWidth: 0.5, dash: [2, 2]) : StrokeStyle(lineWidth: 0.5)
  }

  /// The color of lines in an environment.
  @MainActor func color(in environment: EnvironmentValues) -> ResolvedStyle {
    ResolvedStyle(element.traits.style ?? AnyShapeStyle(Color.secondary.opacity(0.5)), in: environment)
  }

  /// Returns the grid line.
  @MainActor func line(in environment: EnvironmentValues) -> PlotLine {
    var (isCentered, given): (Bool, StrokeStyle?) = (false, nil)
    if case .gridLine(let centered, let stroke) = element.kind { (isCentered, given) = (centered, stroke) }
    return PlotLine(
      value: isCentered ? value.middle : value.value, isVertical: !edge.isVertical,
      style: given ?? Self.stroke(value.value), color: color(in: environment))
  }
}

/// A label of an axis.
struct AxisLabelView: View {
  nonisolated(unsafe) let item: AxisPlan.Item

  var body: some View {
    if case .label(let label) = item.element.kind {
      if let text = item.text {
        TurnedView(angle: label.orientation.angle) { text.lineLimit(1) }
      } else if case .view(let view) = label.content {
        TurnedView(angle: label.orientation.angle) {
          view.font(item.element.traits.font ?? .caption)
            .foregroundStyle(item.element.traits.style ?? AnyShapeStyle(.secondary))
        }
      }
    }
  }
}

/// The title of an axis. Beside the plot, it reads from bottom to top.
struct AxisTitleView: View {
  let view: AnyView
  let isTurned: Bool

  var body: some View {
    TurnedView(angle: .degrees(isTurned ? -90 : 0)) { view.font(.caption).foregroundStyle(.secondary) }
  }
}

/// A view that is turned by quarters. Its size is that of the turned view.
struct TurnedView<Content: View>: View {
  let angle: Angle
  @ViewBuilder let content: Content

  var body: some View {
    if angle == .zero {
      content
    } else {
      TurnedLayout { content.fixedSize().rotationEffect(angle) }
    }
  }
}

/// A layout that exchanges the width and the height of its view.
private struct TurnedLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    return CGSize(width: size.height, height: size.width)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.first?.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
  }
}
