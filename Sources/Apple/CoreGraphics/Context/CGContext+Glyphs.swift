import Foundation
package import Typefaces

extension CGContext {
  /// Draws glyphs with the text drawing mode, the fill color and the stroke color.
  ///
  /// - Parameters:
  ///   - positions: The positions of the glyphs in user space. The text matrix transforms the glyphs, but not their
  ///     positions.
  ///   - font: The font of the glyphs with its size.
  package func drawGlyphs(_ glyphs: [UInt32], at positions: [CGPoint], font: FontInstance) {
    preconditionOfCaller(glyphs.count == positions.count, "CGContext.drawGlyphs requires a position for each glyph")
    guard !glyphs.isEmpty else { return }
    let run = GlyphDrawing(
      glyphs: glyphs, positions: positions, font: font, matrix: textMatrix, color: state.fillColor)
    switch state.textDrawingMode {
    case .fill, .fillClip: emit(.glyphs(run))
    case .stroke, .strokeClip: emit(.stroke(run.outlines, state.pen, state.strokeColor))
    case .fillStroke, .fillStrokeClip:
      emit(.glyphs(run))
      emit(.stroke(run.outlines, state.pen, state.strokeColor))
    case .invisible, .clip: break
    }
    switch state.textDrawingMode {
    case .fillClip, .strokeClip, .fillStrokeClip, .clip: clip(to: run.outlines)
    case .fill, .stroke, .fillStroke, .invisible: break
    }
  }
}

extension CGContext {
  /// Sets the font for `showGlyphs(_:at:)`.
  public func setFont(_ font: CGFont) { state.font = font }

  /// Sets the size of the font in text space.
  public func setFontSize(_ size: CGFloat) { state.fontSize = size }

  /// Draws glyphs of the current font with the text drawing mode and the current colors. Nothing is drawn without a
  /// font.
  ///
  /// - Parameter positions: The positions of the glyphs in text space, which the text matrix transforms.
  public func showGlyphs(_ glyphs: [CGGlyph], at positions: [CGPoint]) {
    preconditionOfCaller(glyphs.count == positions.count, "CGContext.showGlyphs requires a position for each glyph")
    guard let font = state.font, state.fontSize > 0, state.fontSize.isFinite else { return }
    drawGlyphs(
      glyphs.map { UInt32($0) }, at: positions.map { $0.applying(textMatrix) },
      font: font.instance(size: Double(state.fontSize)))
  }
}

extension CGPath {
  /// Returns the outlines of glyphs at positions, with y downwards.
  package static func outlines(of glyphs: [UInt32], at positions: [CGPoint], font: FontInstance) -> CGPath {
    GlyphDrawing(
      glyphs: glyphs, positions: positions, font: font, matrix: CGAffineTransform(scaleX: 1, y: -1),
      color: CGColor(gray: 0, alpha: 1)
    ).outlines
  }
}

extension GlyphDrawing {
  /// The outlines of the glyphs as one path in user space.
  package var outlines: CGPath {
    var elements = PathElements()
    for (glyph, position) in zip(glyphs, positions) {
      let outline = GlyphCache.outline(of: glyph, in: font)
      let place = CGAffineTransform(matrix.a, matrix.b, matrix.c, matrix.d, position.x, position.y)
      func point(_ point: GlyphOutline.Point) -> CGPoint { CGPoint(x: point.x, y: point.y).applying(place) }
      for element in outline.elements {
        switch element {
        case .move(let to): elements.move(to: point(to))
        case .line(let to): elements.line(to: point(to))
        case .quadratic(let control, let to): elements.quadratic(control: point(control), to: point(to))
        case .cubic(let control1, let control2, let to): elements.cubic(point(control1), point(control2), to: point(to))
        case .close: elements.close()
        }
      }
    }
    return CGPath(elements: elements)
  }
}
