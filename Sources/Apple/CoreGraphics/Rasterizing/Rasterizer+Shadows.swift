internal import CCairo
internal import CPixels
import Foundation

extension Rasterizer {
  /// Draws a command over its shadow.
  func drawWithShadow(
    _ operation: DrawOperation, _ transform: CGAffineTransform, _ clip: DeviceClip, _ style: DrawStyle,
    _ shadow: Shadow,
    in space: DeviceSpace
  ) {
    let device = DeviceShadow(shadow, space.transform, encoding, alpha: style.alpha)
    var plain = style
    plain.shadow = nil
    guard style.blendMode == .normal else {
      // Other modes blend the drawing and its shadow together.
      let area = clip.bounds
      let picture = SurfacePixels(scratch.take(area.width, area.height), x: area.x0, y: area.y0, isOpaque: false)
      let below = target
      target = picture
      plain.blendMode = .normal
      let inner = DeviceClip(area)
      drawShadow(of: operation, transform, device, inner, plain, in: space)
      drawPlain(operation, transform, inner, plain, in: space)
      target = below
      composite(picture, area, clip: clip, alpha: 1, blendMode: style.blendMode)
      scratch.give(picture)
      return
    }
    drawShadow(of: operation, transform, device, clip, plain, in: space)
    drawPlain(operation, transform, clip, plain, in: space)
  }

  private func drawShadow(
    of operation: DrawOperation, _ transform: CGAffineTransform, _ shadow: DeviceShadow, _ clip: DeviceClip,
    _ style: DrawStyle, in space: DeviceSpace
  ) {
    if case .fill(let path, .winding, let color) = operation, color.pattern == nil {
      var shadow = shadow
      shadow = shadow.throughAlpha(color.alpha)
      return drawShadow(ofPath: path, transform, shadow, clip, excluding: nil, .normal)
    }
    let moved = transform.concatenating(CGAffineTransform(translationX: shadow.offset.dx, y: shadow.offset.dy))
    let seen = clip.bounds.insetBy(-shadow.reach)
    let area = operation.area(moved).intersection(seen)
    guard !area.isEmpty else { return }
    let picture = SurfacePixels(scratch.take(area.width, area.height), x: area.x0, y: area.y0, isOpaque: false)
    let below = target
    target = picture
    // The color of the shadow includes the alpha.
    var opaque = style
    opaque.alpha = 1
    drawPlain(operation, moved, DeviceClip(area), opaque, in: space)
    target = below
    let mask = alphaMask(of: picture, area, spreadBy: shadow.reach, seen: seen)
    scratch.give(picture)
    draw(mask, shadow, clip, .normal)
  }

  /// Draws the shadow of a layer above the target.
  func drawShadow(ofLayer layer: RasterLayer, _ shadow: DeviceShadow) {
    let seen = layer.clip.bounds.insetBy(-shadow.reach)
    let offset = shadow.wholeOffset
    let area = layer.area.intersection(seen.offsetBy(-offset.x, -offset.y))
    guard !area.isEmpty else { return }
    let mask = alphaMask(of: layer.surface, area, spreadBy: shadow.reach, seen: seen, offset.x, offset.y)
    draw(mask, shadow, layer.clip, .normal)
  }

  /// Returns the alpha of an image with an offset and space for a blur.
  private func alphaMask(
    of picture: SurfacePixels, _ area: PixelRect, spreadBy reach: Int, seen: PixelRect, _ x: Int = 0, _ y: Int = 0
  ) -> CoverageMask {
    let moved = area.offsetBy(x, y)
    let mask = CoverageMask(moved.insetBy(-reach).intersection(seen))
    let part = moved.intersection(mask.bounds)
    if !part.isEmpty {
      vc_extract_alpha(
        mask.address(part.x0, part.y0), mask.bytesPerRow, picture.address(part.x0 - x, part.y0 - y), picture.stride,
        part.width, part.height)
    }
    return mask
  }

