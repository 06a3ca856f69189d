extension LayerRenderer {
  /// Draws a layer's image or recording at its position by gravity.
  func drawContents(of layer: CALayer, in surroundings: Surroundings) {
    let bounds = layer.geometry.bounds.standardized
    let isFlipped = surroundings.isFlipped
    if isFlipped {
      context.saveGState()
      context.concatenate(layer.flip)
    }
    if let recording = layer.content.recording {
      draw(recording, of: layer, in: bounds, alpha: surroundings.alpha)
    } else if let image = layer.content.image {
      draw(image, of: layer, in: bounds, alpha: surroundings.alpha)
    }
    if isFlipped { context.restoreGState() }
  }

  // MARK: - Images

  private func draw(_ image: CGImage, of layer: CALayer, in bounds: CGRect, alpha: CGFloat) {
    let scale = layer.content.scale > 0 ? layer.content.scale : 1
    let pixels = CGSize(width: CGFloat(image.width), height: CGFloat(image.height))
    let rect = layer.contentsRect
    let size = CGSize(width: pixels.width * rect.width / scale, height: pixels.height * rect.height / scale)
    let parts = self.parts(of: layer, size: size, rect: rect, in: bounds)
    withAlpha(alpha) {
      for part in parts {
        // An empty part is stretched from a single line of pixels.
        var source = part.source
        if source.width <= 0 { source = source.insetBy(dx: -0.25 / pixels.width, dy: 0) }
        if source.height <= 0 { source = source.insetBy(dx: 0, dy: -0.25 / pixels.height) }
        context.interpolationQuality = quality(of: layer, stretching: source, of: pixels, to: part.target)
        if source == .unit {
          drawUpright(image, in: part.target)
        } else {
          context.saveGState()
          // Adjacent parts share the pixels at their seam without antialiasing.
          if parts.count > 1 { context.setShouldAntialias(false) }
          context.clip(to: part.target)
          context.setShouldAntialias(true)
          drawUpright(image, in: part.target.whole(from: source))
          context.restoreGState()
        }
      }
      context.interpolationQuality = .default
    }
  }

  /// Draws an image with its top row at the minimum y.
  private func drawUpright(_ image: CGImage, in rect: CGRect) {
    context.saveGState()
    context.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY))
    context.draw(image, in: rect)
    context.restoreGState()
  }

  private func quality(
    of layer: CALayer, stretching source: CGRect, of pixels: CGSize, to target: CGRect
  ) -> CGInterpolationQuality {
    guard let extras = layer.extras else { return .default }
    let ctm = context.ctm
    let across = target.width * (ctm.a * ctm.a + ctm.b * ctm.b).squareRoot()
    let isSmaller = across < source.width * pixels.width
    switch isSmaller ? extras.minificationFilter : extras.magnificationFilter {
    case .nearest: return .none
    case .trilinear: return .high
    default: return .default
    }
  }

  // MARK: - Recordings

  private func draw(_ recording: LayerRecording, of layer: CALayer, in bounds: CGRect, alpha: CGFloat) {
    // Most recordings have exactly these bounds.
    if recording.bounds == bounds, layer.contentsRect == .unit {
      replay(recording.list, clippedTo: bounds.insetBy(dx: 0, dy: -recording.overhang), alpha: alpha)
      return
    }
    let rect = layer.contentsRect
    let whole = recording.bounds
    let size = CGSize(width: whole.width * rect.width, height: whole.height * rect.height)
    for part in parts(of: layer, size: size, rect: rect, in: bounds) {
      let target = part.target.whole(from: part.source)
      guard whole.width > 0, whole.height > 0, target.width.isFinite, target.height.isFinite else { continue }
      context.saveGState()
      context.clip(to: part.target)
      context.translateBy(x: target.minX, y: target.minY)
      context.scaleBy(x: target.width / whole.width, y: target.height / whole.height)
      context.translateBy(x: -whole.minX, y: -whole.minY)
      replay(recording.list, clippedTo: nil, alpha: alpha)
      context.restoreGState()
    }
  }

  private func replay(_ list: DisplayList, clippedTo rect: CGRect?, alpha: CGFloat) {
    if let rect {
      context.saveGState()
      context.clip(to: rect)
    }
    if alpha < 1 {
      if list.isOnePart {
        context.draw(list.faded(by: alpha))
      } else {
        withAlpha(alpha) { context.draw(list) }
      }
    } else {
      context.draw(list)
    }
    if rect != nil { context.restoreGState() }
  }

  // MARK: - Parts

  private func parts(of layer: CALayer, size: CGSize, rect: CGRect, in bounds: CGRect) -> [ContentPlacement.Part] {
    let gravity = layer.content.gravity
    let target = ContentPlacement.rect(for: size, gravity: gravity, in: bounds)
    let center = ContentPlacement.resizes(gravity) ? layer.contentsCenter : .unit
    return ContentPlacement.parts(target: target, size: size, rect: rect, center: center)
  }
}

extension CGRect {
  /// Returns the rectangle of the whole if `source` (in its unit square) fills this one.
  fileprivate func whole(from source: CGRect) -> CGRect {
    if source == .unit { return self }
    let width = self.width / source.width
    let height = self.height / source.height
    return CGRect(x: minX - source.minX * width, y: minY - source.minY * height, width: width, height: height)
  }
}
