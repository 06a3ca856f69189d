import SwiftUI
import UIKit

/// Draws marks.
@MainActor
struct MarkPainter {
  let geometry: PlotGeometry
  let environment: EnvironmentValues

  func draw(in context: CGContext) {
    var styles: [PlottedValue: ResolvedStyle] = [:]
    var colors: [Color: ResolvedStyle] = [:]
    let plot = CGRect(origin: .zero, size: geometry.size)
    var last: (color: UIColor, opacity: Double)?
    context.saveGState()
    for drawing in geometry.drawings {
      let traits = geometry.model.marks[drawing.mark].record.traits
      let found = geometry.model.style(of: traits)
      let style: ResolvedStyle
      if let key = found.key {
        style = styles[key] ?? ResolvedStyle(found.style, in: environment)
        styles[key] = style
      } else if let color = found.style.plainColor {
        style = colors[color] ?? ResolvedStyle(color, in: environment)
        colors[color] = style
      } else {
        style = ResolvedStyle(found.style, in: environment)
      }
      let shadow = traits.shadow
      if let shadow {
        context.saveGState()
        context.setShadow(
          offset: shadow.offset, blur: shadow.radius * 2,
          color: ResolvedStyle(shadow.color, in: environment).color?.cgColor)
      }
      if let color = style.color, shadow == nil, let fill = Self.simple(drawing.outline) {
        if last?.color !== color || last?.opacity != traits.opacity {
          last = (color, traits.opacity)
          context.setFillColor(color.cgColor.copy(alpha: color.cgColor.alpha * traits.opacity) ?? color.cgColor)
        }
        fill(context)
      } else {
        last = nil
        paint(drawing.outline, style, traits, plot, context)
      }
      if shadow != nil { context.restoreGState() }
    }
    context.restoreGState()
  }

  /// Returns a function that fills an outline with the context's color, for outlines that need no path.
  private static func simple(_ outline: MarkOutline) -> ((CGContext) -> Void)? {
    switch outline {
    case .rect(let rect): { $0.fill(rect) }
    case .symbol(let shape as BasicChartSymbolShape, let frame) where shape.kind == .circle:
      { $0.fillEllipse(in: frame) }
    default: nil
    }
  }

  private func paint(
    _ outline: MarkOutline, _ style: ResolvedStyle, _ traits: MarkTraits, _ plot: CGRect, _ context: CGContext
  ) {
    func fill(_ path: Path) {
      guard !path.isEmpty else { return }
      style.fill(path, in: traits.alignsStylesWithPlot ? plot : path.boundingRect, opacity: traits.opacity, context)
    }
    switch outline {
    case .path(let path): fill(path)
    case .rect(let rect): fill(Path(rect))
    case .symbol(let shape, let frame): fill(shape.path(in: frame))
    case .stroke(let path, let stroke):
      guard !path.isEmpty else { return }
      style.stroke(
        path, in: traits.alignsStylesWithPlot ? plot : path.boundingRect, stroke, opacity: traits.opacity, context)
    }
  }
}
