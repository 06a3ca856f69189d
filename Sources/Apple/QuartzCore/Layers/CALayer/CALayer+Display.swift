extension CALayer {
  final func markNeedsDisplay() {
    guard !flags.contains(.needsDisplay) else { return }
    flags.insert(.needsDisplay)
    markAncestors(.descendantNeedsDisplay)
  }

  /// Draws what `render(in:)` draws, as the first thing in a new context: there, no group is needed around it, which for a
  /// screen would be a second picture of the same size.
  package final func renderFirst(in context: CGContext) {
    displayTree()
    LayerRenderer.draw(self, into: context)
  }

  /// Displays this layer and all below it that need it. Goes only where something needs display.
  package final func displayTree() {
    checkDepth()
    displayIfNeeded()
    guard flags.contains(.descendantNeedsDisplay) else { return }
    flags.remove(.descendantNeedsDisplay)
    if let only = awaiting.display {
      only.takeUnretainedValue().displayTree()
      return
    }
    if let mask = extras?.mask, !mask.flags.isDisjoint(with: .awaitsDisplay) { mask.displayTree() }
    for sublayer in sublayerStore
    where !sublayer.flags.isDisjoint(with: .awaitsDisplay) && sublayer.superlayerStore === self {
      sublayer.displayTree()
    }
  }

  /// Records what `draw(in:)` draws. When that is nothing, an image that was set stays, and a drawing of before goes.
  package final func drawContents() {
    let bounds = geometry.bounds.standardized
    delegate?.layerWillDraw(self)
    let overhang = content.overhang
    let context = CGContext(recording: bounds.insetBy(dx: 0, dy: -overhang))
    draw(in: context)
    let list = context.displayList
    if list.isEmpty {
      content.recording = nil
    } else {
      content.recording = LayerRecording(list: list, bounds: bounds, overhang: overhang)
      content.image = nil
    }
  }
}
