internal import CPixels
import Foundation

extension Rasterizer {
  /// Replaces the existing content within a path with its filtered image.
  ///
  /// As on an iPhone, the blur only uses colors within the path.
  func drawBackdrop(
    of path: CGPath, _ filter: BackdropFilter, _ transform: CGAffineTransform, _ clip: DeviceClip, _ style: DrawStyle,
    _ area: PixelRect
  ) {
    let area = area.intersection(target.bounds)
    let shape = clip.cut(to: .path(path, .winding), transform, shouldAntialias: style.shouldAntialias).cut(to: area)
    guard !area.isEmpty, !shape.bounds.isEmpty else { return }
    let picture = SurfacePixels(scratch.take(area.width, area.height), x: area.x0, y: area.y0, isOpaque: false)
    // In a layer, the content below the layer is included.
    for below in filter.isOfLayerAlone ? [] : surfacesBelow {
      let part = below.area.intersection(area)
      if !part.isEmpty { lay(below.surface, onto: picture, part, alpha: below.alpha, blendMode: .normal) }
    }
    lay(target, onto: picture, area, alpha: 1, blendMode: .normal)
    if apply(filter, to: picture, area) { replace(shape, by: picture, alpha: style.alpha) }
    scratch.give(picture)
  }

  /// - Returns: `false` if there is too little memory, in which case the image doesn't change.
  private func apply(_ filter: BackdropFilter, to picture: SurfacePixels, _ area: PixelRect) -> Bool {
    let pixels = picture.address(area.x0, area.y0)
    let (sigma, saturation) = (Double(filter.sigma), Double(filter.saturation))
    if let glass = filter.glass {
      let law = vc_glass_law(
        share: Double(glass.share), dark_gray: Double(glass.darkGray), light_gray: Double(glass.lightGray),
        dark_mean: Double(glass.darkMean), light_mean: Double(glass.lightMean))
      return vc_glass(pixels, picture.stride, area.width, area.height, sigma, saturation, law) != 0
    }
    let tint = filter.tint.map { $0.standard.converted(to: encoding).pixel() } ?? 0
    return vc_backdrop(pixels, picture.stride, area.width, area.height, sigma, saturation, tint) != 0
  }

  /// Replaces the content of the target within a shape with an image.
  private func replace(_ shape: DeviceClip, by picture: SurfacePixels, alpha: CGFloat) {
    let area = shape.bounds
    let to = target.address(area.x0, area.y0)
    let from = picture.address(area.x0, area.y0)
    var coverage = shape.coverage
    if alpha < 1 {
      let faded = CoverageMask(area)
      let strength = UInt8((min(max(alpha, 0), 1) * 255).rounded())
      faded.bytes.update(repeating: strength, count: faded.bytesPerRow * area.height)
      if let coverage {
        vc_multiply_coverage(
          faded.bytes, faded.bytesPerRow, coverage.address(area.x0, area.y0), coverage.bytesPerRow, area.width,
          area.height)
      }
      coverage = faded
    }
    if let coverage {
      vc_mix(
        to, target.stride, from, picture.stride, coverage.address(area.x0, area.y0), coverage.bytesPerRow, area.width,
        area.height)
    } else {
      vc_copy(to, target.stride, from, picture.stride, area.width, area.height)
    }
    if target.isOpaque { vc_set_opaque(to, area.width, area.height, target.stride) }
    target.markDirty()
  }
}
