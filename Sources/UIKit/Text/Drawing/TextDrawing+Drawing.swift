import CoreGraphics
import Foundation
import Typesetting

extension TextDrawing {
  /// Draws the text into a UIKit context: grounds first, then glyphs and lines.
  ///
  /// - Parameters:
  ///   - origin: the top left corner, in the context's points.
  ///   - overridingColor: takes the place of every foreground colour, as for a highlighted label.
  package func draw(at origin: CGPoint, in context: CGContext, overridingColor: UIColor? = nil) {
    guard !layout.lines.isEmpty else { return }
    context.saveGState()
    let textMatrix = context.textMatrix
    // Glyphs stand upright in a context whose y axis points down.
    context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
    defer {
      context.textMatrix = textMatrix
      context.restoreGState()
    }
    for line in layout.lines { drawGrounds(of: line, origin, context) }
    for line in layout.lines {
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
      // Neighbours of one colour are one rectangle, so that no seam shows between them.
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
    context.drawGlyphs(
      run.glyphs, at: run.positions.map { CGPoint(x: start.x + CGFloat($0.x), y: start.y + CGFloat($0.y)) },
      font: run.font)
    if style.strokeWidth != 0 { context.setTextDrawingMode(.fill) }
    if hasShadow { context.restoreGState() }
  }

  /// A template takes the colour of the text around it.
  private func draw(
    _ style: TextAttributes, in frame: CGRect, of context: CGContext, _ overridingColor: UIColor?
  ) {
    guard let image = style.attachment?.shownImage else { return }
    let tint = image.renderingMode == .alwaysTemplate ? overridingColor ?? style.foregroundColor : nil
    image.draw(in: frame, of: context, tint: tint)
  }
}
