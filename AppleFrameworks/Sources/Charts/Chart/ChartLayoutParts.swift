import SwiftUI

extension ChartLayout {
  /// The subviews of a chart.
  @MainActor
  struct Parts {
    private(set) var plot: LayoutSubview?
    private(set) var ticks: LayoutSubview?
    private(set) var labels: [Label] = []
    private(set) var titles: [Title] = []
    private(set) var annotations: [Annotation] = []
    private(set) var symbols: [(LayoutSubview, @MainActor (CGSize) -> CGPoint?)] = []
    /// The lengths that labels take beside the plot, with their spacing.
    private(set) var thickness: [AxisEdge: CGFloat] = [:]

    init(_ subviews: LayoutSubviews) {
      for view in subviews {
        switch view[ChartPartKey.self] {
        case .plot: plot = view
        case .ticks: ticks = view
        case .label(let item):
          guard case .label(let label) = item.element.kind else { continue }
          labels.append(Label(view: view, item: item, label: label, size: view.sizeThatFits(.unspecified)))
        case .title(let edge, let alignment, let spacing):
          titles.append(
            Title(
              view: view, edge: edge, alignment: alignment, spacing: spacing, size: view.sizeThatFits(.unspecified)))
        case .annotation(let part): annotations.append(Annotation(view: view, part: part))
        case .symbol(let position): symbols.append((view, position))
        case nil: break
        }
      }
    }

    /// Returns the distances of the plot from the edges of the chart.
    mutating func insets(
      in size: CGSize, _ x: PositionScale?, _ y: PositionScale?, _ ticks: [AxisPlan.Item]
    ) -> EdgeInsets {
      for label in labels where label.item.preset.kind != .inset {
        thickness[label.item.edge] = max(thickness[label.item.edge] ?? 0, label.thickness)
      }
      for item in ticks {
        if case .tick(_, let length, _) = item.element.kind, case .fixed(let points) = length.kind {
          thickness[item.edge] = max(thickness[item.edge] ?? 0, points)
        }
      }
      var insets = EdgeInsets(
        top: thickness[.top] ?? 0, leading: thickness[.leading] ?? 0, bottom: thickness[.bottom] ?? 0,
        trailing: thickness[.trailing] ?? 0)
      for title in titles {
        switch title.edge {
        case .top: insets.top += title.size.height + title.spacing
        case .bottom: insets.bottom += title.size.height + title.spacing
        case .leading: insets.leading += title.size.width + title.spacing
        case .trailing: insets.trailing += title.size.width + title.spacing
        }
      }
      addOverhangs(&insets, size, x, y)
      return insets
    }

    /// Makes space for the halves of labels at the ends of an axis.
    private func addOverhangs(_ insets: inout EdgeInsets, _ size: CGSize, _ x: PositionScale?, _ y: PositionScale?) {
      let plot = CGSize(
        width: max(0, size.width - insets.leading - insets.trailing),
        height: max(0, size.height - insets.top - insets.bottom))
      let scales = (
        x?.resolved(length: plot.width, isVertical: false), y?.resolved(length: plot.height, isVertical: true)
      )
      var (top, bottom, leading, trailing) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      for label in labels {
        guard let frame = label.frame(CGRect(origin: .zero, size: plot), scales, thickness) else { continue }
        if label.item.edge.isVertical {
          top = max(top, -frame.minY)
          bottom = max(bottom, frame.maxY - plot.height)
        } else {
          leading = max(leading, -frame.minX)
          trailing = max(trailing, frame.maxX - plot.width)
        }
      }
      insets.top = max(insets.top, top)
      insets.bottom = max(insets.bottom, bottom)
      insets.leading = max(insets.leading, leading)
      insets.trailing = max(insets.trailing, trailing)
    }
  }

  /// A label of an axis.
  @MainActor
  struct Label {
    let view: LayoutSubview
    let item: AxisPlan.Item
    let label: AxisLabel
    let size: CGSize

    private var spacing: CGFloat {
      (item.edge.isVertical ? label.horizontalSpacing : label.verticalSpacing) ?? AxisLayout.spacing
    }

    var thickness: CGFloat { (item.edge.isVertical ? size.width : size.height) + spacing }

    /// Returns the frame of the label; `nil` outside of the plot.
    func frame(
      _ plot: CGRect, _ scales: (PositionScale?, PositionScale?), _ thickness: [AxisEdge: CGFloat]
    ) -> CGRect? {
      guard let scale = item.edge.isVertical ? scales.1 : scales.0,
        var position = scale.position(label.isCentered == true ? item.value.middle : item.value.value),
        position >= -1, position <= scale.length + 1
      else { return nil }
      var anchor = label.anchor ?? defaultAnchor
      if AxisPlanner.startsAtValue(label, scale, isVertical: item.edge.isVertical) {
        anchor = item.edge == .top ? .bottomLeading : .topLeading
        position += label.horizontalSpacing ?? AxisLayout.spacing
      } else if !item.edge.isVertical {
        position += label.horizontalSpacing ?? 0
      } else {
        position += label.verticalSpacing ?? 0
      }
      let inset = item.preset.kind == .inset
      var point: CGPoint
      switch item.edge {
      case .bottom: point = CGPoint(x: plot.minX + position, y: plot.maxY + (inset ? -spacing : spacing))
      case .top: point = CGPoint(x: plot.minX + position, y: plot.minY + (inset ? spacing : -spacing))
      case .trailing: point = CGPoint(x: plot.maxX + (inset ? -spacing : spacing), y: plot.minY + position)
      case .leading: point = CGPoint(x: plot.minX + (inset ? spacing : -spacing), y: plot.minY + position)
      }
      point.x += item.element.traits.offset.width
      point.y += item.element.traits.offset.height
      var frame = CGRect(
        x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
        height: size.height)
      if item.preset.kind == .aligned { frame = aligned(frame, in: plot) }
      return frame
    }

