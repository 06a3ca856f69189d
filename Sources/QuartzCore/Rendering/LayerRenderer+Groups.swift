extension LayerRenderer {
  /// Whether a translucent layer must become a picture first: when it draws more than one thing, and one would show
  /// through another. A single thing is just drawn with less alpha.
  func needsGroup(_ layer: CALayer) -> Bool {
    layer.flags.contains(.allowsGroupOpacity) && count(layer, upTo: 2) > 1
  }

  /// How many things a layer draws, its own and its sublayers'; no more than `limit` are counted.
  private func count(_ layer: CALayer, upTo limit: Int) -> Int {
    var count = layer.builtInPartCount
    if let color = layer.appearance.backgroundColor, color.alpha > 0 { count += 1 }
    if layer.appearance.borderWidth > 0, let color = layer.appearance.borderColor, color.alpha > 0 { count += 1 }
    if let shadow = layer.extras?.shadow, shadow.opacity > 0, shadow.color != nil { count += 1 }
    if layer.content.image != nil { count += 1 }
    if let recording = layer.content.recording { count += recording.list.isOnePart ? 1 : limit }
    for sublayer in layer.sublayerStore {
      if count >= limit { break }
      if sublayer.flags.contains(.isHidden) || sublayer.appearance.opacity <= 0 { continue }
      count += self.count(sublayer, upTo: limit - count)
    }
    return count
  }
}

extension DisplayList {
  /// Whether nothing in it lies over something else. Lines of text don't, so that translucent labels need no group.
  var isOnePart: Bool {
    if commands.count == 1 { return commands[0].isPlainDrawing }
    return commands.allSatisfy { command in
      if case .glyphs = command.operation { return command.isPlainDrawing }
      return false
    }
  }

  /// The list with everything drawn at less alpha; right only if `isOnePart`.
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
  /// Whether this draws one thing over what is there, so that its alpha can be lowered.
  fileprivate var isPlainDrawing: Bool {
    guard style.blendMode == .normal, style.shadow == nil else { return false }
    switch operation {
    case .fill, .stroke, .image, .tiledImage, .gradient, .glyphs: return true
    case .clear, .shadow, .list, .beginLayer, .endLayer, .beginMask, .endMask: return false
    }
  }
}
