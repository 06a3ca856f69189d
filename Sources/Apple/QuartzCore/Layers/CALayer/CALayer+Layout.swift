import RuntimeSupport

extension CALayer {
  /// The maximum number of layout passes of a tree that requests layout again and again. The rest keeps its flags and
  /// waits for the next frame.
  package static let layoutPassLimit = 100

  final func markNeedsLayout() {
    guard !flags.contains(.needsLayout) else { return }
    flags.insert(.needsLayout)
    markAncestors(.descendantNeedsLayout)
  }

  /// Marks the ancestors of a layer that waits. A marked layer has already marked its own ancestors.
  final func markAncestors(_ flag: LayerFlags) {
    var child = self
    while let layer = child.superlayerStore {
      let isFirst = !layer.flags.contains(flag)
      layer.awaiting.note(child, flag, isFirst: isFirst)
      if !isFirst { return }
      layer.flags.insert(flag)
      child = layer
    }
  }

  /// Marks the ancestors for the pending needs of a layer that was added.
  final func adoptNeeds(of layer: CALayer) {
    if !layer.flags.isDisjoint(with: .awaitsLayout) { layer.markAncestors(.descendantNeedsLayout) }
    if !layer.flags.isDisjoint(with: .awaitsDisplay) { layer.markAncestors(.descendantNeedsDisplay) }
  }

  /// Lays out the tree of the highest ancestor that is reached through layers that need layout.
  ///
  /// - Returns: Whether all of it is laid out, the same as `layoutTree()`.
  @discardableResult
  package final func layoutFromHighestNeed() -> Bool {
    var highest = self
    while let ancestor = highest.superlayerStore, ancestor.flags.contains(.needsLayout) { highest = ancestor }
    return highest.layoutTree()
  }

  /// Lays out this layer and the sublayers that need it, from the top down, until nothing is pending.
  ///
  /// - Returns: Whether everything is laid out; `false` after `layoutPassLimit` passes.
  @discardableResult
  package final func layoutTree() -> Bool {
    var passes = 0
    while !flags.isDisjoint(with: .awaitsLayout) {
      if passes == Self.layoutPassLimit { return false }
      layoutPass()
      passes += 1
    }
    return true
  }

  /// Stops the program with a message if layers are nested too deeply for the stack. The system would stop it without
  /// one.
  ///
  /// The limit is more than 20,000 levels.
  final func checkDepth() {
    if MainStack.isNearlyUsedUp {
      fatalError(
        "\(self) is nested too deeply to be laid out or drawn: the stack of the main thread is exhausted.")
    }
  }

  private final func layoutPass() {
    checkDepth()
    if flags.contains(.needsLayout) {
      flags.remove(.needsLayout)
      let isNested = flags.contains(.isLayingOut)
      flags.insert(.isLayingOut)
      layoutSublayers()
      if !isNested { flags.remove(.isLayingOut) }
    }
    guard flags.contains(.descendantNeedsLayout) else { return }
    flags.remove(.descendantNeedsLayout)
    if let only = awaiting.layout {
      only.takeUnretainedValue().layoutPass()
      return
    }
    if let mask = extras?.mask, !mask.flags.isDisjoint(with: .awaitsLayout) { mask.layoutPass() }
    // Layout may change the list and even remove the following layers.
    for sublayer in sublayerStore
    where !sublayer.flags.isDisjoint(with: .awaitsLayout) && sublayer.superlayerStore === self {
      sublayer.layoutPass()
    }
  }
}
