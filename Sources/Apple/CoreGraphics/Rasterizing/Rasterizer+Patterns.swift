internal import CCairo
internal import CPixels
import Foundation

extension Rasterizer {
  /// The number of cells above which repeating an image of one is faster than drawing them.
  private static let maxCells: CGFloat = 400

  /// Fills a clip with the cells of a pattern.
  func drawPattern(
    _ pattern: CGPattern, _ color: CGColor, _ clip: DeviceClip, _ style: DrawStyle, in space: DeviceSpace
  ) {
    let area = clip.bounds
    let phase = CGAffineTransform(translationX: style.patternPhase.width, y: style.patternPhase.height)
    let transform = pattern.matrix.concatenating(style.baseTransform).concatenating(phase)
      .concatenating(space.transform)
    guard !area.isEmpty, transform.isUsable else { return }
    let picture = SurfacePixels(scratch.take(area.width, area.height), x: area.x0, y: area.y0, isOpaque: false)

    // The cells that intersect the area: those whose origin is at most one cell before it.
    let seen = area.rect.applying(transform.inverted())
    let left = ((seen.minX - pattern.bounds.maxX) / pattern.xStep).rounded(.up)
    let right = ((seen.maxX - pattern.bounds.minX) / pattern.xStep).rounded(.down)
    let top = ((seen.minY - pattern.bounds.maxY) / pattern.yStep).rounded(.up)
    let bottom = ((seen.maxY - pattern.bounds.minY) / pattern.yStep).rounded(.down)
    if (right - left + 1) * (bottom - top + 1) <= Self.maxCells {
      for row in stride(from: top, through: bottom, by: 1) {
        for column in stride(from: left, through: right, by: 1) {
          draw(
            pattern.cell,
            transform.translatedBy(x: column * pattern.xStep, y: row * pattern.yStep), onto: picture)
        }
      }
    } else {
      repeatCell(pattern, transform, picture)
    }
    if pattern.isColored {
      composite(picture, area, clip: clip, alpha: style.alpha * color.alpha, blendMode: style.blendMode)
    } else {
      let mask = CoverageMask(area)
      vc_extract_alpha(
        mask.bytes, mask.bytesPerRow, picture.address(area.x0, area.y0), picture.stride, area.width, area.height)
      memset(picture.storage.base, 0, picture.stride * area.height)
      vc_blend_covered(
        picture.address(area.x0, area.y0), picture.stride, mask.bytes, mask.bytesPerRow, area.width, area.height,
        pixel(color, style))
      composite(picture, area, clip: clip, alpha: 1, blendMode: style.blendMode)
    }
    scratch.give(picture)
  }

  /// Draws a cell of the pattern to a separate image and lets cairo repeat it.
  private func repeatCell(_ pattern: CGPattern, _ transform: CGAffineTransform, _ picture: SurfacePixels) {
    func pixels(_ step: CGFloat, _ scale: CGFloat) -> Int { Int(min(max((step * scale).rounded(), 1), 1024)) }
    let width = pixels(pattern.xStep, hypot(transform.a, transform.b))
    let height = pixels(pattern.yStep, hypot(transform.c, transform.d))
    let tile = SurfacePixels(PixelStorage(width: width, height: height), isOpaque: false)
    let scaleX = CGFloat(width) / pattern.xStep
    let scaleY = CGFloat(height) / pattern.yStep
    // Adjacent cells may overlap this one.
    for row in -1...1 {
      for column in -1...1 {
        let place = CGAffineTransform(
          scaleX, 0, 0, scaleY, CGFloat(column * width) - pattern.bounds.minX * scaleX,
          CGFloat(row * height) - pattern.bounds.minY * scaleY)
        draw(pattern.cell, place, onto: tile)
      }
    }
    let tileToDevice = CGAffineTransform(
      1 / scaleX, 0, 0, 1 / scaleY, pattern.bounds.minX, pattern.bounds.minY
    ).concatenating(transform)
    let image = CGImage(pixels: tile.storage, isOpaque: false)
    // The first row of an image is at the top; in this rectangle with y downwards, it must be flipped.
    let upright = CGAffineTransform(1, 0, 0, -1, 0, CGFloat(height)).concatenating(tileToDevice)
    let drawing = ImageDrawing(image, CGRect(x: 0, y: 0, width: width, height: height), upright, .default)
    drawing.paintWithCairo(tile.storage, picture, picture.bounds, DrawStyle(), isTiled: true)
  }
}
