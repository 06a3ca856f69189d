import Foundation

/// The coverage of a rounded corner that begins at the edge of a pixel. It is cached, since all corners with the same
/// radius are equal.
///
/// Unchecked: its bytes are immutable after its creation.
final class CornerMask: @unchecked Sendable {
  enum Corner: Hashable {
    case topLeft
    case topRight
    case bottomLeft
    case bottomRight

    var isLeft: Bool { self == .topLeft || self == .bottomLeft }
    var isTop: Bool { self == .topLeft || self == .topRight }
  }

  /// The side length of the corner's square in pixels.
  let side: Int
  private let base: UnsafeMutablePointer<UInt8>

  private init(side: Int, _ values: [UInt8]) {
    self.side = side
    base = .allocate(capacity: values.count)
    base.initialize(from: values, count: values.count)
  }

  deinit { base.deallocate() }

  func bytes(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt8> { base + y * side + x }

  private struct Key: Hashable {
    var radius: CGFloat
    var isContinuous: Bool
    var corner: Corner
  }

  private static let cache = MaskCache<Key, CornerMask>(most: 64)

  static func mask(radius: CGFloat, isContinuous: Bool, _ corner: Corner) -> CornerMask {
    cache.value(for: Key(radius: radius, isContinuous: isContinuous, corner: corner)) {
      let topLeft = drawTopLeft(radius: radius, isContinuous: isContinuous)
      let side = topLeft.bounds.width
      var values = [UInt8](repeating: 0, count: side * side)
      for y in 0..<side {
        for x in 0..<side {
          // Mirrored rather than drawn, so that all corners are the same.
          values[y * side + x] =
            topLeft.address(corner.isLeft ? x : side - 1 - x, corner.isTop ? y : side - 1 - y).pointee
        }
      }
      return CornerMask(side: side, values)
    }
  }

  private static func drawTopLeft(radius: CGFloat, isContinuous: Bool) -> CoverageMask {
    let side = Int((radius * (isContinuous ? ContinuousCorner.reach : 1)).rounded(.up))
    let whole = CGRect(x: 0, y: 0, width: side * 2, height: side * 2)
    let path = CGPath.roundedRect(whole, radii: CornerRadii(radius), continuous: isContinuous)
    return CoverageMask(
      PixelRect(x0: 0, y0: 0, x1: side, y1: side), filling: path.elements, .identity, .winding, shouldAntialias: true)
  }
}
