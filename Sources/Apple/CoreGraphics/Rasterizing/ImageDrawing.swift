internal import CCairo
internal import CPixels
import Foundation

/// An image that is drawn to pixels.
struct ImageDrawing {
  let image: CGImage
  /// The transform from the image's pixels, with y downwards, to those of the context.
  let transform: CGAffineTransform
  private let quality: CGInterpolationQuality

  init(_ image: CGImage, _ rect: CGRect, _ userTransform: CGAffineTransform, _ quality: CGInterpolationQuality) {
    self.image = image
    self.quality = quality == .default && !image.shouldInterpolate ? .none : quality
    transform = CGAffineTransform(
      rect.width / CGFloat(image.width), 0, 0, -rect.height / CGFloat(image.height), rect.minX, rect.maxY
    ).concatenating(userTransform)
  }

  /// Returns the pixels to draw; those of a mask have a color.
  func storage(in encoding: ColorEncoding, tint: UInt32) -> PixelStorage {
    guard image.isMask else { return image.pixels(in: encoding) }
    let coverage = image.coverage()
    let result = PixelStorage(width: image.width, height: image.height)
    coverage.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      vc_blend_covered(result.row(0), result.bytesPerRow, base, image.width, image.width, image.height, tint)
    }
    return result
  }

  /// The rectangle of the image if it is only scaled and aligned to pixels, including a vertical flip.
  var alignedRect: (rect: PixelRect, isFlipped: Bool)? {
    guard transform.isScaleAndTranslation, transform.a > 0, transform.d != 0 else { return nil }
    let whole = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    guard let rect = PixelRect(aligned: whole.applying(transform)), !rect.isEmpty else { return nil }
    return (rect, transform.d < 0)
  }

  /// Returns the visible part of the scaled image.
  func resample(
    _ storage: PixelStorage, to rect: PixelRect, isFlipped: Bool, _ visible: PixelRect, into to: SurfacePixels
  ) {
    let base = isFlipped ? storage.row(storage.height - 1) : storage.row(0)
    let stride = isFlipped ? -storage.bytesPerRow : storage.bytesPerRow
    let isNearest = quality == .none
    if !isNearest,
      vc_resample(
        to.address(visible.x0, visible.y0), to.stride, visible.x0 - rect.x0, visible.y0 - rect.y0, visible.width,
        visible.height, rect.width, rect.height, base, stride, storage.width, storage.height) != 0
    {
      return
    }
    vc_resample_nearest(
      to.address(visible.x0, visible.y0), to.stride, visible.x0 - rect.x0, visible.y0 - rect.y0, visible.width,
      visible.height, rect.width, rect.height, base, stride, storage.width, storage.height)
  }

  /// Draws the image with any transform.
  func paintWithCairo(
    _ storage: PixelStorage, _ surface: SurfacePixels, _ area: PixelRect, _ style: DrawStyle, isTiled: Bool = false
  ) {
    surface.markDirty()
    guard transform.isUsable, let handle = surface.cairo(clip: area) else { return }
    let format = image.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
    let source = cairo_image_surface_create_for_data(
      storage.base.assumingMemoryBound(to: UInt8.self), format, Int32(storage.width), Int32(storage.height),
      Int32(storage.bytesPerRow))
    let pattern = cairo_pattern_create_for_surface(source)
    var matrix = CairoPath.matrix(transform.inverted())
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, isTiled ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
    switch quality {
    case .none: cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
    case .low: cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
    case .default, .medium: cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    case .high: cairo_pattern_set_filter(pattern, CAIRO_FILTER_BEST)
    }
    if !isTiled {
      // The pixels extend beyond the image, whose edge is clipped with antialiasing.
      var outline = PathElements()
      outline.addRect(CGRect(x: 0, y: 0, width: image.width, height: image.height))
      CairoPath.add(outline, transform, to: handle)
      cairo_set_antialias(handle, style.shouldAntialias ? CAIRO_ANTIALIAS_GRAY : CAIRO_ANTIALIAS_NONE)
      cairo_clip(handle)
    }
    cairo_set_source(handle, pattern)
    cairo_set_operator(handle, style.blendMode.cairoOperator ?? CAIRO_OPERATOR_OVER)
    cairo_paint_with_alpha(handle, Double(style.alpha))
    cairo_set_source_rgba(handle, 0, 0, 0, 0)
    cairo_pattern_destroy(pattern)
    cairo_surface_destroy(source)
    surface.flush()
  }

  /// Returns the coverage of the image as a mask.
  func coverage(in bounds: PixelRect) -> CoverageMask {
    let storage = PixelStorage(width: image.width, height: image.height, isCleared: false)
    image.coverage().withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      for y in 0..<image.height { vc_read_alpha_row(storage.row(y), base + y * image.width, image.width) }
    }
    let result = CoverageMask(bounds)
    let picture = SurfacePixels(
      PixelStorage(width: max(bounds.width, 1), height: max(bounds.height, 1)), x: bounds.x0, y: bounds.y0,
      isOpaque: false)
    if let (rect, isFlipped) = alignedRect {
      let visible = rect.intersection(bounds)
      if !visible.isEmpty { resample(storage, to: rect, isFlipped: isFlipped, visible, into: picture) }
    } else {
      let mask = CGImage(pixels: storage, isOpaque: false)
      ImageDrawing(mask, transform, quality).paintWithCairo(storage, picture, bounds, DrawStyle())
    }
    vc_extract_alpha(
      result.bytes, result.bytesPerRow, picture.storage.row(0), picture.stride, bounds.width, bounds.height)
    return result
  }

  private init(_ image: CGImage, _ transform: CGAffineTransform, _ quality: CGInterpolationQuality) {
    self.image = image
    self.transform = transform
    self.quality = quality
  }
}