  /// Draws the shadow of a filled path.
  func drawShadow(
    ofPath path: CGPath, _ transform: CGAffineTransform, _ shadow: DeviceShadow, _ clip: DeviceClip,
    excluding: CGPath?, _ blendMode: CGBlendMode
  ) {
    guard shadow.pixel != 0 else { return }
    let moved = transform.concatenating(CGAffineTransform(translationX: shadow.offset.dx, y: shadow.offset.dy))
    let reach = shadow.reach
    let full = PixelRect(covering: path.elements.controlBounds.applying(moved)).insetBy(-reach)
    var clip = clip.cut(to: full)
    if clip.bounds.isEmpty { return }
    if blendMode == .normal, let patch = ShadowPatch.patch(path.shape, moved, sigma: shadow.sigma) {
      // Most of the area may be excluded.
      var parts = [clip.bounds]
      for hole in excluding?.shape.inside(transform) ?? [] { parts = parts.flatMap { $0.parts(around: hole) } }
      for part in parts {
        var clip = clip.cut(to: part)
        if let excluding { clip = clip.cut(toAllBut: excluding, transform) }
        compose(clip, clip.bounds, .normal, inBands: true) { surface, area in
          patch.draw(surface, shadow.pixel, within: area)
          surface.markDirty()
        }
      }
      return
    }
    if let excluding { clip = clip.cut(toAllBut: excluding, transform) }
    // Only the part with a shadow inside of the clip is drawn.
    let mask = CoverageMask(
      full.intersection(clip.bounds.insetBy(-reach)), filling: path.elements, moved, .winding, shouldAntialias: true)
    draw(mask, shadow, clip, blendMode)
  }

  /// Blurs a mask and draws it in the color of the shadow.
  private func draw(_ mask: CoverageMask, _ shadow: DeviceShadow, _ clip: DeviceClip, _ blendMode: CGBlendMode) {
    guard !mask.bounds.isEmpty else { return }
    vc_blur(mask.bytes, mask.bytesPerRow, mask.bounds.width, mask.bounds.height, Double(shadow.sigma))
    compose(clip, mask.bounds, blendMode) { surface, area in
      func paint(_ surface: SurfacePixels) {
        vc_blend_covered(
          surface.address(area.x0, area.y0), surface.stride, mask.address(area.x0, area.y0), mask.bytesPerRow,
          area.width, area.height, shadow.pixel)
        surface.markDirty()
      }
      if blendMode == .normal {
        paint(surface)
      } else {
        throughPicture(onto: surface, area, blendMode, paint)
      }
    }
  }
}

extension DeviceShadow {
  /// Returns the shadow of a translucent object.
  func throughAlpha(_ factor: CGFloat) -> DeviceShadow {
    DeviceShadow(offset: offset, sigma: sigma, color: color, alpha: alpha * factor)
  }

  private init(offset: CGVector, sigma: CGFloat, color: ColorComponents, alpha: CGFloat) {
    self.offset = offset
    self.sigma = sigma
    self.color = color
    self.alpha = alpha
    pixel = color.pixel(alpha: alpha)
  }
}

extension DeviceClip {
  /// Returns the clip without the inside of a path.
  fileprivate func cut(toAllBut path: CGPath, _ transform: CGAffineTransform) -> DeviceClip {
    // Everything outside of the path, with the even-odd rule.
    var elements = PathElements()
    elements.addRect(bounds.insetBy(-1).rect.applying(transform.inverted()))
    elements.append(path.elements, .identity)
    return cut(to: .path(CGPath(elements: elements), .evenOdd), transform, shouldAntialias: true)
  }
}

extension PathShape {
  /// Returns pixels inside of the shape away from all edges: a horizontal band between the corners and a vertical one.
  /// Empty if the shape isn't simple.
  fileprivate func inside(_ transform: CGAffineTransform) -> [PixelRect] {
    guard transform.isScaleAndTranslation else { return [] }
    let rect: CGRect
    var reach = CGSize.zero
    switch self {
    case .rectangle(let plain):
      rect = plain
    case .roundedRectangle(let rounded):
      rect = rounded.rect
      reach = CGSize(width: rounded.reach * abs(transform.a), height: rounded.reach * abs(transform.d))
    case .general:
      return []
    }
    let device = rect.applying(transform).insetBy(dx: 3, dy: 3)
    return [device.insetBy(dx: 0, dy: reach.height), device.insetBy(dx: reach.width, dy: 0)].map(
      PixelRect.init(covering:)
    )
    .filter { !$0.isEmpty }
  }
}
