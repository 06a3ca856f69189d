internal import CPixels
import Foundation

extension Rasterizer {
  func draw(_ drawing: ImageDrawing, _ tint: UInt32, _ clip: DeviceClip, _ style: DrawStyle, _ area: PixelRect) {
    var style = style
    // The color of a mask includes the alpha.
    if drawing.image.isMask { style.alpha = 1 }
    let storage = drawing.storage(in: encoding, tint: tint)
    guard let (rect, isFlipped) = drawing.alignedRect else {
      compose(clip, area, style.blendMode) { surface, area in
        if style.blendMode.cairoOperator == nil {
          var normal = style
          normal.blendMode = .normal
          throughPicture(onto: surface, area, style.blendMode) { drawing.paintWithCairo(storage, $0, area, normal) }
        } else {
          drawing.paintWithCairo(storage, surface, area, style)
        }
      }
      return
    }
    let visible = rect.intersection(clip.bounds)
    if visible.isEmpty { return }
    if rect.width == storage.width, rect.height == storage.height, !isFlipped {
      let picture = SurfacePixels(storage, x: rect.x0, y: rect.y0, isOpaque: drawing.image.isOpaque)
      blit(picture, visible, clip, style)
    } else {
      let picture = SurfacePixels(
        scratch.take(visible.width, visible.height, isCleared: false), x: visible.x0, y: visible.y0,
        isOpaque: drawing.image.isOpaque)
      drawing.resample(storage, to: rect, isFlipped: isFlipped, visible, into: picture)
      blit(picture, visible, clip, style)
      scratch.give(picture)
    }
  }

  private func blit(_ picture: SurfacePixels, _ area: PixelRect, _ clip: DeviceClip, _ style: DrawStyle) {
    if picture.isOpaque, style.isPlain, clip.isRectangle {
      vc_copy(
        target.address(area.x0, area.y0), target.stride, picture.address(area.x0, area.y0), picture.stride, area.width,
        area.height)
      target.markDirty()
    } else {
      composite(picture, area, clip: clip, alpha: style.alpha, blendMode: style.blendMode)
    }
  }
}
