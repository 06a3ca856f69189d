import Foundation

extension CGContext {
  /// Fills the path under construction with the fill color, open subpaths closed, and throws it away.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    let path = currentPath.take(in: state.ctm)
    if !path.isEmpty { emit(.fill(path, rule, state.fillColor)) }
  }

  /// Draws along the path under construction with the stroke color, and throws it away.
  public func strokePath() {
    let path = currentPath.take(in: state.ctm)
    if !path.isEmpty { emit(.stroke(path, state.pen, state.strokeColor)) }
  }

  /// Fills or strokes the path under construction, or does both, and throws it away.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = currentPath.take(in: state.ctm)
    if path.isEmpty { return }
    switch mode {
    case .fill, .fillStroke: emit(.fill(path, .winding, state.fillColor))
    case .eoFill, .eoFillStroke: emit(.fill(path, .evenOdd, state.fillColor))
    case .stroke: break
    }
    switch mode {
    case .stroke, .fillStroke, .eoFillStroke: emit(.stroke(path, state.pen, state.strokeColor))
    case .fill, .eoFill: break
    }
  }

  /// Fills a rectangle with the fill color. The path under construction is thrown away.
  public func fill(_ rect: CGRect) {
    beginPath()
    if rect.isNull { return }
    emit(.fill(CGPath(rect: rect, transform: nil), .winding, state.fillColor))
  }

  /// Fills rectangles with the fill color, as one path.
  public func fill(_ rects: [CGRect]) {
    beginPath()
    addRects(rects)
    fillPath()
  }

  /// Draws along the sides of a rectangle. The path under construction is thrown away.
  public func stroke(_ rect: CGRect) { stroke(rect, width: state.pen.width) }

  /// Draws along the sides of a rectangle with lines of a given width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    beginPath()
    if rect.isNull || rect.isInfinite { return }
    var pen = state.pen
    pen.width = width.isFinite ? max(width, 0) : 0
    emit(.stroke(CGPath(rect: rect, transform: nil), pen, state.strokeColor))
  }

  /// Fills the ellipse that touches the sides of a rectangle.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    emit(.fill(CGPath(ellipseIn: rect, transform: nil), .winding, state.fillColor))
  }

  /// Draws along the ellipse that touches the sides of a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    emit(.stroke(CGPath(ellipseIn: rect, transform: nil), state.pen, state.strokeColor))
  }

  /// Draws separate lines: from the first point to the second, from the third to the fourth, and so on.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Makes the pixels within a rectangle transparent; black in a context without alpha. Colors, alpha and blend mode play no
  /// part, the clip does.
  public func clear(_ rect: CGRect) {
    if rect.isNull { return }
    emit(.clear(rect))
  }

  /// Draws an image over a rectangle.
  ///
  /// - Parameters:
  ///   - rect: Where the image goes, stretched if need be. Its top row lies at the side of greater y: upside down where y
  ///     points down. An image mask is painted in the fill color.
  ///   - byTiling: Whether the image is repeated from there over the whole clip.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard rect.isFinite, !rect.isEmpty else { return }
    let rect = rect.standardized
    emit(byTiling ? .tiledImage(image, rect, state.fillColor) : .image(image, rect, state.fillColor))
  }
}
