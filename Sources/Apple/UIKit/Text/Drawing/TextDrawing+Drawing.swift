import CoreGraphics
import Foundation
import Typesetting

extension TextDrawing {
  /// Draws the text into a UIKit context: backgrounds first, then glyphs and lines.
  ///
  /// - Parameters:
  ///   - origin: The top left corner, in the context's points.
  ///   - overridingColor: The color that replaces all foreground colors, as in a highlighted label.
  package func draw(at origin: CGPoint, in context: CGContext, overridingColor: UIColor? = nil) {
    drawBackgrounds(of: layout.lines, at: origin, in: context)
    drawGlyphs(of: layout.lines, at: origin, in: context, overridingColor: overridingColor)
  }

  /// Draws the backgrounds of lines, or of parts of lines.
  func drawBackgrounds(of lines: [TextLine], at origin: CGPoint, in context: CGContext) {
    guard !lines.isEmpty else { return }
    context.saveGState()
    for line in lines { drawGrounds(of: line, origin, context) }
    context.restoreGState()
  }

  /// Draws the glyphs of lines, or of parts of lines, with the lines under and through them.
  func drawGlyphs(of lines: [TextLine], at origin: CGPoint, in context: CGContext, overridingColor: UIColor?) {
    guard !lines.isEmpty else { return }
    context.saveGState()
    let textMatrix = context.textMatrix
    // The text matrix is flipped, since the y axis of the context points downwards.
    context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
    defer {
      context.textMatrix = textMatrix
      context.restoreGState()
    }
    for line in lines {
      let lines = DecorationLines(line, attributes, overridingColor: overridingColor)
      lines.draw(.underline, at: origin, in: context)
      for run in line.runs { draw(run, of: line, origin, context, overridingColor) }
      lines.draw(.strikethrough, at: origin, in: context)
    }
  }

  private func drawGrounds(of line: TextLine, _ origin: CGPoint, _ context: CGContext) {
    var index = line.runs.startIndex
    while index < line.runs.endIndex {
      guard let color = attributes[line.runs[index].tag].backgroundColor else {
        index += 1
        continue
      }
      // Adjacent runs of one color share a rectangle, so that no seam is visible.
      let start = line.runs[index].x
      var end = start + line.runs[index].width
      index += 1
      while index < line.runs.endIndex, attributes[line.runs[index].tag].backgroundColor == color {
        end = line.runs[index].x + line.runs[index].width
        index += 1
      }
      context.setFillColor(color.cgColor)
      context.fill(
        CGRect(
          x: origin.x + CGFloat(line.origin.x + start), y: origin.y + CGFloat(line.top), width: CGFloat(end - start),
          height: CGFloat(line.height)))
    }
  }

  private func draw(
    _ run: GlyphRun, of line: TextLine, _ origin: CGPoint, _ context: CGContext, _ overridingColor: UIColor?
  ) {
    let style = attributes[run.tag]
    let start = CGPoint(x: origin.x + CGFloat(line.origin.x), y: origin.y + CGFloat(line.origin.y))
    if let box = run.attachment {
      let bottom = start.y - CGFloat(run.baselineOffset + box.y)
      let frame = CGRect(
        x: start.x + CGFloat(run.x), y: bottom - CGFloat(box.height), width: CGFloat(box.width),
        height: CGFloat(box.height))
      draw(style, in: frame, of: context, overridingColor)
      return
    }
    guard !run.glyphs.isEmpty else { return }
    let hasShadow = style.shadow?.color != nil
    if hasShadow { context.saveGState() }
    if let shadow = style.shadow, let color = shadow.color {
      context.setShadow(offset: shadow.shadowOffset, blur: shadow.shadowBlurRadius, color: color.cgColor)
    }
    let color = overridingColor ?? style.foregroundColor
    context.setFillColor(color.cgColor)
    if style.strokeWidth != 0 {
      context.setStrokeColor((style.strokeColor ?? color).cgColor)
      context.setLineWidth(abs(style.strokeWidth) / 100 * CGFloat(run.font.pointSize))
      context.setTextDrawingMode(style.strokeWidth > 0 ? .stroke : .fillStroke)
    }
    if style.obliqueness != 0 {
      context.textMatrix = CGAffineTransform(a: 1, b: 0, c: style.obliqueness, d: -1, tx: 0, ty: 0)
    }
    if style.isLetterpress { drawLetterpressEdge(run, start, context) }
    context.drawGlyphs(
      run.glyphs, at: run.positions.map { CGPoint(x: start.x + CGFloat($0.x), y: start.y + CGFloat($0.y)) },
      font: run.font)
    if style.obliqueness != 0 { context.textMatrix = CGAffineTransform(scaleX: 1, y: -1) }
    if style.strokeWidth != 0 { context.setTextDrawingMode(.fill) }
    if hasShadow { context.restoreGState() }
  }

  /// The offset of the light below the letters, in points.
  private static let letterpressEdge: CGFloat = 0.5

  /// Draws the light on the lower edges of letterpress text.
  private func drawLetterpressEdge(_ run: GlyphRun, _ start: CGPoint, _ context: CGContext) {
    context.saveGState()
    context.setFillColor(UIColor(white: 1, alpha: 0.6).cgColor)
    context.drawGlyphs(
      run.glyphs,
      at: run.positions.map {
        CGPoint(x: start.x + CGFloat($0.x), y: start.y + CGFloat($0.y) + TextDrawing.letterpressEdge)
      },
      font: run.font)
    context.restoreGState()
  }

  /// Draws an attachment. A template image has the color of the surrounding text unless it has its own.
  private func draw(
    _ style: TextAttributes, in frame: CGRect, of context: CGContext, _ overridingColor: UIColor?
  ) {
    guard let attachment = style.attachment else { return }
    let frame = frame.insetBy(dx: attachment.lineLayoutPadding, dy: 0)
    let bounds = CGRect(origin: .zero, size: frame.size)
    let found = attachment.image(forBounds: bounds, textContainer: nil, characterIndex: 0)
    guard let image = found?.resolved(with: .current) else { return }
    let isTemplate =
      image.renderingMode == .alwaysTemplate || image.renderingMode == .automatic && image.isTemplateByNature
    let tint = isTemplate && image.appearance.tint == nil ? overridingColor ?? style.foregroundColor : nil
    image.draw(in: frame, of: context, tint: tint)
  }
}
