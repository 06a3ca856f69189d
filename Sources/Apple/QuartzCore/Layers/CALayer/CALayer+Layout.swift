import RuntimeSupport

extension CALayer {
  /// How often a tree is laid out at most when layout keeps asking for more layout. What is left then keeps its flags,
  /// and waits for the next frame.
  package static let layoutPassLimit = 100

  final func markNeedsLayout() {
    guard !flags.contains(.needsLayout) else { return }
    flags.insert(.needsLayout)
    markAncestors(.descendantNeedsLayout)
  }

  /// Has the layers above note that something below them waits. One that knows already has told its own.
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

  /// Notes what a layer that has just come in waits for.
  final func adoptNeeds(of layer: CALayer) {
    if !layer.flags.isDisjoint(with: .awaitsLayout) { layer.markAncestors(.descendantNeedsLayout) }
    if !layer.flags.isDisjoint(with: .awaitsDisplay) { layer.markAncestors(.descendantNeedsDisplay) }
  }

  /// Lays out the tree under the highest ancestor that is reached by way of layers that need layout.
  ///
  /// - Returns: whether all of it is laid out, as `layoutTree()` says.
  @discardableResult
  package final func layoutFromHighestNeed() -> Bool {
    var highest = self
    while let ancestor = highest.superlayerStore, ancestor.flags.contains(.needsLayout) { highest = ancestor }
    return highest.layoutTree()
  }

  /// Lays out this layer and all below it that need it, from the top down, until nothing is left to do.
  ///
  /// - Returns: whether all is laid out; `false` when layout asked for more layout `layoutPassLimit` times.
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

  /// Stops the program with a message where layers lie too deep in each other for the stack: the system would stop it without.
  ///
  /// That is more than 20,000 levels.
  final func checkDepth() {
    if MainStack.isNearlyUsedUp {
      fatalError(
        "\(self) lies too deep in other layers to be laid out or drawn: the stack of the main thread is used up.")
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
    // Laying out may change the list, and even take away layers that are still to come.
    for sublayer in sublayerStore
    where !sublayer.flags.isDisjoint(with: .awaitsLayout) && sublayer.superlayerStore === self {
      sublayer.layoutPass()
    }
  }
}