    private var defaultAnchor: UnitPoint {
      let inset = item.preset.kind == .inset
      return switch item.edge {
      case .bottom: inset ? .bottom : .top
      case .top: inset ? .top : .bottom
      case .trailing: inset ? .bottomTrailing : .leading
      case .leading: inset ? .bottomLeading : .trailing
      }
    }

    private func aligned(_ frame: CGRect, in plot: CGRect) -> CGRect {
      var frame = frame
      if item.edge.isVertical {
        frame.origin.y = min(max(frame.minY, plot.minY), max(plot.minY, plot.maxY - frame.height))
      } else {
        frame.origin.x = min(max(frame.minX, plot.minX), max(plot.minX, plot.maxX - frame.width))
      }
      return frame
    }

    func place(_ plot: CGRect, _ scales: (PositionScale?, PositionScale?), _ thickness: [AxisEdge: CGFloat]) {
      guard let frame = frame(plot, scales, thickness) else {
        // A label of a value outside of the domain takes no space.
        return view.place(at: plot.origin, anchor: .topLeading, proposal: .zero)
      }
      view.place(at: frame.origin, anchor: .topLeading, proposal: .unspecified)
    }
  }

  /// A title of an axis.
  @MainActor
  struct Title {
    let view: LayoutSubview
    let edge: AxisEdge
    let alignment: Alignment?
    let spacing: CGFloat
    let size: CGSize

    func place(_ plot: CGRect, _ bounds: CGRect, _ thickness: [AxisEdge: CGFloat]) {
      let outside = thickness[edge] ?? 0
      let x: CGFloat =
        switch alignment?.horizontal {
        case .leading?: plot.minX
        case .trailing?: plot.maxX - size.width
        default: plot.midX - size.width / 2
        }
      let y: CGFloat =
        switch alignment?.vertical {
        case .top?: plot.minY
        case .bottom?: plot.maxY - size.height
        default: plot.midY - size.height / 2
        }
      let origin: CGPoint =
        switch edge {
        case .top: CGPoint(x: x, y: plot.minY - outside - spacing - size.height)
        case .bottom: CGPoint(x: x, y: plot.maxY + outside + spacing)
        case .leading: CGPoint(x: plot.minX - outside - spacing - size.width, y: y)
        case .trailing: CGPoint(x: plot.maxX + outside + spacing, y: y)
        }
      let high = max(bounds.minY, bounds.maxY - size.height)
      view.place(
        at: CGPoint(x: max(bounds.minX, origin.x), y: min(max(bounds.minY, origin.y), high)), anchor: .topLeading,
        proposal: .unspecified)
    }
  }

  /// A view at marks.
  @MainActor
  struct Annotation {
    let view: LayoutSubview
    let part: AnnotationPart

    func place(_ plot: CGRect, _ bounds: CGRect) {
      guard let marks = part.bounds(plot.size) else {
        return view.place(at: plot.origin, anchor: .center, proposal: .zero)
      }
      let size = view.sizeThatFits(.unspecified)
      let target = marks.offsetBy(dx: plot.minX, dy: plot.minY)
      var frame = CGRect(origin: origin(size, target), size: size)
      let overflow = part.annotation.overflow
      if case .fit(let boundary) = overflow.x.kind {
        let area = boundary.kind == .plot ? plot : bounds
        frame.origin.x = max(area.minX, min(frame.minX, area.maxX - size.width))
      }
      if case .fit(let boundary) = overflow.y.kind {
        let area = boundary.kind == .plot ? plot : bounds
        frame.origin.y = max(area.minY, min(frame.minY, area.maxY - size.height))
      }
      view.place(at: frame.origin, anchor: .topLeading, proposal: .unspecified)
    }

    private func origin(_ size: CGSize, _ target: CGRect) -> CGPoint {
      let spacing = part.annotation.spacing ?? ChartDefaults.annotationSpacing
      let alignment = part.annotation.alignment
      let x: CGFloat =
        switch alignment.horizontal {
        case .leading: target.minX
        case .trailing: target.maxX - size.width
        default: target.midX - size.width / 2
        }
      let y: CGFloat =
        switch alignment.vertical {
        case .top: target.minY
        case .bottom: target.maxY - size.height
        default: target.midY - size.height / 2
        }
      let (above, below) = (target.minY - spacing - size.height, target.maxY + spacing)
      let (before, after) = (target.minX - spacing - size.width, target.maxX + spacing)
      switch part.annotation.position.kind {
      case .overlay: return CGPoint(x: x, y: y)
      case .automatic where part.isSector: return CGPoint(x: x, y: y)
      case .automatic, .top: return CGPoint(x: x, y: above)
      case .bottom: return CGPoint(x: x, y: below)
      case .leading: return CGPoint(x: before, y: y)
      case .trailing: return CGPoint(x: after, y: y)
      case .topLeading: return CGPoint(x: before, y: above)
      case .topTrailing: return CGPoint(x: after, y: above)
      case .bottomLeading: return CGPoint(x: before, y: below)
      case .bottomTrailing: return CGPoint(x: after, y: below)
      }
    }
  }
}
