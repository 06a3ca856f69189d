/// The delegate that owns a layer, a view. It is notified of changes that a plain delegate isn't.
///
/// The layer doesn't retain its owner and stores it without the cost of a weak reference. Therefore, the owner must
/// call `CALayer.detachOwner()` before it is deallocated.
package protocol LayerOwner: CALayerDelegate {
  /// Tells the owner that the layer's geometry changed.
  ///
  /// - Parameters:
  ///   - change: The changed parts; one assignment may change several.
  ///   - oldBounds: The previous bounds, even if they didn't change.
  func layerGeometryDidChange(_ layer: CALayer, _ change: LayerGeometryChange, oldBounds: CGRect)
}

/// The parts of a layer's geometry that changed.
package struct LayerGeometryChange: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let boundsOrigin = LayerGeometryChange(rawValue: 1 << 0)
  package static let boundsSize = LayerGeometryChange(rawValue: 1 << 1)
  package static let position = LayerGeometryChange(rawValue: 1 << 2)
  package static let anchorPoint = LayerGeometryChange(rawValue: 1 << 3)
  package static let transform = LayerGeometryChange(rawValue: 1 << 4)
}
