internal import CPixels
import Foundation

/// A rounded rectangle whose sides are aligned to pixels, with cached corners and straight parts in between.
struct RoundedCorners {
  private let rect: PixelRect
  /// The radii in pixels, named by their position there.
  private let radii: CornerRadii
  private let isContinuous: Bool

  /// Creates the corners; `nil` for another shape or one that is rotated, stretched, not aligned, or too small for its
  /// corners.
  init?(_ shape: PathShape, _ transform: CGAffineTransform) {
    guard case .roundedRectangle(let rounded) = shape, transform.isScaleAndTranslation else { return nil }
    let scale = abs(transform.a)
    guard abs(scale - abs(transform.d)) < 1e-9 * scale, let rect = PixelRect(aligned: rounded.rect.applying(transform))
    else { return nil }
    self.rect = rect
    var radii = rounded.radii
    if transform.a < 0 {
      radii = CornerRadii(
        topLeft: radii.topRight, topRight: radii.topLeft, bottomRight: radii.bottomLeft, bottomLeft: radii.bottomRight)
    }
    if transform.d < 0 {
      radii = CornerRadii(
        topLeft: radii.bottomLeft, topRight: radii.bottomRight, bottomRight: radii.topRight, bottomLeft: radii.topLeft)
    }
    self.radii = radii.map { $0 * scale }
    isContinuous = rounded.isContinuous
    let reach = rounded.reach * scale
    guard 2 * reach.rounded(.up) <= CGFloat(min(rect.width, rect.height)), reach < 2048 else { return nil }
  }

  private var corners: [(mask: CornerMask, place: PixelRect)] {
    let all: [(CGFloat, CornerMask.Corner)] = [
      (radii.topLeft, .topLeft), (radii.topRight, .topRight), (radii.bottomLeft, .bottomLeft),
      (radii.bottomRight, .bottomRight),
    ]
    return all.compactMap { radius, corner in
      guard radius > 0 else { return nil }
      let mask = CornerMask.mask(radius: radius, isContinuous: isContinuous, corner)
      let side = mask.side
      let x = corner.isLeft ? rect.x0 : rect.x1 - side
      let y = corner.isTop ? rect.y0 : rect.y1 - side
      return (mask, PixelRect(x0: x, y0: y, x1: x + side, y1: y + side))
    }
  }

  /// Composites a color with the shape.
  func fill(_ surface: SurfacePixels, _ pixel: UInt32, within bounds: PixelRect) {
    let corners = self.corners
    for (mask, place) in corners {
      let visible = place.intersection(bounds)
      if visible.isEmpty { continue }
      vc_blend_covered(
        surface.address(visible.x0, visible.y0), surface.stride,
        mask.bytes(visible.x0 - place.x0, visible.y0 - place.y0), mask.side, visible.width, visible.height, pixel)
    }
    for run in straightRuns(corners.map(\.place)) {
      let visible = run.intersection(bounds)
      if visible.isEmpty { continue }
      vc_blend(surface.address(visible.x0, visible.y0), surface.stride, visible.width, visible.height, pixel)
    }
  }

  func coverage(in bounds: PixelRect) -> CoverageMask {
    let result = CoverageMask(bounds)
    let corners = self.corners
    for (mask, place) in corners {
      let visible = place.intersection(bounds)
      for y in visible.y0..<max(visible.y1, visible.y0) {
        memcpy(result.address(visible.x0, y), mask.bytes(visible.x0 - place.x0, y - place.y0), visible.width)
      }
    }
    for run in straightRuns(corners.map(\.place)) {
      let visible = run.intersection(bounds)
      for y in visible.y0..<max(visible.y1, visible.y0) { memset(result.address(visible.x0, y), 255, visible.width) }
    }
    return result
  }

  /// Returns the rectangle without its corners, as disjoint rectangles. A band of rows extends from the start or end of
  /// a corner to the next one.
  private func straightRuns(_ corners: [PixelRect]) -> [PixelRect] {
    var edges = [rect.y0, rect.y1]
    for corner in corners { edges += [corner.y0, corner.y1] }
    edges.sort()
    var runs: [PixelRect] = []
    for (top, bottom) in zip(edges, edges.dropFirst()) where top < bottom {
      var run = PixelRect(x0: rect.x0, y0: top, x1: rect.x1, y1: bottom)
      for corner in corners where corner.y0 < bottom && corner.y1 > top {
        if corner.x0 == rect.x0 { run.x0 = max(run.x0, corner.x1) } else { run.x1 = min(run.x1, corner.x0) }
      }
      runs.append(run)
    }
    return runs
  }
}
