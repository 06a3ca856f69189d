internal import CCairo
internal import CPixels
import Foundation

/// The coverage of each pixel in a rectangle, one byte per pixel: 255 is full.
final class CoverageMask {
  let bounds: PixelRect
  let bytesPerRow: Int
  let bytes: UnsafeMutablePointer<UInt8>

  /// Creates a mask without coverage.
  init(_ bounds: PixelRect) {
    self.bounds = bounds
    // cairo requires alpha rows at multiples of four bytes.
    bytesPerRow = (max(bounds.width, 1) + 3) & ~3
    bytes = .allocate(capacity: bytesPerRow * max(bounds.height, 1))
    bytes.initialize(repeating: 0, count: bytesPerRow * max(bounds.height, 1))
  }

  deinit { bytes.deallocate() }

  func address(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt8> {
    bytes + (y - bounds.y0) * bytesPerRow + (x - bounds.x0)
  }

  /// Returns a rectangle divided into bands of rows: those with full coverage, and those above and below.
  ///
  /// A shape with rounded corners has such rows at its center, which can be drawn without the coverage.
  func bands(of area: PixelRect) -> [(area: PixelRect, isFull: Bool)] {
    let minRows = 8
    let start = vc_find_full_row(address(area.x0, area.y0), bytesPerRow, area.width, area.height)
    let above = PixelRect(x0: area.x0, y0: area.y0, x1: area.x1, y1: area.y0 + start)
    let count = vc_count_full_rows(
      address(area.x0, area.y0) + start * bytesPerRow, bytesPerRow, area.width, area.height - start)
    guard count >= minRows else { return [(area, false)] }
    let full = PixelRect(x0: area.x0, y0: above.y1, x1: area.x1, y1: above.y1 + count)
    let below = PixelRect(x0: area.x0, y0: full.y1, x1: area.x1, y1: area.y1)
    return [(above, false), (full, true), (below, false)].filter { !$0.0.isEmpty }
  }

  /// Draws with cairo in the coordinates of the context's pixels. Only alpha matters.
  func draw(_ body: (OpaquePointer) -> Void) {
    guard !bounds.isEmpty else { return }
    let surface = cairo_image_surface_create_for_data(
      bytes, CAIRO_FORMAT_A8, Int32(bounds.width), Int32(bounds.height), Int32(bytesPerRow))
    cairo_surface_set_device_offset(surface, -Double(bounds.x0), -Double(bounds.y0))
    if let handle = cairo_create(surface) {
      cairo_set_source_rgba(handle, 0, 0, 0, 1)
      body(handle)
      cairo_surface_flush(surface)
      cairo_destroy(handle)
    }
    cairo_surface_destroy(surface)
  }

  /// Creates the coverage of a filled path.
  convenience init(
    _ bounds: PixelRect, filling path: PathElements, _ transform: CGAffineTransform, _ rule: CGPathFillRule,
    shouldAntialias: Bool
  ) {
    self.init(bounds)
    draw { handle in
      CairoPath.add(path, transform, to: handle)
      cairo_set_fill_rule(handle, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
      cairo_set_antialias(handle, shouldAntialias ? CAIRO_ANTIALIAS_GRAY : CAIRO_ANTIALIAS_NONE)
      cairo_fill(handle)
    }
  }
}
