internal import CCairo
internal import CPixels
import Foundation

extension Rasterizer {
  func fill(
    _ path: CGPath, _ rule: CGPathFillRule, _ pixel: UInt32, _ transform: CGAffineTransform, _ clip: DeviceClip,
    _ style: DrawStyle, _ area: PixelRect
  ) {
    let blendMode = style.blendMode
    if blendMode == .normal, pixel == 0 { return }
    if let rect = alignedRect(path, transform, style) {
      let visible = rect.intersection(clip.bounds)
      if visible.isEmpty { return }
      // With these modes, the pixels in the rectangle can be computed directly.
      if blendMode == .normal { return fill(visible, pixel, clip) }
      if blendMode == .copy || blendMode == .clear, clip.isRectangle {
        let stored = (blendMode == .clear ? 0 : pixel) | (target.isOpaque ? 0xFF00_0000 : 0)
        vc_fill(
          target.address(visible.x0, visible.y0), target.stride, visible.width, visible.height, stored)
        target.markDirty()
        return
      }
    } else if blendMode == .normal, clip.isRectangle, style.shouldAntialias,
      let corners = RoundedCorners(path.shape, transform)
    {
      corners.fill(target, pixel, within: clip.bounds)
      target.markDirty()
      return
    }
    compose(clip, area, blendMode) { surface, area in
      if blendMode.cairoOperator == nil {
        throughPicture(onto: surface, area, blendMode) { picture in
          fillWithCairo(path, rule, pixel, transform, style, .normal, picture, area)
        }
      } else {
        fillWithCairo(path, rule, pixel, transform, style, blendMode, surface, area)
      }
    }
  }

  /// Returns the pixels of a path that is an aligned rectangle and needs no antialiasing.
  private func alignedRect(_ path: CGPath, _ transform: CGAffineTransform, _ style: DrawStyle) -> PixelRect? {
    guard case .rectangle(let rect) = path.shape, transform.keepsRectangles else { return nil }
    if rect.isInfinite { return PixelRect(covering: .infinite) }
    let device = rect.applying(transform)
    guard device.isFinite else { return nil }
    return PixelRect(aligned: device) ?? (style.shouldAntialias ? nil : PixelRect(rounding: device))
  }

  /// Composites a color with a rectangle of pixels.
  func fill(_ rect: PixelRect, _ pixel: UInt32, _ clip: DeviceClip) {
    if let coverage = clip.coverage {
      vc_blend_covered(
        target.address(rect.x0, rect.y0), target.stride, coverage.address(rect.x0, rect.y0), coverage.bytesPerRow,
        rect.width, rect.height, pixel)
    } else {
      vc_blend(target.address(rect.x0, rect.y0), target.stride, rect.width, rect.height, pixel)
    }
    target.markDirty()
  }

  private func fillWithCairo(
    _ path: CGPath, _ rule: CGPathFillRule, _ pixel: UInt32, _ transform: CGAffineTransform, _ style: DrawStyle,
    _ blendMode: CGBlendMode, _ surface: SurfacePixels, _ area: PixelRect
  ) {
    surface.markDirty()
    guard let handle = surface.cairo(clip: area) else { return }
    CairoPath.add(path.elements, transform, to: handle)
    cairo_set_fill_rule(handle, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
    cairo_set_antialias(handle, style.shouldAntialias ? CAIRO_ANTIALIAS_GRAY : CAIRO_ANTIALIAS_NONE)
    set(pixel, blendMode, on: handle)
    if blendMode.isBoundedInCairo {
      cairo_fill(handle)
    } else {
      cairo_clip(handle)
      cairo_paint(handle)
    }
    surface.flush()
  }

  func stroke(
    _ elements: PathElements, _ pen: StrokeStyle, _ pixel: UInt32, _ transform: CGAffineTransform, _ style: DrawStyle,
    _ surface: SurfacePixels, _ area: PixelRect
  ) {
    let blendMode = style.blendMode
    if blendMode.cairoOperator == nil || !blendMode.isBoundedInCairo {
      // The outline can be filled with any mode.
      let outline = CGPath(elements: elements).copy(dashingWithPhase: pen.dashPhase, lengths: pen.dashLengths)
        .copy(strokingWithWidth: pen.width, lineCap: pen.cap, lineJoin: pen.join, miterLimit: pen.miterLimit)
      if blendMode.cairoOperator == nil {
        throughPicture(onto: surface, area, blendMode) { picture in
          fillWithCairo(outline, .winding, pixel, transform, style, .normal, picture, area)
        }
      } else {
        fillWithCairo(outline, .winding, pixel, transform, style, blendMode, surface, area)
      }
      return
    }
    surface.markDirty()
    guard let handle = surface.cairo(clip: area) else { return }
    Self.addStroke(elements, pen, transform, style, to: handle)
    set(pixel, blendMode, on: handle)
    cairo_stroke(handle)
    surface.flush()
  }

  static func addStroke(
    _ elements: PathElements, _ pen: StrokeStyle, _ transform: CGAffineTransform, _ style: DrawStyle,
    to handle: OpaquePointer
  ) {
    CairoPath.add(elements, transform, to: handle)
    // The line width is in user space, scaled and skewed with it.
    var matrix = CairoPath.matrix(CGAffineTransform(transform.a, transform.b, transform.c, transform.d, 0, 0))
    cairo_set_matrix(handle, &matrix)
    CairoPath.set(pen, transform, on: handle)
    cairo_set_antialias(handle, style.shouldAntialias ? CAIRO_ANTIALIAS_GRAY : CAIRO_ANTIALIAS_NONE)
  }

  private func set(_ pixel: UInt32, _ blendMode: CGBlendMode, on handle: OpaquePointer) {
    // cairo premultiplies and rounds down; these values result in the pixel.
    let alpha = Double(pixel >> 24)
    func component(_ shift: UInt32) -> Double { alpha > 0 ? Double(pixel >> shift & 255) / alpha : 0 }
    cairo_set_source_rgba(handle, component(16), component(8), component(0), alpha / 255)
    cairo_set_operator(handle, blendMode.cairoOperator ?? CAIRO_OPERATOR_OVER)
  }
}

extension CGBlendMode {
  /// Whether cairo doesn't change the pixels outside of a shape.
  fileprivate var isBoundedInCairo: Bool {
    switch self {
    case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: false
    default: true
    }
  }
}
