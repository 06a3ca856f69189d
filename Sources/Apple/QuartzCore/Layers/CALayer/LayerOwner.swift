/// The delegate that a layer belongs to: a view. It hears of changes that a plain delegate is not told.
///
/// The layer does not keep its owner alive, and holds it without the cost of a weak reference; so the owner must call
/// `CALayer.detachOwner()` before it goes.
package protocol LayerOwner: CALayerDelegate {
  /// The layer's geometry has changed.
  ///
  /// - Parameters:
  ///   - change: what has changed; one assignment may change several.
  ///   - oldBounds: the bounds before, also when they are the same.
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
