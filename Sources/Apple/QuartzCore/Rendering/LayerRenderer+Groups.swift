extension LayerRenderer {
  /// Returns whether a translucent layer must first become an image, since it draws several overlapping objects. A
  /// single object is drawn with a lower alpha.
  func needsGroup(_ layer: CALayer) -> Bool {
    layer.flags.contains(.allowsGroupOpacity) && count(layer, upTo: 2) > 1
  }

  /// Returns whether contents that are clipped to rounded corners must first become an image, since at least two
  /// objects cross the outline. If each were clipped separately, the antialiased edge would become ragged.
  func needsGroupToClip(_ layer: CALayer) -> Bool {
    var count = 0
    if layer.drawsBeyondBounds { count += 1 }
    if !layer.content.isEmpty, !LayerExtent.contentsStayInsideOutline(layer) { count += 1 }
    guard count < 2, !layer.sublayerStore.isEmpty else { return count > 1 }
    let outline = LayerExtent.Outline(of: layer)
    for sublayer in layer.sublayerStore where count < 2 {
      count += crossings(of: sublayer, outline, upTo: 2 - count)
    }
    return count > 1
  }

  /// Returns the number of objects of a layer and its sublayers that cross an outline of the superlayer.
  private func crossings(of layer: CALayer, _ outline: LayerExtent.Outline, upTo limit: Int) -> Int {
    if !layer.flags.isDisjoint(with: .notDrawn) || layer.appearance.opacity <= 0 { return 0 }
    let transform = layer.affineIntoSuperlayer
    guard transform.linearPart.isIdentity else {
      return outline.contains(LayerExtent.all(of: layer).applying(transform)) ? 0 : count(layer, upTo: limit)
    }
    let inner = outline.moved(by: transform.inverted())
    let own = ownCount(layer)
    // A layer that clips its contents and doesn't cross the outline doesn't need to be inspected.
    if layer.flags.contains(.masksToBounds), inner.contains(LayerExtent.Outline(of: layer)) { return 0 }
    var count = own > 0 && !inner.contains(LayerExtent.ownOutline(of: layer)) ? own : 0
    for sublayer in layer.sublayerStore where count < limit {
      count += crossings(of: sublayer, inner, upTo: limit - count)
    }
    return count
  }

  /// Returns the number of objects that a layer and its sublayers draw, up to a limit.
  private func count(_ layer: CALayer, upTo limit: Int) -> Int {
    var count = ownCount(layer)
    for sublayer in layer.sublayerStore {
      if count >= limit { break }
      if !sublayer.flags.isDisjoint(with: .notDrawn) || sublayer.appearance.opacity <= 0 { continue }
      count += self.count(sublayer, upTo: limit - count)
    }
    return count
  }

  /// Returns the number of objects that a layer itself draws. A recording with several parts counts as two, which is
  /// sufficient.
  private func ownCount(_ layer: CALayer) -> Int {
    var count = layer.builtInPartCount
    // A blurred or blended image can't be drawn with a lower alpha in parts.
    if layer.extras?.isGroup == true { count += 2 }
    if layer.extras?.backdrop != nil { count += 1 }
    if let color = layer.appearance.backgroundColor, color.alpha > 0 { count += 1 }
    if layer.appearance.borderWidth > 0, let color = layer.appearance.borderColor, color.alpha > 0 { count += 1 }
    if let shadow = layer.extras?.shadow, shadow.opacity > 0, shadow.color != nil { count += 1 }
    if layer.content.image != nil { count += 1 }
    if let recording = layer.content.recording { count += recording.list.isOnePart ? 1 : 2 }
    return count
  }
}

extension DisplayList {
  /// Whether no parts overlap. Lines of text don't, so that translucent labels need no group.
  var isOnePart: Bool {
    if commands.count == 1 { return commands[0].isPlainDrawing }
    return commands.allSatisfy { command in
      if case .glyphs = command.operation { return command.isPlainDrawing }
      return false
    }
  }

  /// Returns the list with everything drawn with a lower alpha; valid only if `isOnePart`.
  func faded(by alpha: CGFloat) -> DisplayList {
    let faded = commands.map { command in
      var command = command
      command.style.alpha *= alpha
      return command
    }
    return DisplayList(commands: faded, bounds: bounds)
  }
}

extension DrawCommand {
  /// Whether the command draws one object over the existing content, so that its alpha can be lowered.
  fileprivate var isPlainDrawing: Bool {
    guard style.blendMode == .normal, style.shadow == nil else { return false }
    switch operation {
    case .fill, .stroke, .image, .tiledImage, .gradient, .glyphs: return true
    case .clear, .shadow, .backdrop, .list, .beginLayer, .endLayer, .beginMask, .endMask: return false
    }
  }
}

extension LayerRenderer {
  /// Draws the layers of a transform layer in its environment.
  func drawSpace(of layer: CATransformLayer, in outer: Surroundings) {
    for part in layer.spatialSublayers(layer.matrixIntoSuperlayer(perspective: true)) {
      var surroundings = outer
      surroundings.alpha *= part.opacity
      drawPlaced(part.layer, by: part.transform, in: surroundings)
    }
  }
}
