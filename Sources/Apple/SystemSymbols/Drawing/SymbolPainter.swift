import CoreGraphics

/// A painter that draws symbols into a context in the units of symbols, with y down.
package struct SymbolPainter {
  private let context: CGContext
  private let palette: SymbolPalette
  private let pen: CGFloat
  private let value: Double?
  private var rankCount = 0

  /// The relative alpha of parts above the value of a variable symbol. Estimated from pictures, because Apple documents
  /// no number.
  private static let inactiveAlpha: CGFloat = 0.3

  /// Creates a painter.
  ///
  /// - Parameters:
  ///   - pen: The width of strokes, in hundredths of the symbol's em.
  ///   - value: The value of variable parts from 0 to 1, or nil for all parts.
  package init(_ context: CGContext, palette: SymbolPalette, pen: CGFloat, value: Double? = nil) {
    (self.context, self.palette, self.pen, self.value) = (context, palette, pen, value)
  }

  package func draw(_ shape: SymbolShape) {
    var painter = self
    painter.rankCount = shape.rankCount
    painter.drawNodes(of: shape)
  }

  private func drawNodes(of shape: SymbolShape) {
    context.saveGState()
    context.setLineCap(.round)
    context.setLineJoin(.round)
    draw(shape.nodes)
    context.restoreGState()
  }

  private func draw(_ nodes: [SymbolNode]) {
    var index = 0
    while index < nodes.count {
      switch nodes[index] {
      case .part(let part):
        let run = run(of: part, in: nodes[index...])
        draw(run, color(of: part))
        index += run.count - 1
      case .gap(let part) where part.filling == .only: break
      case .gap(let part):
        context.setBlendMode(.clear)
        draw(part, CGColor(gray: 0, alpha: 1))
        context.setBlendMode(.normal)
      case .group(let nodes): draw(group: nodes, .normal)
      case .knockout(let nodes): draw(group: nodes, palette.isOneColor ? .destinationOut : .normal)
      case .hole(let nodes): draw(group: nodes, .destinationOut)
      }
      index += 1
    }
  }

  private func color(of part: SymbolPart) -> CGColor {
    let color = palette.color(part.level)
    guard let value, part.rank > 0, Double(part.rank - 1) / Double(rankCount) >= value else { return color }
    return color.copy(alpha: color.alpha * SymbolPainter.inactiveAlpha) ?? color
  }

  /// Returns the consecutive parts with the same color.
  private func run(of first: SymbolPart, in nodes: ArraySlice<SymbolNode>) -> [SymbolPart] {
    var parts: [SymbolPart] = []
    for case .part(let part) in nodes.prefix(while: { node in
      if case .part(let part) = node { part.level == first.level && part.rank == first.rank } else { false }
    }) { parts.append(part) }
    return parts
  }

  private func draw(group nodes: [SymbolNode], _ blendMode: CGBlendMode) {
    guard blendMode != .normal || nodes.contains(where: \.isTaking) else { return draw(nodes) }
    context.beginGroup(blendMode: blendMode)
    // Cutouts have no color.
    let inner =
      blendMode == .normal
      ? self : SymbolPainter(context, palette: SymbolPalette([CGColor(gray: 0, alpha: 1)]), pen: pen)
    inner.draw(nodes)
    context.endGroup()
  }

  /// Draws parts together, because a translucent color would be drawn twice in overlaps.
  private func draw(_ parts: [SymbolPart], _ color: CGColor) {
    guard color.alpha < 1 else {
      for part in parts where part.filling != .only { draw(part, color) }
      return
    }
    context.beginGroup(alpha: color.alpha)
    let opaque = color.copy(alpha: 1) ?? color
    for part in parts where part.filling != .only { draw(part, opaque) }
    context.endGroup()
  }

  private func draw(_ part: SymbolPart, _ color: CGColor) {
    let path = part.path(pen: pen)
    if part.ink != .stroke {
      context.setFillColor(color)
      context.addPath(path)
      context.fillPath()
    }
    let width = part.penWidth(pen)
    guard width > 0 else { return }
    context.setStrokeColor(color)
    context.setLineWidth(width)
    context.setLineJoin(part.isMitered ? .miter : .round)
    context.addPath(path)
    context.strokePath()
  }
}
