extension GradientStyle {
  /// Fills the outline of a layer.
  func draw(in layer: CALayer, _ context: CGContext) {
    let stops = stops
    let bounds = layer.geometry.bounds.standardized
    guard !stops.isEmpty, !bounds.isEmpty else { return }
    context.saveGState()
    if layer.hasRoundedCorners { context.clip(to: layer.outline) } else { context.clip(to: bounds) }
    let gradient = CGGradient(stops: stops)
    switch type {
    case .radial: drawRadial(gradient, last: stops[stops.count - 1].color, bounds, context)
    case .conic: drawConic(gradient, bounds, context)
    default:
      context.drawLinearGradient(
        gradient, start: startPoint.within(bounds), end: endPoint.within(bounds),
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
    context.restoreGState()
  }

  /// Draws a circle of radius 1 that is stretched to the ellipse around the start point whose half axes reach to the
  /// end point.
  private func drawRadial(_ gradient: CGGradient, last: CGColor, _ bounds: CGRect, _ context: CGContext) {
    let center = startPoint.within(bounds)
    let corner = endPoint.within(bounds)
    let width = (corner.x - center.x).magnitude
    let height = (corner.y - center.y).magnitude
    guard width > 0, height > 0 else {
      // The ellipse is empty, so that everything is beyond the end.
      context.setFillColor(last)
      context.fill(bounds)
      return
    }
    context.translateBy(x: center.x, y: center.y)
    context.scaleBy(x: width, y: height)
    context.drawRadialGradient(
      gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1, options: .drawsAfterEndLocation)
  }

  private func drawConic(_ gradient: CGGradient, _ bounds: CGRect, _ context: CGContext) {
    let center = startPoint.within(bounds)
    let direction = endPoint.within(bounds)
    let angle = atan2(Double(direction.y - center.y), Double(direction.x - center.x))
    context.drawConicGradient(gradient, center: center, angle: CGFloat(angle))
  }
}

extension CGPoint {
  /// Returns the point of a rectangle at fractions of its size.
  fileprivate func within(_ rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y)
  }
}
