extension CALayer {
  /// The host that displays the layer, which is that of the root of its tree; `nil` if there is none.
  package final var hostOfTree: AppHost? { topmostLayer.extras?.host }

  /// The host that displays the layer, or else the current one.
  package final var host: AppHost { hostOfTree ?? AppHost.current }

  /// Sets the host that displays this layer, the root of a tree, with its sublayers.
  package final func belong(to host: AppHost?) {
    if host == nil, extras == nil { return }
    extrasToChange.host = host
  }

  /// The root of this layer's tree.
  final var topmostLayer: CALayer {
    // Each layer is owned by the next one. Retaining them would take most of the time in deep trees.
    unowned(unsafe) var top = self
    while let superlayer = top.superlayerStore { top = superlayer }
    return top
  }
}
