internal import CCairo
internal import CPixels
import Foundation

extension Rasterizer {
  /// Lets `paint` draw in a rectangle and then applies the clip.
  ///
  /// - Parameters:
  ///   - area: The pixels that the drawing can change.
  ///   - inBands: Whether `paint` can draw bands of rows separately, which is faster for those with full coverage. It
  ///     isn't possible with cairo, whose antialiasing depends slightly on the clip.
  ///   - paint: A closure that draws with the blend mode on the given surface in the given rectangle.
  func compose(
    _ clip: DeviceClip, _ area: PixelRect, _ blendMode: CGBlendMode, inBands: Bool = false,
    _ paint: (SurfacePixels, PixelRect) -> Void
  ) {
    let area = area.intersection(clip.bounds)
    guard !area.isEmpty else { return }
    if let coverage = clip.coverage {
      for part in inBands ? coverage.bands(of: area) : [(area, false)] {
        if part.isFull {
          paint(target, part.area)
        } else {
          composeThroughCopy(coverage, part.area, paint)
        }
      }
    } else {
      paint(target, area)
    }
    if target.isOpaque, !blendMode.keepsOpaque {
      vc_set_opaque(target.address(area.x0, area.y0), area.width, area.height, target.stride)
      target.markDirty()
    }
  }

  private func composeThroughCopy(
    _ coverage: CoverageMask, _ area: PixelRect, _ paint: (SurfacePixels, PixelRect) -> Void
  ) {
    let copy = SurfacePixels(
      scratch.take(area.width, area.height, isCleared: false), x: area.x0, y: area.y0, isOpaque: target.isOpaque)
    vc_copy(
      copy.address(area.x0, area.y0), copy.stride, target.address(area.x0, area.y0), target.stride, area.width,
      area.height)
    paint(copy, area)
    vc_mix(
      target.address(area.x0, area.y0), target.stride, copy.address(area.x0, area.y0), copy.stride,
      coverage.address(area.x0, area.y0), coverage.bytesPerRow, area.width, area.height)
    target.markDirty()
    scratch.give(copy)
  }

  /// Composites an image with the target.
  func composite(
    _ picture: SurfacePixels, _ area: PixelRect, clip: DeviceClip, alpha: CGFloat, blendMode: CGBlendMode
  ) {
    let area = area.intersection(clip.bounds)
    guard !area.isEmpty else { return }
    let alpha8 = UInt32((alpha * 255).rounded())
    if blendMode == .normal, let coverage = clip.coverage {
      vc_over_covered(
        target.address(area.x0, area.y0), target.stride, picture.address(area.x0, area.y0), picture.stride,
        coverage.address(area.x0, area.y0), coverage.bytesPerRow, area.width, area.height, alpha8)
      target.markDirty()
      return
    }
    compose(clip, area, blendMode) { surface, area in
      lay(picture, onto: surface, area, alpha: alpha, blendMode: blendMode)
    }
  }

  /// Composites an image with a surface, within a rectangle.
  func lay(
    _ picture: SurfacePixels, onto surface: SurfacePixels, _ area: PixelRect, alpha: CGFloat, blendMode: CGBlendMode
  ) {
    let to = surface.address(area.x0, area.y0)
    let from = picture.address(area.x0, area.y0)
    let alpha8 = UInt32((alpha * 255).rounded())
    guard let cairoOperator = blendMode.cairoOperator else {
      vc_plus_darker(to, surface.stride, from, picture.stride, area.width, area.height, alpha8)
      surface.markDirty()
      return
    }
    if blendMode == .normal {
      vc_over(to, surface.stride, from, picture.stride, area.width, area.height, alpha8)
      surface.markDirty()
      return
    }
    guard let handle = surface.cairo(clip: area) else { return }
    surface.markDirty()
    let source = cairo_image_surface_create_for_data(
      picture.storage.base.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(picture.storage.width),
      Int32(picture.storage.height), Int32(picture.stride))
    cairo_set_operator(handle, cairoOperator)
    cairo_set_source_surface(handle, source, Double(picture.bounds.x0), Double(picture.bounds.y0))
    cairo_paint_with_alpha(handle, Double(alpha))
    cairo_set_source_rgba(handle, 0, 0, 0, 0)
    cairo_surface_destroy(source)
    surface.flush()
  }

  /// Lets `paint` draw on transparent pixels and composites the result with a surface.
  func throughPicture(
    onto surface: SurfacePixels, _ area: PixelRect, alpha: CGFloat = 1, _ blendMode: CGBlendMode,
    _ paint: (SurfacePixels) -> Void
  ) {
    let picture = SurfacePixels(scratch.take(area.width, area.height), x: area.x0, y: area.y0, isOpaque: false)
    paint(picture)
    lay(picture, onto: surface, area, alpha: alpha, blendMode: blendMode)
    scratch.give(picture)
  }
}

/// A layer that is being drawn, with the style of its composition.
struct RasterLayer {
  let surface: SurfacePixels
  /// The pixels of the layer; an empty one has a surface of one pixel.
  let area: PixelRect
  var below: SurfacePixels
  let clip: DeviceClip
  let style: DrawStyle
  let shadow: DeviceShadow?
  let isMask: Bool
  let space: DeviceSpace
}
