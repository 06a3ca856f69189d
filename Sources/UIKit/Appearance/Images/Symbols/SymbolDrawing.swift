import CoreGraphics
import Foundation

/// A symbol at a size, weight and scale.
final class SymbolDrawing: Drawing, @unchecked Sendable {
  let size: CGSize

  private let name: String
  private let shape: SymbolShape
  private let style: SymbolStyle
  /// Of the symbol's box before it was rounded to pixels, in hundredths of the em.
  private let unit: CGFloat

  /// - Parameter pixelsPerPoint: The sides are rounded up to such pixels.
  init(_ name: String, shape: SymbolShape, style: SymbolStyle, pixelsPerPoint: CGFloat) {
    self.name = name
    self.shape = shape
    self.style = style
    unit = style.unit
    // Heavier symbols are a little larger.
    let growth = 1 + 0.011 * CGFloat((style.weight == .unspecified ? 4 : style.weight.rawValue) - 4)
    let box = shape.box ?? SymbolShape.room(for: shape.bounds)
    let pointsInUnit = style.pointSize * style.scale.roomFactor / 100
    func points(_ length: CGFloat) -> CGFloat {
      (min(length * pointsInUnit * growth, 4096) * pixelsPerPoint - 0.01).rounded(.up) / pixelsPerPoint
    }
    size = CGSize(width: max(points(box.width), 1), height: max(points(box.height), 1))
  }

  var dependsOnTraits: Bool {
    switch style.colors {
    case .hierarchical, .palette, .multicolor: true
    case .monochrome: false
    }
  }

  func makeImage(width: Int, height: Int) -> CGImage? {
    guard
      let context = CGContext.bitmap(
        bounds: CGRect(x: 0, y: 0, width: width, height: height), scale: 1, isOpaque: false)
    else { return nil }
    context.translateBy(x: CGFloat(width) / 2, y: CGFloat(height) / 2)
    context.scaleBy(x: CGFloat(width) / size.width * unit, y: CGFloat(height) / size.height * unit)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    let palette = SymbolPalette(style.colors, symbol: name)
    for part in shape.parts { draw(part, palette, in: context) }
    return context.makeImage()
  }

  private func draw(_ part: SymbolPart, _ palette: SymbolPalette, in context: CGContext) {
    let erases = part.isGap || part.cutsOut && palette.isOneColor
    context.setBlendMode(erases ? .clear : .normal)
    let color = erases ? UIColor.black.cgColor : palette.color(part.level)
    // Where fill and stroke overlap, a translucent colour would count twice.
    let isLayered = color.alpha < 1 && part.ink.overlapsItself
    if isLayered { context.beginGroup(alpha: color.alpha) }
    defer { if isLayered { context.endGroup() } }
    let ink = isLayered ? color.copy(alpha: 1) ?? color : color
    context.setFillColor(ink)
    context.setStrokeColor(ink)
    let pen = style.pen + 2 * part.margin
    switch part.ink {
    case .stroke: stroke(part.path, pen, in: context)
    case .fill: fill(part.path, in: context)
    case .fillAndStroke:
      fill(part.path, in: context)
      stroke(part.path, pen, in: context)
    case .glyph(let own):
      fill(part.path, in: context)
      let difference = pen - own
      if difference > 0 {
        stroke(part.path, difference, in: context)
      } else if !erases {
        context.setBlendMode(.clear)
        stroke(part.path, -difference, in: context)
      }
    }
    context.setBlendMode(.normal)
  }

  private func fill(_ path: CGPath, in context: CGContext) {
    context.addPath(path)
    context.fillPath()
  }

  private func stroke(_ path: CGPath, _ width: CGFloat, in context: CGContext) {
    context.setLineWidth(width)
    context.addPath(path)
    context.strokePath()
  }
}
