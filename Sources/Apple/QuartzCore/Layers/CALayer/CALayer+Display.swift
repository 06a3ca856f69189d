extension CALayer {
  final func markNeedsDisplay() {
    guard !flags.contains(.needsDisplay) else { return }
    flags.insert(.needsDisplay)
    markAncestors(.descendantNeedsDisplay)
  }

  /// Draws the same as `render(in:)` as the first content of a new context, without a group, which would need a second
  /// image of the same size.
  package final func renderFirst(in context: CGContext) {
    displayTree()
    LayerRenderer.draw(self, into: context)
  }

  /// Displays this layer and the sublayers that need it. It visits only branches that need display.
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

  /// Records the drawing of `draw(in:)`. If it draws nothing, an image that was set remains, and an earlier drawing is
  /// removed.
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
