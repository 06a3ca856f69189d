/// The geometry of a layer. Every layer has one, and layout reads and writes it frequently.
package struct LayerGeometry: Equatable, Sendable {
  package var bounds = CGRect.zero
  package var position = CGPoint.zero
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var zPosition: CGFloat = 0

  package init() {}

  /// The anchor point in the layer's own coordinates.
  package var anchor: CGPoint {
    CGPoint(
      x: bounds.origin.x + bounds.size.width * anchorPoint.x,
      y: bounds.origin.y + bounds.size.height * anchorPoint.y)
  }
}
