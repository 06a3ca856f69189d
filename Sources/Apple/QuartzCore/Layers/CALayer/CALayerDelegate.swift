/// The methods that a layer calls on its delegate. All of them have a default.
///
/// - Source: developer.apple.com/documentation/quartzcore/calayerdelegate
public protocol CALayerDelegate: NSObjectProtocol {
  /// Asks the delegate to set the layer's contents, in place of `draw(_:in:)`. Called by `CALayer.display()`.
  func display(_ layer: CALayer)
  /// Asks the delegate to draw the layer's contents. Called by `CALayer.draw(in:)`; the default draws nothing.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Tells the delegate that the layer is about to draw its contents.
  func layerWillDraw(_ layer: CALayer)
  /// Asks the delegate to lay out the sublayers. Called by `CALayer.layoutSublayers()` when the bounds or the sublayers
  /// changed.
  func layoutSublayers(of layer: CALayer)
  /// Asks the delegate for the action for an event: `nil` continues the search, `NSNull` ends it without an action.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  // It is unknown whether a conformer implements a method of a protocol without optional requirements. Therefore, the
  // default of `display(_:)` draws, as a layer does whose delegate doesn't have the method.
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
