extension CALayer {
  /// How often a tree is laid out at most when layout keeps asking for more layout. What is left then keeps its flags,
  /// and waits for the next frame.
  package static let layoutPassLimit = 100

  final func markNeedsLayout() {
    guard !flags.contains(.needsLayout) else { return }
    flags.insert(.needsLayout)
    superlayerStore?.markDescendants(.descendantNeedsLayout)
  }

  /// Notes that something below waits. An ancestor that knows already has told its own.
  final func markDescendants(_ flag: LayerFlags) {
    var layer: CALayer? = self
    while let current = layer, !current.flags.contains(flag) {
      current.flags.insert(flag)
      layer = current.superlayerStore
    }
  }

  /// Notes what a layer that has just come in waits for.
  final func adoptNeeds(of layer: CALayer) {
    if !layer.flags.isDisjoint(with: .awaitsLayout) { markDescendants(.descendantNeedsLayout) }
    if !layer.flags.isDisjoint(with: .awaitsDisplay) { markDescendants(.descendantNeedsDisplay) }
  }

  final func layoutFromHighestNeed() {
    var highest = self
    while let ancestor = highest.superlayerStore, ancestor.flags.contains(.needsLayout) { highest = ancestor }
    highest.layoutTree()
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

  private final func layoutPass() {
    if flags.contains(.needsLayout) {
      flags.remove(.needsLayout)
      layoutSublayers()
    }
    guard flags.contains(.descendantNeedsLayout) else { return }
    flags.remove(.descendantNeedsLayout)
    if let mask = extras?.mask, !mask.flags.isDisjoint(with: .awaitsLayout) { mask.layoutPass() }
    // Laying out may change the list, and even take away layers that are still to come.
    for sublayer in sublayerStore
    where !sublayer.flags.isDisjoint(with: .awaitsLayout) && sublayer.superlayerStore === self {
      sublayer.layoutPass()
    }
  }
}
