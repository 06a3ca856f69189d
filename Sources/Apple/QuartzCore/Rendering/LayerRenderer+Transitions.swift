import Foundation

/// The drawing of layers in a transition.
extension LayerRenderer {
  /// Draws a layer in a transition.
  ///
  /// - Parameter drawNew: A closure that draws the current layer with an opacity.
  func draw(
    _ transition: ShownTransition, of layer: CALayer, alpha: CGFloat, in surroundings: Surroundings,
    drawNew: (Surroundings) -> Void
  ) {
    let p = min(max(transition.progress, 0), 1)
    let bounds = layer.geometry.bounds.standardized
    let area = LayerExtent.all(of: layer).union(transition.old.bounds)
    var inner = surroundings
    inner.alpha = 1
    func old() { context.draw(transition.old) }
    func new() { drawNew(inner) }
    func moved(_ x: CGFloat, _ y: CGFloat, _ body: () -> Void) {
      context.saveGState()
      context.clip(to: bounds)
      context.translateBy(x: x * bounds.width, y: y * bounds.height)
      inner.clip = surroundings.clip.offsetBy(dx: -x * bounds.width, dy: -y * bounds.height)
      body()
      inner.clip = surroundings.clip
      context.restoreGState()
    }
    context.beginGroup(in: area, alpha: alpha)
    switch transition.style {
    case .fade:
      context.beginGroup(in: area, alpha: 1 - p)
      old()
      context.endGroup()
      // Content in both keeps its opacity, since the two parts are added.
      context.beginGroup(in: area, alpha: p, blendMode: .plusLighter)
      new()
      context.endGroup()
    case .push(let edge):
      let (x, y) = edge.direction
      moved(-x * p, -y * p, old)
      moved(x * (1 - p), y * (1 - p), new)
    case .moveIn(let edge):
      let (x, y) = edge.direction
      moved(0, 0, old)
      moved(x * (1 - p), y * (1 - p), new)
    case .reveal(let edge):
      let (x, y) = edge.direction
      moved(0, 0, new)
      moved(-x * p, -y * p, old)
    case .flip(let edge):
      turned(about: bounds, edge, p) { if p < 0.5 { old() } else { new() } }
    case .curl(let edge, let isUp):
      if isUp {
        new()
        rolled(bounds, edge, p, old)
      } else {
        old()
        rolled(bounds, edge, 1 - p, new)
      }
    }
    context.endGroup()
  }

  /// Draws a half turn around the center with its remaining width.
  private func turned(about bounds: CGRect, _ edge: ShownTransition.Edge, _ p: CGFloat, _ body: () -> Void) {
    let width = max(CGFloat(abs(cos(Double(p) * .pi))), 0.001)
    let isAcross = edge == .minX || edge == .maxX
    context.saveGState()
    context.translateBy(x: bounds.midX, y: bounds.midY)
    context.scaleBy(x: isAcross ? width : 1, y: isAcross ? 1 : width)
    context.translateBy(x: -bounds.midX, y: -bounds.midY)
    body()
    context.restoreGState()
  }

  /// Draws a sheet that is rolled up from an edge, of which the rest is flat.
  private func rolled(_ bounds: CGRect, _ edge: ShownTransition.Edge, _ p: CGFloat, _ body: () -> Void) {
    let (x, y) = edge.direction
    context.saveGState()
    var rest = bounds
    if x > 0 { rest.size.width *= 1 - p }
    if x < 0 {
      rest = CGRect(
        x: bounds.minX + bounds.width * p, y: bounds.minY, width: bounds.width * (1 - p), height: bounds.height)
    }
    if y > 0 { rest.size.height *= 1 - p }
    if y < 0 {
      rest = CGRect(
        x: bounds.minX, y: bounds.minY + bounds.height * p, width: bounds.width, height: bounds.height * (1 - p))
    }
    context.clip(to: rest)
    body()
    context.restoreGState()
  }
}

extension ShownTransition.Edge {
  /// The direction from the center to the edge.
  var direction: (x: CGFloat, y: CGFloat) {
    switch self {
    case .minX: (-1, 0)
    case .maxX: (1, 0)
    case .minY: (0, -1)
    case .maxY: (0, 1)
    }
  }
}
