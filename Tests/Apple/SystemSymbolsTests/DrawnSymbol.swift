import CoreGraphics
import Foundation
import Testing

@testable import SystemSymbols

/// The pixels of a centered symbol with an em of a hundred pixels.
struct DrawnSymbol {
  static let side = 200
  private let bytes: [UInt8]

  init(
    _ name: String, pen: CGFloat = SymbolShape.regularPen, colors: [CGColor] = [], value: Double? = nil
  ) throws {
    try self.init(#require(SymbolLibrary.shape(named: name), "\(name)"), pen: pen, colors: colors, value: value)
  }

  init(_ shape: SymbolShape, pen: CGFloat = SymbolShape.regularPen, colors: [CGColor] = [], value: Double? = nil) throws
  {
    let context = try #require(CGContext(pixelsWide: DrawnSymbol.side, high: DrawnSymbol.side, isOpaque: false))
    context.translateBy(x: CGFloat(DrawnSymbol.side) / 2, y: CGFloat(DrawnSymbol.side) / 2)
    context.scaleBy(x: 1, y: -1)
    SymbolPainter(context, palette: SymbolPalette(colors), pen: pen, value: value).draw(shape)
    bytes = try #require(
      context.withPixels { base, stride in
        (0..<DrawnSymbol.side).flatMap { row in
          UnsafeBufferPointer(start: base + row * stride, count: 4 * DrawnSymbol.side)
        }
      })
  }

  /// Returns the blue, green, red and alpha components at a point in the symbol's units.
  func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    let index = ((y + DrawnSymbol.side / 2) * DrawnSymbol.side + x + DrawnSymbol.side / 2) * 4
    return Array(bytes[index..<index + 4])
  }

  /// The covered area, in pixels.
  var coverage: Double {
    bytes.withUnsafeBufferPointer { bytes in
      var (sum, index) = (0, 3)
      while index < bytes.count {
        sum += Int(bytes[index])
        index += 4
      }
      return Double(sum) / 255
    }
  }
}
