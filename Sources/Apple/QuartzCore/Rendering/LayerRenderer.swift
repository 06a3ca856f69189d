/// A renderer of a tree of layers to a context.
///
/// For each layer, it draws the shadow, the background, the contents, the sublayers from back to front, and the border.
/// Contents and sublayers are clipped if the layer masks to its bounds, and the mask applies to everything. A group (a
/// separate image) is used only where objects overlap: see `LayerRenderer+Groups`.
///
/// It draws the layers' own values; for those of animations, it is called in `AnimationRegistry.withPresentation`.
package struct LayerRenderer {
  let context: CGContext

  /// The inherited drawing state of a layer.
  struct Surroundings {
    /// A rectangle around the visible area, in the layer's coordinates.
    var clip: CGRect
    /// The opacity of ancestors without a group.
    var alpha: CGFloat = 1
    /// Whether the layer is visible from behind.
    var isMirrored = false
    /// Whether y is flipped, so that contents must be flipped to be upright.
    var isFlipped = false
  }

  /// Draws a layer and its sublayers in the layer's own coordinates, without its position and transform.
  package static func draw(_ layer: CALayer, into context: CGContext) {
    guard !layer.flags.contains(.isHidden) else { return }
    context.saveGState()
    defer { context.restoreGState() }
    var surroundings = Surroundings(clip: context.boundingBoxOfClipPath)
    if layer.flags.contains(.isGeometryFlipped) {
      context.concatenate(layer.flip)
      surroundings.clip = surroundings.clip.applying(layer.flip)
      surroundings.isFlipped = true
    }
    LayerRenderer(context: context).draw(layer, in: surroundings)
  }

  // MARK: - Placing

  /// Draws a sublayer or a mask in the environment of its superlayer's contents.
  func drawPlaced(_ layer: CALayer, in outer: Surroundings) {
    if !layer.flags.isDisjoint(with: .notDrawn) || layer.appearance.opacity <= 0 { return }
    if let layer = layer as? CATransformLayer { return drawSpace(of: layer, in: outer) }
    drawPlaced(layer, by: layer.affineIntoSuperlayer, in: outer)
  }

  /// Draws a layer with a transform to the coordinates of the context.
  func drawPlaced(_ layer: CALayer, by transform: CGAffineTransform, in outer: Surroundings) {
    if !layer.flags.isDisjoint(with: .notDrawn) || layer.appearance.opacity <= 0 { return }
    layer.checkDepth()
    var inner = outer
    let isMove = transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1
    if isMove {
      inner.clip = outer.clip.offsetBy(dx: -transform.tx, dy: -transform.ty)
    } else {
      guard transform.hasInverse else { return }
      inner.clip = outer.clip.applying(transform.inverted())
      // For an infinitely small layer, the whole image is at infinity and nothing of it is visible.
      guard (inner.clip.minX + inner.clip.maxX + inner.clip.minY + inner.clip.maxY).isFinite else { return }
      let isFlipped = layer.flags.contains(.isGeometryFlipped)
      if isFlipped { inner.isFlipped.toggle() }
      if (transform.determinant < 0) != isFlipped { inner.isMirrored.toggle() }
    }
    if inner.isMirrored && !layer.flags.contains(.isDoubleSided) { return }
    guard mayShow(layer, in: inner.clip) else { return }
    context.saveGState()
    if isMove { context.translateBy(x: transform.tx, y: transform.ty) } else { context.concatenate(transform) }
    draw(layer, in: inner)
    context.restoreGState()
  }

  /// Returns whether a layer may draw within a rectangle of its coordinates, without inspecting its sublayers.
  private func mayShow(_ layer: CALayer, in clip: CGRect) -> Bool {
    if layer.geometry.bounds.intersects(clip) { return true }
    if layer.flags.contains(.masksToBounds) { return false }
    return !layer.sublayerStore.isEmpty || layer.extras != nil || !layer.content.isEmpty || layer.drawsBeyondBounds
  }

  // MARK: - One layer

  /// Draws a layer in a context with its coordinates. It may change the context's state.
  func draw(_ layer: CALayer, in surroundings: Surroundings) {
    let opacity = surroundings.alpha * CGFloat(min(max(layer.appearance.opacity, 0), 1))
    guard opacity > 0 else { return }
    var inner = surroundings
    if let mask = layer.extras?.mask {
      guard !mask.flags.contains(.isHidden) else { return }
      if let outline = LayerMask.outline(of: mask) {
        inner.clip = inner.clip.intersection(outline.path.boundingBoxOfPath)
        guard !inner.clip.isEmpty else { return }
        context.clip(to: outline.path, using: outline.rule)
      } else {
        drawMasked(layer, by: mask, opacity: opacity, in: surroundings)
        return
      }
    }
    if let transition = layer.extras?.transition {
      // The layer's own opacity is part of its appearance, including the old one.
      draw(transition, of: layer, alpha: surroundings.alpha, in: inner) { drawAsItIs(layer, $0, transition) }
      return
    }
    if let color = layer.extras?.silhouetteColor {
      drawSilhouette(of: layer, in: color, opacity: opacity, inner)
      return
    }
    if let extras = layer.extras, extras.isGroup {
      drawGroup(of: layer, extras, opacity: opacity, inner)
    } else if opacity < 1 && needsGroup(layer) {
      inner.alpha = 1
      context.beginGroup(in: LayerExtent.all(of: layer).intersection(inner.clip), alpha: opacity)
      drawParts(of: layer, in: inner)
      context.endGroup()
    } else {
      inner.alpha = opacity
      drawParts(of: layer, in: inner)
    }
  }

  /// Draws a layer as an image that is blurred or composited with another blend mode.
  private func drawGroup(of layer: CALayer, _ extras: LayerExtras, opacity: CGFloat, _ surroundings: Surroundings) {
    var inner = surroundings
    inner.alpha = 1
    // Content outside of the clip is blurred into it.
    inner.clip = inner.clip.insetBy(dx: -layer.blurReach, dy: -layer.blurReach)
    let area = LayerExtent.all(of: layer).intersection(inner.clip)
    guard !area.isEmpty else { return }
    context.beginGroup(in: area, alpha: opacity, blendMode: extras.blendMode)
    drawParts(of: layer, in: inner)
    if extras.blurSigma > 0 {
      let filter = BackdropFilter(sigma: extras.blurSigma, saturation: 1, tint: nil, isOfLayerAlone: true)
      context.drawBackdrop(of: CGPath(rect: area, transform: nil), filter)
    }
    context.endGroup()
  }

  /// Draws the new appearance of a layer in a transition.
  private func drawAsItIs(_ layer: CALayer, _ surroundings: Surroundings, _ transition: ShownTransition) {
    layer.extras?.transition = nil
    draw(layer, in: surroundings)
    layer.extras?.transition = transition
  }

  private func drawMasked(_ layer: CALayer, by mask: CALayer, opacity: CGFloat, in surroundings: Surroundings) {
    var inner = surroundings
    inner.alpha = 1
    inner.clip = inner.clip.intersection(LayerExtent.all(of: mask).applying(mask.affineIntoSuperlayer))
    guard !inner.clip.isEmpty else { return }
    context.beginGroup(in: LayerExtent.all(of: layer).intersection(inner.clip), alpha: opacity)
    drawParts(of: layer, in: inner)
    context.beginMask()
    drawPlaced(mask, in: inner)
    context.endMask()
    context.endGroup()
  }

  /// Draws a layer in one color.
  private func drawSilhouette(of layer: CALayer, in color: CGColor, opacity: CGFloat, _ surroundings: Surroundings) {
    var inner = surroundings
    inner.alpha = 1
    let area = LayerExtent.all(of: layer).intersection(inner.clip)
    guard !area.isEmpty else { return }
    context.beginGroup(in: area, alpha: opacity)
    context.setFillColor(color)
    context.fill(area)
    context.beginMask()
    drawParts(of: layer, in: inner)
    context.endMask()
    context.endGroup()
  }

  /// Draws the parts of a layer with the opacity of `surroundings`.
  private func drawParts(of layer: CALayer, in surroundings: Surroundings) {
    let castsFromPicture = drawShadow(of: layer, alpha: surroundings.alpha)
    drawBackground(of: layer, alpha: surroundings.alpha)
    drawInside(of: layer, in: surroundings)
    drawBorder(of: layer, alpha: surroundings.alpha)
    if castsFromPicture {
      context.endTransparencyLayer()
      context.restoreGState()
    }
  }

  private func drawBackground(of layer: CALayer, alpha: CGFloat) {
    if let backdrop = layer.extras?.backdrop {
      withAlpha(alpha) { context.drawBackdrop(of: layer.extras?.backdropPath ?? layer.outline, backdrop) }
    }
    if let color = layer.appearance.backgroundColor, color.alpha > 0 {
      context.setFillColor(color)
      withAlpha(alpha) {
        if color.pattern != nil {
          // Patterns begin at the layer's corner.
          context.saveGState()
          let origin = layer.geometry.bounds.origin
          context.setBaseTransform(CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: origin.x, ty: origin.y))
          context.translateBy(x: -origin.x, y: -origin.y)
          fill(layer)
          context.restoreGState()
        } else {
          fill(layer)
        }
      }
    }
    withAlpha(alpha) { layer.drawBackgroundContent(in: context) }
  }

  /// The thickness below which layers may be thinner than a pixel at scales below 1.
  private static let thin: CGFloat = 4

  /// Returns the bounds aligned to pixels, except for antialiased edges.
  private func pixelBounds(of layer: CALayer) -> CGRect {
    let bounds = layer.geometry.bounds
    if layer.flags.contains(.allowsEdgeAntialiasing) { return softened(bounds, layer.extras?.softEdges ?? .all) }
    guard let superlayer = layer.superlayer, min(bounds.width, bounds.height) < LayerRenderer.thin else {
      return context.onPixels(bounds)
    }
    return context.onPixels(bounds, inside: layer.convert(superlayer.bounds, from: superlayer))
  }

  /// Returns a rectangle with all but the given edges aligned to pixels.
  private func softened(_ bounds: CGRect, _ edges: CAEdgeAntialiasingMask) -> CGRect {
    if edges == .all { return bounds }
    let bounds = bounds.standardized
    let snapped = context.onPixels(bounds)
    let minX = edges.contains(.layerLeftEdge) ? bounds.minX : snapped.minX
    let maxX = edges.contains(.layerRightEdge) ? bounds.maxX : snapped.maxX
    let minY = edges.contains(.layerBottomEdge) ? bounds.minY : snapped.minY
    let maxY = edges.contains(.layerTopEdge) ? bounds.maxY : snapped.maxY
    return CGRect(x: minX, y: minY, width: max(maxX - minX, 0), height: max(maxY - minY, 0))
  }

  private func fill(_ layer: CALayer) {
    if layer.hasRoundedCorners {
      context.addPath(layer.outline)
      context.fillPath()
    } else {
      context.fill(pixelBounds(of: layer))
    }
  }

  /// Draws the parts that are clipped if the layer masks to its bounds: contents and sublayers.
  private func drawInside(of layer: CALayer, in surroundings: Surroundings) {
    var inner = surroundings
    let clips = layer.flags.contains(.masksToBounds)
    var isGroup = false
    let hasInside = !layer.sublayerStore.isEmpty || !layer.content.isEmpty || layer.drawsBeyondBounds
    guard hasInside else { return }
    if clips {
      inner.clip = inner.clip.intersection(layer.geometry.bounds)
      guard !inner.clip.isEmpty else { return }
      context.saveGState()
      if layer.hasRoundedCorners {
        context.clip(to: layer.outline)
        isGroup = needsGroupToClip(layer)
        if isGroup { context.beginGroup(in: inner.clip) }
      } else {
        context.clip(to: pixelBounds(of: layer))
      }
    }
    if !layer.content.isEmpty { drawContents(of: layer, in: surroundings) }
    withAlpha(surroundings.alpha) { layer.drawForegroundContent(in: context) }
    drawSublayers(of: layer, in: inner)
    if isGroup { context.endGroup() }
    if clips { context.restoreGState() }
  }

  private func drawBorder(of layer: CALayer, alpha: CGFloat) {
    let width = layer.appearance.borderWidth
    guard width > 0, let color = layer.appearance.borderColor, color.alpha > 0 else { return }
    context.setFillColor(color)
    withAlpha(alpha) {
      context.addPath(layer.outline)
      if let inner = layer.innerOutline(borderWidth: width) {
        context.addPath(inner)
        context.fillPath(using: .evenOdd)
      } else {
        context.fillPath()
      }
    }
  }

  /// Performs a drawing with an opacity. Between such calls, the alpha of the context is 1.
  func withAlpha(_ alpha: CGFloat, _ body: () -> Void) {
    if alpha < 1 { context.setAlpha(alpha) }
    body()
    if alpha < 1 { context.setAlpha(1) }
  }
}
