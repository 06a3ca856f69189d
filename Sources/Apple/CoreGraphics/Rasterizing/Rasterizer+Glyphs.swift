internal import CPixels
import Foundation
internal import Typefaces

extension Rasterizer {
  /// The maximum size in pixels of cached glyphs; larger ones are filled as paths.
  private static let largestCached: CGFloat = 256

  func draw(_ run: GlyphDrawing, _ transform: CGAffineTransform, _ clip: DeviceClip, _ style: DrawStyle) {
    let shape = CGAffineTransform(run.matrix.a, run.matrix.b, run.matrix.c, run.matrix.d, 0, 0)
      .concatenating(transform)
    let size = CGFloat(run.font.pointSize) * shape.meanScale
    let pixel = pixel(run.color, style)
    if pixel == 0 { return }
    guard shape.isScaleAndTranslation, size <= Self.largestCached, style.blendMode == .normal else {
      let path = run.outlines
      let area = DrawOperation.fill(path, .winding, run.color).area(transform)
      fill(path, .winding, pixel, transform, clip, style, area)
      return drawColorGlyphs(run, transform, clip, style)
    }
    let bounds = clip.bounds
    let coverage = clip.coverage
    for (glyph, position) in zip(run.glyphs, run.positions) {
      let pen = position.applying(transform)
      guard pen.isFinite, abs(pen.x) < 1e7, abs(pen.y) < 1e7 else { continue }
      // Baselines are at whole pixels, and horizontal positions at quarters.
      let quarters = Int((pen.x * 4).rounded(.down))
      let baseline = Int(pen.y.rounded())
      guard
        let image = GlyphCache.image(
          of: glyph, in: run.font, xx: Double(shape.a), xy: Double(shape.c), yx: Double(shape.b), yy: Double(shape.d),
          subpixelX: quarters & 3)
      else { continue }
      let place = PixelRect(
        x0: (quarters >> 2) + image.left, y0: baseline - image.top, x1: (quarters >> 2) + image.left + image.width,
        y1: baseline - image.top + image.height)
      let visible = place.intersection(bounds)
      if !visible.isEmpty { blit(image, place, visible, pixel, coverage, alpha: style.alpha * run.color.alpha) }
    }
    target.markDirty()
  }

  /// Draws the color glyphs of a run, which have no outline, as images.
  private func drawColorGlyphs(
    _ run: GlyphDrawing, _ transform: CGAffineTransform, _ clip: DeviceClip, _ style: DrawStyle
  ) {
    let size = CGFloat(run.font.pointSize)
    let scale = min(run.matrix.meanScale * transform.meanScale, Self.largestCached / max(size, 1))
    guard scale > 0 else { return }
    for (glyph, position) in zip(run.glyphs, run.positions)
    where position.isFinite && GlyphCache.outline(of: glyph, in: run.font).isEmpty {
      let image = GlyphCache.image(
        of: glyph, in: run.font, xx: Double(scale), xy: 0, yx: 0, yy: -Double(scale), subpixelX: 0)
      guard let image, image.format == .bgraPremultiplied else { continue }
      let picture = image.bytes.withUnsafeBytes {
        CGImage(bgraPremultiplied: $0, width: image.width, height: image.height, bytesPerRow: image.bytesPerRow)
      }
      let rect = CGRect(
        x: CGFloat(image.left) / scale, y: CGFloat(image.top - image.height) / scale,
        width: CGFloat(image.width) / scale,
        height: CGFloat(image.height) / scale)
      let place = CGAffineTransform(run.matrix.a, run.matrix.b, run.matrix.c, run.matrix.d, position.x, position.y)
        .concatenating(transform)
      var style = style
      style.alpha *= run.color.alpha
      let area = DrawOperation.image(picture, rect, run.color).area(place)
      draw(ImageDrawing(picture, rect, place, style.interpolation), 0, clip, style, area)
    }
  }

  private func blit(
    _ image: GlyphImage, _ place: PixelRect, _ visible: PixelRect, _ pixel: UInt32, _ coverage: CoverageMask?,
    alpha: CGFloat
  ) {
    let offset = (visible.y0 - place.y0) * image.bytesPerRow
    let to = target.address(visible.x0, visible.y0)
    image.bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      switch image.format {
      case .alpha8:
        let from = base + offset + visible.x0 - place.x0
        guard let coverage else {
          vc_blend_covered(to, target.stride, from, image.bytesPerRow, visible.width, visible.height, pixel)
          return
        }
        let both = CoverageMask(visible)
        for y in 0..<visible.height {
          memcpy(both.bytes + y * both.bytesPerRow, from + y * image.bytesPerRow, visible.width)
        }
        vc_multiply_coverage(
          both.bytes, both.bytesPerRow, coverage.address(visible.x0, visible.y0), coverage.bytesPerRow, visible.width,
          visible.height)
        vc_blend_covered(to, target.stride, both.bytes, both.bytesPerRow, visible.width, visible.height, pixel)
      case .bgraPremultiplied:
        let alpha8 = UInt32((min(max(alpha, 0), 1) * 255).rounded())
        UnsafeRawPointer(base + offset + 4 * (visible.x0 - place.x0)).withMemoryRebound(to: UInt32.self, capacity: 1) {
          from in
          if let coverage {
            vc_over_covered(
              to, target.stride, from, image.bytesPerRow, coverage.address(visible.x0, visible.y0),
              coverage.bytesPerRow,
              visible.width, visible.height, alpha8)
          } else {
            vc_over(to, target.stride, from, image.bytesPerRow, visible.width, visible.height, alpha8)
          }
        }
      }
    }
  }
}
