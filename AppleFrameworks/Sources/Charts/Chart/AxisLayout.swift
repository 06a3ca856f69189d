import SwiftUI

/// Measures of a chart's layout, in points. Estimated from the pictures of Apple's documentation.
enum AxisLayout {
  /// The distance of labels from the plot and from ticks.
  static let spacing: CGFloat = 4
  /// The length by which a label at the end of the plot may extend past it.
  static let overhang: CGFloat = 24
  static let titleSpacing: CGFloat = 4
}

/// A part of a chart that its layout places.
enum ChartPart {
  case plot
  case ticks
  case label(AxisPlan.Item)
  case title(AxisEdge, Alignment?, CGFloat)
  case annotation(AnnotationPart)
  case symbol(@MainActor (CGSize) -> CGPoint?)
}

/// The place of an annotation.
struct AnnotationPart {
  let annotation: MarkAnnotation
  /// Returns the bounds of the marks in a plot of a size.
  let bounds: @MainActor (CGSize) -> CGRect?
  let isSector: Bool
}

struct ChartPartKey: LayoutValueKey {
  nonisolated(unsafe) static let defaultValue: ChartPart? = nil
}

/// The place of a chart's plot, which its layout finds.
@MainActor
final class ChartSpace {
  var plot = CGRect.zero
  /// The lines outside of the plot, with their items.
  var ticks: [(start: CGPoint, end: CGPoint, item: AxisPlan.Item)] = []
  var origin: () -> CGPoint = { .zero }
}

/// Arranges the plot, the labels, and the annotations of a chart.
struct ChartLayout: Layout {
  let x: PositionScale?
  let y: PositionScale?
  let space: ChartSpace
  /// The ticks of both axes.
  nonisolated(unsafe) let ticks: [AxisPlan.Item]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var parts = Parts(subviews)
    let insets = parts.insets(in: bounds.size, x, y, ticks)
    var plot = CGRect(
      x: bounds.minX + insets.leading, y: bounds.minY + insets.top,
      width: max(0, bounds.width - insets.leading - insets.trailing),
      height: max(0, bounds.height - insets.top - insets.bottom))
    if let view = parts.plot {
      let size = view.sizeThatFits(ProposedViewSize(plot.size))
      plot.size = size
      view.place(at: plot.origin, anchor: .topLeading, proposal: ProposedViewSize(size))
    }
    space.plot = plot.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
    parts.ticks?.place(at: bounds.origin, anchor: .topLeading, proposal: ProposedViewSize(bounds.size))
    let scales = (
      x?.resolved(length: plot.width, isVertical: false), y?.resolved(length: plot.height, isVertical: true)
    )
    placeTicks(space.plot, scales, parts)
    for label in parts.labels { label.place(plot, scales, parts.thickness) }
    for title in parts.titles { title.place(plot, bounds, parts.thickness) }
    for annotation in parts.annotations { annotation.place(plot, bounds) }
    for (view, position) in parts.symbols {
      guard let point = position(plot.size) else {
        view.place(at: plot.origin, anchor: .center, proposal: .zero)
        continue
      }
      view.place(at: CGPoint(x: plot.minX + point.x, y: plot.minY + point.y), anchor: .center, proposal: .unspecified)
    }
  }

  private func placeTicks(_ plot: CGRect, _ scales: (PositionScale?, PositionScale?), _ parts: Parts) {
    space.ticks = []
    for item in ticks {
      guard case .tick(let isCentered, let length, _) = item.element.kind,
        let scale = item.edge.isVertical ? scales.1 : scales.0,
        let position = scale.position(isCentered ? item.value.middle : item.value.value),
        position >= -0.5, position <= scale.length + 0.5
      else { continue }
      let points = length.points(beside: parts.thickness[item.edge] ?? 0)
      let offset = item.element.traits.offset
      let ends: (CGPoint, CGPoint) =
        switch item.edge {
        case .bottom:
          (CGPoint(x: plot.minX + position, y: plot.maxY), CGPoint(x: plot.minX + position, y: plot.maxY + points))
        case .top:
          (CGPoint(x: plot.minX + position, y: plot.minY), CGPoint(x: plot.minX + position, y: plot.minY - points))
        case .leading:
          (CGPoint(x: plot.minX, y: plot.minY + position), CGPoint(x: plot.minX - points, y: plot.minY + position))
        case .trailing:
          (CGPoint(x: plot.maxX, y: plot.minY + position), CGPoint(x: plot.maxX + points, y: plot.minY + position))
        }
      space.ticks.append(
        (
          CGPoint(x: ends.0.x + offset.width, y: ends.0.y + offset.height),
          CGPoint(x: ends.1.x + offset.width, y: ends.1.y + offset.height), item
        ))
    }
  }
}
