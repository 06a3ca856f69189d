extension LayerRenderer {
  /// Draws a layer's sublayers, repeatedly for a replicator layer.
  func drawSublayers(of layer: CALayer, in surroundings: Surroundings) {
    guard let replicator = layer as? CAReplicatorLayer else {
      for sublayer in layer.sublayersInDrawingOrder { drawPlaced(sublayer, in: surroundings) }
      return
    }
    let bounds = layer.geometry.bounds
    for copy in replicator.replication.copies(around: CGPoint(x: bounds.midX, y: bounds.midY)) {
      guard copy.color.alpha > 0, copy.transform.hasInverse else { continue }
      var inner = surroundings
      inner.clip = surroundings.clip.applying(copy.transform.inverted())
      context.saveGState()
      context.concatenate(copy.transform)
      let animations = layer.host.animations
      animations.withDelay(copy.delay, of: layer.sublayerStore) {
        tinted(by: copy.color, inner) { inner in
          for sublayer in layer.sublayersInDrawingOrder { drawPlaced(sublayer, in: inner) }
        }
      }
      context.restoreGState()
    }
  }

  /// Performs a drawing with its colors multiplied with another one.
  private func tinted(by color: Replication.Offsets, _ surroundings: Surroundings, _ body: (Surroundings) -> Void) {
    if color == .white { return body(surroundings) }
    var inner = surroundings
    inner.alpha = 1
    context.beginGroup(in: inner.clip, alpha: surroundings.alpha * CGFloat(color.alpha))
    body(inner)
    if color.red < 1 || color.green < 1 || color.blue < 1 {
      context.saveGState()
      context.setBlendMode(.multiply)
      context.setFillColor(
        CGColor(red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue), alpha: 1))
      context.fill(inner.clip)
      context.restoreGState()
      // Multiplication would also fill clear areas.
      context.beginMask()
      body(inner)
      context.endMask()
    }
    context.endGroup()
  }
}

extension CGAffineTransform {
  fileprivate var determinant: CGFloat { a * d - b * c }
}
