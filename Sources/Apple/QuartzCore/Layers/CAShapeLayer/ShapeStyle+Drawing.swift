extension ShapeStyle {
  var fills: Bool { fillColor.map { $0.alpha > 0 } ?? false }

  var strokes: Bool {
    guard let strokeColor, strokeColor.alpha > 0 else { return false }
    return lineWidth > 0 && strokeStart < strokeEnd
  }

  /// Fills and then strokes the path.
  func draw(in context: CGContext) {
    guard let path else { return }
    if fills, let fillColor {
      context.setFillColor(fillColor)
      context.addPath(path)
      context.fillPath(using: fillsEvenOdd ? .evenOdd : .winding)
    }
    if strokes, let strokeColor {
      context.setStrokeColor(strokeColor)
      context.setLineWidth(lineWidth)
      context.setMiterLimit(miterLimit)
      context.setLineCap(cgLineCap)
      context.setLineJoin(cgLineJoin)
      context.setLineDash(phase: dashPhase, lengths: (dashPattern ?? []).map { CGFloat($0.doubleValue) })
      context.addPath(path.trimmed(from: strokeStart, to: strokeEnd))
      context.strokePath()
    }
  }

  /// A rectangle around the drawing. The stroke reaches half its width beyond the path, and farther at sharp corners
  /// and square ends.
  var extent: CGRect {
    guard let path, fills || strokes else { return .null }
    let box = path.boundingBoxOfPath
    guard strokes else { return box }
    let corners = lineJoin == .miter ? max(miterLimit, 1) : 1
    let ends: CGFloat = lineCap == .square ? 1.42 : 1
    let reach = lineWidth / 2 * max(corners, ends)
    return box.insetBy(dx: -reach, dy: -reach)
  }

  private var cgLineCap: CGLineCap {
    switch lineCap {
    case .round: .round
    case .square: .square
    default: .butt
    }
  }

  private var cgLineJoin: CGLineJoin {
    switch lineJoin {
    case .round: .round
    case .bevel: .bevel
    default: .miter
    }
  }
}
