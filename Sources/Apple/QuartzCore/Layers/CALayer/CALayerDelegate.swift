/// What a layer asks and tells its delegate. Every method has a default.
///
/// - Source: developer.apple.com/documentation/quartzcore/calayerdelegate
public protocol CALayerDelegate: NSObjectProtocol {
  /// Gives the layer its contents, instead of `draw(_:in:)`. Called by `CALayer.display()`.
  func display(_ layer: CALayer)
  /// Draws the layer's contents. Called by `CALayer.draw(in:)`; the default draws nothing.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Tells that the layer is about to draw its contents.
  func layerWillDraw(_ layer: CALayer)
  /// Lays out the sublayers. Called by `CALayer.layoutSublayers()` when the bounds or the sublayers changed.
  func layoutSublayers(of layer: CALayer)
  /// Asks the delegate for the action for an event: `nil` lets the layer search on, `NSNull` ends the search without
  /// one.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  // A protocol without optional requirements can't be asked what its conformer implements. So the default of
  // `display(_:)` is what a layer does when its delegate has no such method: draw.
  public func display(_ layer: CALayer) {
    layer.drawContents()
  }

  public func draw(_ layer: CALayer, in ctx: CGContext) {}

  public func layerWillDraw(_ layer: CALayer) {}

  public func layoutSublayers(of layer: CALayer) {}

  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    nil
  }
}
