internal import CPixels
import Foundation

/// A painter of gradients by row.
struct GradientPainter {
  private let drawing: GradientDrawing
  /// The transform from pixels to the space of the gradient's geometry.
  private let inverse: CGAffineTransform
  private let scale: CGFloat
  private let alpha: CGFloat
  private let encoding: ColorEncoding
  private let parts = Parts()

  /// The shared state of the bands of an area.
  private final class Parts {
    /// The first row, from which the others are counted, so that pixels don't depend on the bands.
    var y0: Int?
    /// The row that is the same as all others.
    var x0 = 0
    var row: [UInt32] = []
  }

  init(_ drawing: GradientDrawing, _ transform: CGAffineTransform, _ alpha: CGFloat, _ encoding: ColorEncoding) {
    self.drawing = drawing
    inverse = transform.inverted()
    scale = transform.meanScale
    self.alpha = alpha
    self.encoding = encoding
  }

  private var continuesBefore: Bool { drawing.options.contains(.drawsBeforeStartLocation) }
  private var continuesAfter: Bool { drawing.options.contains(.drawsAfterEndLocation) }

  /// Paints the gradient in a rectangle of pixels.
  func paint(_ surface: SurfacePixels, _ area: PixelRect) {
    switch drawing.geometry {
    case .linear(let start, let end):
      paintLinear(start, end, surface, area)
    case .radial(let startCenter, let startRadius, let endCenter, let endRadius):
      let table = self.table(
        length: max(startRadius, endRadius) + hypot(endCenter.x - startCenter.x, endCenter.y - startCenter.y))
      let circles = vc_circles(
        x0: Double(startCenter.x), y0: Double(startCenter.y), r0: Double(startRadius), x1: Double(endCenter.x),
        y1: Double(endCenter.y), r1: Double(endRadius))
      paintRows(surface, area) { row, first in
        vc_radial_gradient_row(
          row, area.width, Double(first.x), Double(first.y), Double(inverse.a), Double(inverse.b), circles, table,
          table.count, continuesBefore ? 1 : 0, continuesAfter ? 1 : 0)
      }
    case .conic(let center, let angle):
      let table = drawing.gradient.table(count: 4096, alpha: alpha, in: encoding)
      paintRows(surface, area) { row, first in
        vc_conic_gradient_row(
          row, area.width, Double(first.x - center.x), Double(first.y - center.y), Double(inverse.a), Double(inverse.b),
          Double(angle / (2 * CGFloat.pi)), table, table.count)
      }
    }
  }

  /// Returns the colors with steps that aren't visible along a length in user space.
  private func table(length: CGFloat) -> [UInt32] {
    let pixels = length * scale
    let count = pixels.isFinite ? Int(min(max(2 * pixels, 256), 8192)) : 8192
    return drawing.gradient.table(count: count, alpha: alpha, in: encoding)
  }

  private func paintLinear(_ start: CGPoint, _ end: CGPoint, _ surface: SurfacePixels, _ area: PixelRect) {
    let dx = end.x - start.x
    let dy = end.y - start.y
    let square = dx * dx + dy * dy
    guard square > 0 else { return }
    // The location along the line, from 0 at the start to 1 at the end, is a linear function of the pixel's
    // coordinates.
    let stepX = (inverse.a * dx + inverse.b * dy) / square
    let stepY = (inverse.c * dx + inverse.d * dy) / square
    let y0 = parts.y0 ?? area.y0
    parts.y0 = y0
    let first = CGPoint(x: CGFloat(area.x0) + 0.5, y: CGFloat(y0) + 0.5).applying(inverse)
    let place = ((first.x - start.x) * dx + (first.y - start.y) * dy) / square
    // Parallel to the sides of the image, most rows are the same.
    if abs(stepX) * CGFloat(area.width) < 1e-6 {
      for y in area.y0..<area.y1 {
        vc_blend(
          surface.address(area.x0, y), surface.stride, area.width, 1, pixel(at: place + stepY * CGFloat(y - y0)))
      }
    } else if abs(stepY) * CGFloat(area.height) < 1e-6 {
      if parts.x0 != area.x0 || parts.row.count != area.width {
        parts.x0 = area.x0
        parts.row = (0..<area.width).map { pixel(at: place + stepX * CGFloat($0)) }
      }
      vc_over(surface.address(area.x0, area.y0), surface.stride, parts.row, 0, area.width, area.height, 255)
    } else {
      let table = self.table(length: square.squareRoot())
      paintRows(surface, area) { row, first in
        let place = ((first.x - start.x) * dx + (first.y - start.y) * dy) / square
        vc_linear_gradient_row(
          row, area.width, Double(place), Double(stepX), table, table.count, continuesBefore ? 1 : 0,
          continuesAfter ? 1 : 0)
      }
    }
  }

  private func pixel(at place: CGFloat) -> UInt32 {
    if place < 0 && !continuesBefore || place > 1 && !continuesAfter { return 0 }
    return drawing.gradient.color(at: place, in: encoding).pixel(alpha: alpha)
  }

  /// Creates each row in separate memory and composites it. `make` gets the center of the row's first pixel in the
  /// gradient's space.
  private func paintRows(
    _ surface: SurfacePixels, _ area: PixelRect, _ make: (UnsafeMutablePointer<UInt32>, CGPoint) -> Void
  ) {
    let row = UnsafeMutablePointer<UInt32>.allocate(capacity: area.width)
    defer { row.deallocate() }
    row.initialize(repeating: 0, count: area.width)
    for y in area.y0..<area.y1 {
      make(row, CGPoint(x: CGFloat(area.x0) + 0.5, y: CGFloat(y) + 0.5).applying(inverse))
      vc_over(surface.address(area.x0, y), surface.stride, row, 0, area.width, 1, 255)
    }
  }
}

extension Rasterizer {
  func draw(_ drawing: GradientDrawing, _ transform: CGAffineTransform, _ clip: DeviceClip, _ style: DrawStyle) {
    let painter = GradientPainter(drawing, transform, style.alpha, encoding)
    compose(clip, clip.bounds, style.blendMode, inBands: style.blendMode == .normal) { surface, area in
      if style.blendMode == .normal {
        painter.paint(surface, area)
        surface.markDirty()
      } else {
        throughPicture(onto: surface, area, style.blendMode) { painter.paint($0, area) }
      }
    }
  }
}
