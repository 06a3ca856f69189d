extension CALayer {
  /// The host that shows the layer: that of the layer at the top of its tree; nil where nobody shows it.
  package final var hostOfTree: AppHost? { topmostLayer.extras?.host }

  /// The host that shows the layer, or the one whose code runs.
  package final var host: AppHost { hostOfTree ?? AppHost.current }

  /// Says which host shows this layer, the top of a tree, and all below it.
  package final func belong(to host: AppHost?) {
    if host == nil, extras == nil { return }
    extrasToChange.host = host
  }

  /// The layer at the top of this one's tree.
  final var topmostLayer: CALayer {
    // Each of them is owned by the next one: none has to be kept meanwhile, which would take most of the time in deep trees.
    unowned(unsafe) var top = self
    while let superlayer = top.superlayerStore { top = superlayer }
    return top
  }
}
