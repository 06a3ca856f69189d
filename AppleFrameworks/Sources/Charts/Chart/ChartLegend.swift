import SwiftUI

/// The legend of a chart.
struct ChartLegend: View {
  let model: ChartModel
  let content: AnyView?

  /// Returns whether a chart has styles that a legend explains.
  static func hasEntries(_ model: ChartModel) -> Bool {
    !model.foreground.names.isEmpty && model.foreground.label != nil || !model.colorNumbers.isEmpty
      || model.symbols.label != nil || model.lineStyles.label != nil
  }

  var body: some View {
    if let content {
      content
    } else {
      VStack(alignment: .leading, spacing: 4) {
        if !model.colorNumbers.isEmpty { gradient }
        if model.foreground.label != nil { row(model.foreground.names) { colorEntry($0) } }
        if model.symbols.label != nil, model.symbols.names != model.foreground.names {
          row(model.symbols.names) { symbolEntry($0, AnyShapeStyle(.secondary)) }
        }
        if model.lineStyles.label != nil, model.lineStyles.names != model.foreground.names {
          row(model.lineStyles.names) { lineEntry($0) }
        }
      }
    }
  }

  private func row<Entry: View>(_ names: [PlottedValue], @ViewBuilder entry: @escaping (PlottedValue) -> Entry)
    -> some View
  {
    LegendFlow {
      ForEach(names, id: \.self) { name in
        HStack(spacing: 4) {
          entry(name)
          Text(verbatim: PositionScale.name(of: name)).font(.caption).foregroundStyle(.secondary).lineLimit(1)
        }
      }
    }
  }

  @ViewBuilder private func colorEntry(_ name: PlottedValue) -> some View {
    let style = model.foreground.style(name) ?? AnyShapeStyle(ChartDefaults.colors[0])
    if model.symbols.label != nil, model.symbols.names == model.foreground.names {
      symbolEntry(name, style)
    } else if model.lineStyles.label != nil, model.lineStyles.names == model.foreground.names {
      LegendLine(stroke: model.lineStyles.style(name) ?? StrokeStyle(lineWidth: 2), style: style)
    } else {
      Circle().fill(style).frame(width: 8, height: 8)
    }
  }

  @ViewBuilder private func symbolEntry(_ name: PlottedValue, _ style: AnyShapeStyle) -> some View {
    switch model.symbols.style(name) {
    case .view(let view): view
    case .shape(let shape): AnyShape(AnyChartSymbolShape(shape)).fill(style).frame(width: 8, height: 8)
    case nil: Circle().fill(style).frame(width: 8, height: 8)
    }
  }

  private func lineEntry(_ name: PlottedValue) -> some View {
    LegendLine(stroke: model.lineStyles.style(name) ?? StrokeStyle(lineWidth: 2), style: AnyShapeStyle(.secondary))
  }

  private var gradient: some View {
    let bounds = model.colorBounds
    return HStack(spacing: 4) {
      Text(verbatim: bounds.lowerBound.formatted(.number.precision(.fractionLength(0...2))))
      LinearGradient(gradient: model.colorGradient, startPoint: .leading, endPoint: .trailing)
        .frame(width: 100, height: 8)
      Text(verbatim: bounds.upperBound.formatted(.number.precision(.fractionLength(0...2))))
    }
    .font(.caption).foregroundStyle(.secondary)
  }
}

/// The line of an entry.
private struct LegendLine: View {
  let stroke: StrokeStyle
  let style: AnyShapeStyle

  var body: some View {
    Path { path in
      path.move(to: CGPoint(x: 0, y: 4))
      path.addLine(to: CGPoint(x: 20, y: 4))
    }
    .stroke(style, style: stroke)
    .frame(width: 20, height: 8)
  }
}

/// A layout that arranges entries in rows from the start.
struct LegendFlow: Layout {
  private let spacing = (x: CGFloat(8), y: CGFloat(4))

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let frames = frames(subviews, width: proposal.width ?? .infinity)
    return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (view, frame) in zip(subviews, frames(subviews, width: bounds.width)) {
      view.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), anchor: .topLeading,
        proposal: ProposedViewSize(frame.size))
    }
  }

  @MainActor private func frames(_ subviews: Subviews, width: CGFloat) -> [CGRect] {
    var (x, y, height) = (CGFloat(0), CGFloat(0), CGFloat(0))
    return subviews.map { view in
      var size = view.sizeThatFits(.unspecified)
      size.width = min(size.width, width)
      if x > 0, x + size.width > width + 0.01 { (x, y, height) = (0, y + height + spacing.y, 0) }
      defer {
        x += size.width + spacing.x
        height = max(height, size.height)
      }
      return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
  }
}
