/// The Booleans of a layer.
package struct LayerFlags: OptionSet, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  // The pending work for the next frame. The ancestors of a layer with one of these have the corresponding `descendant`
  // flag, so that a pass visits only branches with pending work.
  package static let needsLayout = LayerFlags(rawValue: 1 << 0)
  package static let needsDisplay = LayerFlags(rawValue: 1 << 1)
  package static let descendantNeedsLayout = LayerFlags(rawValue: 1 << 2)
  package static let descendantNeedsDisplay = LayerFlags(rawValue: 1 << 3)

  // The properties of the layer.
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

  // The cached values.
  /// The transform isn't the identity or the anchor point has a depth: see `LayerExtras.transform`.
  package static let isTransformed = LayerFlags(rawValue: 1 << 14)
  /// The sublayers have another coordinate system because of a sublayer transform or flipped geometry.
  package static let transformsSublayers = LayerFlags(rawValue: 1 << 15)
  /// A sublayer has, or had, a z position other than 0.
  package static let sublayersHaveDepth = LayerFlags(rawValue: 1 << 16)
  /// Changes of properties may run actions or request display, because of a custom subclass, a delegate or `actions`.
  package static let observesChanges = LayerFlags(rawValue: 1 << 17)

  /// A frame has displayed the layer, which has no view and whose changes are animated.
  package static let isOnScreen = LayerFlags(rawValue: 1 << 18)

  /// The layer is currently displayed elsewhere, such as in the preview of a menu. It isn't drawn at its own position,
  /// and neither are its sublayers.
  package static let isLifted = LayerFlags(rawValue: 1 << 19)
  package static let notDrawn: LayerFlags = [.isHidden, .isLifted]

  /// `layoutSublayers()` of the layer is running.
  package static let isLayingOut = LayerFlags(rawValue: 1 << 20)

  package static let initial: LayerFlags = [.isDoubleSided, .allowsGroupOpacity]
  package static let awaitsLayout: LayerFlags = [.needsLayout, .descendantNeedsLayout]
  package static let awaitsDisplay: LayerFlags = [.needsDisplay, .descendantNeedsDisplay]
  package static let awaitsAny: LayerFlags = [
    .needsLayout, .needsDisplay, .descendantNeedsLayout, .descendantNeedsDisplay,
  ]
}
