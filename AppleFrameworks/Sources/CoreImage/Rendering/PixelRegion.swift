import CoreGraphics

/// A region of whole pixels in Core Image's plane, whose y-axis points up.
struct PixelRegion: Hashable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  /// The limit of pixel coordinates, which is far beyond the available memory but prevents overflow.
  static let farthest = 1 << 28

  init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, max(width, 0), max(height, 0))
  }

  /// Creates the region of pixels that a rectangle touches. Tiny overlaps, which result from rounding errors, are
  /// ignored.
  init(covering rect: CGRect) {
    guard !rect.isNull, !rect.isEmpty else {
      self.init(x: 0, y: 0, width: 0, height: 0)
      return
    }
    let hair = 1e-4
    func whole(_ value: CGFloat) -> Int {
      Int(min(max(Double(value), -Double(Self.farthest)), Double(Self.farthest)))
    }
    let left = whole((rect.minX + hair).rounded(.down))
    let bottom = whole((rect.minY + hair).rounded(.down))
    self.init(
      x: left, y: bottom, width: whole((rect.maxX - hair).rounded(.up)) - left,
      height: whole((rect.maxY - hair).rounded(.up)) - bottom)
  }

  var maxX: Int { x + width }
  var maxY: Int { y + height }
  var isEmpty: Bool { width == 0 || height == 0 }
  var count: Int { width * height }
  var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

  func intersection(_ other: PixelRegion) -> PixelRegion {
    let left = max(x, other.x)
    let bottom = max(y, other.y)
    return PixelRegion(
      x: left, y: bottom, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - bottom)
  }

  /// Returns the region with a border around it.
  func expanded(_ dx: Int, _ dy: Int) -> PixelRegion {
    PixelRegion(x: x - dx, y: y - dy, width: width + 2 * dx, height: height + 2 * dy)
  }

  func expanded(_ border: Int) -> PixelRegion { expanded(border, border) }

  func moved(_ dx: Int, _ dy: Int) -> PixelRegion {
    PixelRegion(x: x + dx, y: y + dy, width: width, height: height)
  }
}
