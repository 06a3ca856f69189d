internal import CPixels
import Foundation

extension Rasterizer {
  func draw(_ drawing: GradientDrawing, _ transform: CGAffineTransform, _ clip: DeviceClip, _ style: DrawStyle) {
    let painter = GradientPainter(drawing, transform, style.alpha, encoding)
    compose(clip, clip.bounds, style.blendMode, inBands: style.blendMode == .normal) { surface, area in
      if style.blendMode == .normal {
        painter.paint(surface, area)
        surface.markDirty()
      } else {
        throughPicture(onto: surface, area, style.blendMode) { painter.paint($0, area) }
      }
    }
  }
}
