import CoreGraphics
import Foundation

extension SymbolShape {
  /// The shape with its outline filled.
  var filled: SymbolShape {
    var covered: [CGPath] = []
    return SymbolShape(nodes: nodes.compactMap { $0.filled(over: &covered) }, room: room, fit: fit)
  }

  /// The shape with a slash from the upper left to the lower right, and gaps on both sides of the slash.
  var slashed: SymbolShape {
    let bounds = bounds
    guard !bounds.isNull else { return self }
    let reach = min(max(max(bounds.width, bounds.height) / 2 - 4, 34), 46)
    let line = CGMutablePath()
    line.move(to: CGPoint(x: bounds.midX - reach, y: bounds.midY - reach))
    line.addLine(to: CGPoint(x: bounds.midX + reach, y: bounds.midY + reach))
    let slash = SymbolPart(ink: .stroke, outline: .path(line))
    var gap = slash
    gap.margin = SymbolShape.gap
    return SymbolShape(
      nodes: nodes.map { node in node.mapLevels { max($0, 1) } } + [.gap(gap), .part(slash)], room: room)
  }

  /// Returns the shape with a small filled circle at its lower trailing corner, from which another shape is cut out.
  /// Without another shape, the circle is at its upper trailing corner.
  func badged(with badge: SymbolShape?) -> SymbolShape {
    let bounds = bounds
    guard !bounds.isNull else { return self }
    let radius: CGFloat = badge == nil ? 17 : 23
    let center = CGPoint(
      x: bounds.maxX - radius * 0.35, y: badge == nil ? bounds.minY + radius * 0.7 : bounds.maxY - radius * 0.6)
    func circle(_ radius: CGFloat) -> SymbolPart {
      let rect = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
      return SymbolPart(ink: .fill, outline: .path(CGPath(ellipseIn: rect, transform: nil)))
    }
    var marks = [SymbolNode.part(circle(radius))]
    if let badge { marks.append(.hole(badge.mark(at: center, extent: 1.05 * radius))) }
    let parts =
      nodes.map { node in node.mapLevels { max($0, 1) } } + [.gap(circle(radius + SymbolShape.gap)), .group(marks)]
    // The original symbol stays centered.
    let own = box
    let reach = max(own.maxX - own.midX, center.x + radius + 4 - own.midX)
    let height = 2 * max(abs(own.minY), abs(own.maxY), abs(center.y) + radius + 4)
    return SymbolShape(nodes: parts, room: own.midX == 0 ? CGSize(width: 2 * reach, height: height) : nil)
  }

  /// Returns the shape as cut out of a badge, in a size and with finer strokes.
  private func mark(at center: CGPoint, extent: CGFloat) -> [SymbolNode] {
    let own = bounds
    let pen = SymbolShape.regularPen
    let scale = (extent - pen * 0.5) / max(own.width - pen, own.height - pen, 1)
    return nodes.map {
      $0.applying(
        CGAffineTransform(translationX: -own.midX, y: -own.midY)
          .concatenating(CGAffineTransform(scaleX: scale, y: scale))
          .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
      ).scalingPens(by: 0.8)
    }
  }

  /// The width of gaps around slashes and badges.
  static let gap: CGFloat = 6.5
}

extension SymbolNode {
  /// Returns the node with finer strokes.
  func scalingPens(by factor: CGFloat) -> SymbolNode {
    switch self {
    case .part(var part):
      part.pen *= factor
      return .part(part)
    case .gap(var part):
      part.pen *= factor
      return .gap(part)
    case .group(let nodes): return .group(nodes.map { $0.scalingPens(by: factor) })
    case .knockout(let nodes): return .knockout(nodes.map { $0.scalingPens(by: factor) })
    case .hole(let nodes): return .hole(nodes.map { $0.scalingPens(by: factor) })
    }
  }
}
