/// The Booleans of a layer.
package struct LayerFlags: OptionSet, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  // What waits for the next frame. A layer with any of these has ancestors with the matching `descendant` flag, all the
  // way up, so that a pass goes down only where there is something to do.
  package static let needsLayout = LayerFlags(rawValue: 1 << 0)
  package static let needsDisplay = LayerFlags(rawValue: 1 << 1)
  package static let descendantNeedsLayout = LayerFlags(rawValue: 1 << 2)
  package static let descendantNeedsDisplay = LayerFlags(rawValue: 1 << 3)

  // What the user sets.
  package static let isHidden = LayerFlags(rawValue: 1 << 4)
  package static let masksToBounds = LayerFlags(rawValue: 1 << 5)
  package static let isOpaque = LayerFlags(rawValue: 1 << 6)
  package static let isGeometryFlipped = LayerFlags(rawValue: 1 << 7)
  package static let isDoubleSided = LayerFlags(rawValue: 1 << 8)
  package static let needsDisplayOnBoundsChange = LayerFlags(rawValue: 1 << 9)
  package static let allowsGroupOpacity = LayerFlags(rawValue: 1 << 10)
  package static let drawsAsynchronously = LayerFlags(rawValue: 1 << 11)
  package static let shouldRasterize = LayerFlags(rawValue: 1 << 12)
  package static let allowsEdgeAntialiasing = LayerFlags(rawValue: 1 << 13)

  // What saves a look elsewhere.
  /// The transform is not the identity, or the anchor has a depth: see `LayerExtras.transform`.
  package static let isTransformed = LayerFlags(rawValue: 1 << 14)
  /// The sublayers' coordinates are not simply this layer's: a sublayer transform, or flipped geometry.
  package static let transformsSublayers = LayerFlags(rawValue: 1 << 15)
  /// Some sublayer has, or had, a z position other than zero.
  package static let sublayersHaveDepth = LayerFlags(rawValue: 1 << 16)
  /// Changes of properties may run actions or ask for display: a subclass of the user's, a delegate or `actions`.
  package static let observesChanges = LayerFlags(rawValue: 1 << 17)

  /// A layer without a view that a frame has shown: its changes are animated.
  package static let isOnScreen = LayerFlags(rawValue: 1 << 18)

  /// What shows the layer for the time being lies elsewhere, as the preview of a menu: with all below it, it is not drawn where it is.
  package static let isLifted = LayerFlags(rawValue: 1 << 19)
  package static let notDrawn: LayerFlags = [.isHidden, .isLifted]

  /// The layer's `layoutSublayers()` runs.
  package static let isLayingOut = LayerFlags(rawValue: 1 << 20)

  package static let initial: LayerFlags = [.isDoubleSided, .allowsGroupOpacity]
  package static let awaitsLayout: LayerFlags = [.needsLayout, .descendantNeedsLayout]
  package static let awaitsDisplay: LayerFlags = [.needsDisplay, .descendantNeedsDisplay]
  package static let awaitsAny: LayerFlags = [
    .needsLayout, .needsDisplay, .descendantNeedsLayout, .descendantNeedsDisplay,
  ]
}
