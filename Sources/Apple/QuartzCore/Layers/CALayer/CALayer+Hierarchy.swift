extension CALayer {
  final func insert(_ layer: CALayer, at index: Int) {
    checkIsNoAncestor(layer)
    var index = min(max(index, 0), sublayerStore.count)
    if layer.superlayerStore === self, let current = sublayerStore.indexFromEitherEnd(of: layer) {
      // Within the same superlayer, the layer is only moved.
      if current < index { index -= 1 }
      guard current != index else { return }
      change(.sublayers) {
        sublayerStore.remove(at: current)
        sublayerStore.insert(layer, at: index)
      }
      sublayersDidChange(by: layer)
      return
    }
    layer.detachFromSuperlayer()
    index = min(index, sublayerStore.count)
    change(.sublayers) {
      sublayerStore.insert(layer, at: index)
      layer.superlayerStore = self
    }
    if layer.geometry.zPosition != 0 { flags.insert(.sublayersHaveDepth) }
    adoptNeeds(of: layer)
    sublayersDidChange(by: layer)
    if layer.flags.contains(.observesChanges) { layer.runEvent(.onOrderIn) }
    if layer.owner == nil { ImplicitAnimations.layerDidArrive(layer) }
  }

  /// Requests layout, unless a custom layer of the app is added or removed during the layout of sublayers. Many apps
  /// add a gradient or a border in each `layoutSubviews()`, which doesn't cause a loop on iOS.
  private final func sublayersDidChange(by layer: CALayer) {
    if layer.owner == nil, flags.contains(.isLayingOut) { return }
    setNeedsLayout()
  }

  final func insert(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: index(of: sibling) ?? 0)
  }

  final func insert(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, at: index(of: sibling).map { $0 + 1 } ?? sublayerStore.count)
  }

  final func replace(_ old: CALayer, with new: CALayer) {
    guard old !== new, let index = index(of: old) else { return }
    checkIsNoAncestor(new)
    insert(new, at: index)
    old.detachFromSuperlayer()
  }

  final func replaceSublayers(_ layers: [CALayer]) {
    for layer in layers { checkIsNoAncestor(layer) }
    for layer in sublayerStore where !layers.contains(where: { $0 === layer }) { layer.detachFromSuperlayer() }
    for (index, layer) in layers.enumerated() { insert(layer, at: index) }
  }

  final func detachFromSuperlayer() {
    guard let superlayer = superlayerStore else { return }
    if superlayer.extras?.mask === self {
      superlayer.mask = nil
      return
    }
    guard let index = superlayer.index(of: self) else { return }
    // The layer must be retained until the end of this call.
    withExtendedLifetime(self) {
      superlayer.change(.sublayers) {
        superlayer.sublayerStore.remove(at: index)
        superlayer.awaiting.forget(self)
        superlayerStore = nil
      }
      superlayer.sublayersDidChange(by: self)
      superlayer.host.animations.layerDidDetach(self)
      if flags.contains(.observesChanges) { runEvent(.onOrderOut) }
    }
  }

  /// The presentation layers of the sublayers, for a presentation layer.
  final var presentedSublayers: [CALayer]? {
    extras?.model?.sublayers?.map { $0.presentation() ?? $0 }
  }

  private final func index(of layer: CALayer?) -> Int? {
    guard let layer, layer.superlayerStore === self else { return nil }
    return sublayerStore.indexFromEitherEnd(of: layer)
  }

  private final func checkIsNoAncestor(_ layer: CALayer) {
    var ancestor: CALayer? = self
    // A layer without sublayers isn't an ancestor.
    let isEmpty = layer.sublayerStore.isEmpty && layer.extras?.mask == nil
    while let current = ancestor {
      preconditionOfCaller(
        current !== layer, "\(layer) cannot be a sublayer of \(self), which is the same layer or one of its descendants"
      )
      ancestor = isEmpty ? nil : current.superlayerStore
    }
  }
}
