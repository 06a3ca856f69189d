import Foundation

extension CGContext {
  /// Fills the current path with the fill color, with open subpaths closed, and clears it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    let path = currentPath.take(in: state.ctm)
    if !path.isEmpty { emit(.fill(path, rule, state.fillColor)) }
  }

  /// Strokes the current path with the stroke color and clears it.
  public func strokePath() {
    let path = currentPath.take(in: state.ctm)
    if !path.isEmpty { emit(.stroke(path, state.pen, state.strokeColor)) }
  }

  /// Fills, strokes, or fills and strokes the current path and clears it.
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

  /// Fills a rectangle with the fill color and clears the current path.
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

  /// Strokes the sides of a rectangle and clears the current path.
  public func stroke(_ rect: CGRect) { stroke(rect, width: state.pen.width) }

  /// Strokes the sides of a rectangle with a line width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    beginPath()
    if rect.isNull || rect.isInfinite { return }
    var pen = state.pen
    pen.width = width.isFinite ? max(width, 0) : 0
    emit(.stroke(CGPath(rect: rect, transform: nil), pen, state.strokeColor))
  }

  /// Fills the ellipse in a rectangle.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    emit(.fill(CGPath(ellipseIn: rect, transform: nil), .winding, state.fillColor))
  }

  /// Strokes the ellipse in a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    emit(.stroke(CGPath(ellipseIn: rect, transform: nil), state.pen, state.strokeColor))
  }

  /// Strokes separate line segments: from the first point to the second, from the third to the fourth, and so on.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Makes the pixels in a rectangle transparent; in a context without alpha, black. It ignores colors, alpha and blend
  /// mode, but not the clip.
  public func clear(_ rect: CGRect) {
    if rect.isNull { return }
    emit(.clear(rect))
  }

  /// Draws an image into a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle to which the image is stretched. Its top row is at the maximum y, so that it is upside
  ///     down if y points downwards. An image mask is painted in the fill color.
  ///   - byTiling: Whether the image is repeated from there over the whole clip.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard rect.isFinite, !rect.isEmpty else { return }
    let rect = rect.standardized
    emit(byTiling ? .tiledImage(image, rect, state.fillColor) : .image(image, rect, state.fillColor))
  }
}
