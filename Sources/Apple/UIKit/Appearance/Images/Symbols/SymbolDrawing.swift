import CoreGraphics
import Foundation
import SystemSymbols

/// A symbol with a size, weight and scale.
///
/// Unchecked: it is immutable.
final class SymbolDrawing: Drawing, @unchecked Sendable {
  let size: CGSize
  /// The distance of the symbol's center below the center of capital letters, in points.
  let sink: CGFloat

  private let symbol: SymbolImage
  private let shape: SymbolShape
  private let style: SymbolStyle
  /// The box of the symbol, in hundredths of the em.
  private let box: CGRect

  /// - Parameter pixelsPerPoint: The scale to whose pixels the sides are rounded up.
  init(_ symbol: SymbolImage, shape: SymbolShape, style: SymbolStyle, pixelsPerPoint: CGFloat) {
    self.symbol = symbol
    self.shape = shape
    self.style = style
    box = shape.box
    // Heavier symbols are slightly larger.
    let growth = 1 + 0.011 * CGFloat((style.weight == .unspecified ? 4 : style.weight.rawValue) - 4)
    let pointsInUnit = style.pointSize * style.scale.roomFactor / 100
    func points(_ length: CGFloat) -> CGFloat {
      (min(length * pointsInUnit * growth, SymbolStyle.longestSide) * pixelsPerPoint - 0.01).rounded(.up)
        / pixelsPerPoint
    }
    size = CGSize(width: max(points(box.width), 1), height: max(points(box.height), 1))
    sink = box.midY * style.unit
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
    context.scaleBy(x: CGFloat(width) / size.width * style.unit, y: CGFloat(height) / size.height * style.unit)
    context.translateBy(x: -box.midX, y: -box.midY)
    SymbolPainter(
      context, palette: SymbolColors.palette(style.colors, symbol: symbol.name), pen: style.pen, value: symbol.value
    )
    .draw(shape)
    return context.makeImage()
  }
}
