internal import CCairo
internal import CPixels
import Foundation

extension Rasterizer {
  /// Draws a command other than a layer or a list.
  func draw(
    _ operation: DrawOperation, _ transform: CGAffineTransform, _ clip: DeviceClip, _ style: DrawStyle,
    in space: DeviceSpace
  ) {
    if case .shadow(let path, let excluding) = operation {
      guard let shadow = style.shadow else { return }
      let device = DeviceShadow(shadow, space.transform, encoding, alpha: style.alpha)
      drawShadow(ofPath: path, transform, device, clip, excluding: excluding, style.blendMode)
      return
    }
    if let shadow = style.shadow, shadow.color.alpha > 0, operation.castsShadow {
      drawWithShadow(operation, transform, clip, style, shadow, in: space)
    } else {
      drawPlain(operation, transform, clip, style, in: space)
    }
  }

  /// Draws a command without its shadow.
  func drawPlain(
    _ operation: DrawOperation, _ transform: CGAffineTransform, _ clip: DeviceClip, _ style: DrawStyle,
    in space: DeviceSpace
  ) {
    let area = operation.area(transform).intersection(clip.bounds)
    guard !area.isEmpty else { return }
    switch operation {
    case .fill(let path, let rule, let color):
      if let pattern = color.pattern {
        let shape = clip.cut(to: .path(path, rule), transform, shouldAntialias: style.shouldAntialias)
        drawPattern(pattern, color, shape, style, in: space)
      } else {
        fill(path, rule, pixel(color, style), transform, clip, style, area)
      }
    case .stroke(let path, let pen, let color):
      if let pattern = color.pattern {
        let outline = path.copy(dashingWithPhase: pen.dashPhase, lengths: pen.dashLengths)
          .copy(strokingWithWidth: pen.width, lineCap: pen.cap, lineJoin: pen.join, miterLimit: pen.miterLimit)
        let shape = clip.cut(to: .path(outline, .winding), transform, shouldAntialias: style.shouldAntialias)
        drawPattern(pattern, color, shape, style, in: space)
      } else {
        var (pen, style) = (pen, style)
        let maxDashes = CairoPath.maxDashes(path.elements, pen, transform)
        if let share = pen.inkShareOfDashes(along: path.elements, moreThan: maxDashes) {
          pen.dashLengths = []
          style.alpha *= share
        }
        let pixel = pixel(color, style)
        compose(clip, area, style.blendMode) { surface, area in
          stroke(path.elements, pen, pixel, transform, style, surface, area)
        }
      }
    case .clear(let rect):
      var clearing = style
      clearing.blendMode = .clear
      fill(CGPath(rect: rect, transform: nil), .winding, 0, transform, clip, clearing, area)
    case .image(let image, let rect, let color):
      draw(ImageDrawing(image, rect, transform, style.interpolation), pixel(color, style), clip, style, area)
    case .tiledImage(let image, let rect, let color):
      let drawing = ImageDrawing(image, rect, transform, style.interpolation)
      let storage = drawing.storage(in: encoding, tint: color.standard.converted(to: encoding).pixel())
      compose(clip, area, style.blendMode) { surface, area in
        drawing.paintWithCairo(storage, surface, area, style, isTiled: true)
      }
    case .gradient(let drawing):
      draw(drawing, transform, clip, style)
    case .glyphs(let run):
      if run.color.pattern != nil {
        drawPlain(.fill(run.outlines, .winding, run.color), transform, clip, style, in: space)
      } else {
        draw(run, transform, clip, style)
      }
    case .backdrop(let path, let filter):
      drawBackdrop(of: path, filter, transform, clip, style, area)
    case .shadow, .list, .beginLayer, .endLayer, .beginMask, .endMask:
      break
    }
  }

  func pixel(_ color: CGColor, _ style: DrawStyle) -> UInt32 {
    color.standard.converted(to: encoding).pixel(alpha: style.alpha)
  }
}

extension DrawOperation {
  /// Whether the drawing can have a shadow.
  fileprivate var castsShadow: Bool {
    switch self {
    case .fill, .stroke, .image, .tiledImage, .gradient, .glyphs: true
    case .clear, .shadow, .backdrop, .list, .beginLayer, .endLayer, .beginMask, .endMask: false
    }
  }

  /// Returns the pixels that the drawing may change.
  func area(_ transform: CGAffineTransform) -> PixelRect {
    let everywhere = PixelRect(covering: .infinite)
    switch self {
    case .fill(let path, _, _):
      if case .rectangle(let rect) = path.shape {
        if rect.isInfinite { return everywhere }
        // Without antialiasing and within the tolerance for aligned sides, a rectangle may be rounded outwards.
        return PixelRect(covering: rect.applying(transform).insetBy(dx: -0.5, dy: -0.5))
      }
      return PixelRect(covering: path.elements.controlBounds.applying(transform)).insetBy(-1)
    case .backdrop(let path, _):
      return PixelRect(covering: path.elements.controlBounds.applying(transform))
    case .stroke(let path, let pen, _):
      let bounds = path.elements.controlBounds
      if bounds.isNull { return .empty }
      let reach = max(pen.reach, 1 / max(transform.meanScale, 1e-9))
      return PixelRect(covering: bounds.insetBy(dx: -reach, dy: -reach).applying(transform)).insetBy(-1)
    case .clear(let rect):
      if rect.isInfinite { return everywhere }
      return PixelRect(covering: rect.applying(transform).insetBy(dx: -0.5, dy: -0.5))
    case .image(_, let rect, _):
      return PixelRect(covering: rect.applying(transform)).insetBy(-1)
    case .glyphs(let run):
      // A generous estimate: glyphs don't extend more than a few font sizes.
      var bounds = CGRect.null
      for position in run.positions where position.isFinite { bounds = bounds.expanded(toContain: position) }
      if bounds.isNull { return .empty }
      let largest = max(abs(run.matrix.a) + abs(run.matrix.c), abs(run.matrix.b) + abs(run.matrix.d))
      let reach = 4 * CGFloat(run.font.pointSize) * largest
      return PixelRect(covering: bounds.insetBy(dx: -reach, dy: -reach).applying(transform))
    case .tiledImage, .gradient, .shadow, .list, .beginLayer, .endLayer, .beginMask, .endMask:
      return everywhere
    }
  }
}
