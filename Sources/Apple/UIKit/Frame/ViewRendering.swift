/// The rendering of views to pixels.
@MainActor
package enum ViewRendering {
  /// Returns an image of a view with its subviews in their current state of layout, drawing and animation, with a
  /// given scale.
  ///
  /// Content outside of the bounds is clipped, and pixels without content are clear. `nil` if the image would have no
  /// pixels or exceed the available memory.
  ///
  /// - Parameter fitsPixels: Whether the view fills the nearest whole number of pixels.
  package static func image(of view: UIView, scale: CGFloat, fitsPixels: Bool = false) -> CGImage? {
    guard let context = CGContext.bitmap(bounds: view.bounds, scale: scale, isOpaque: false, fitsPixels: fitsPixels)
    else { return nil }
    let frame = view.frame
    let host = view.layer.host
    host.run {
      host.animations.withPresentation {
        if view is UIWindow { place(view.layer, in: frame, context) }
        view.traitCollection.performAsCurrent { view.layer.renderFirst(in: context) }
      }
    }
    return context.makeImage()
  }

  /// Draws a layer in a frame. A window that rotates with its screen is drawn in front of black.
  private static func place(_ layer: CALayer, in frame: CGRect, _ context: CGContext) {
    let shown = layer.affineTransform()
    guard !shown.isIdentity else { return }
    context.setFillColor(UIColor.black.cgColor)
    context.fill(CGRect(origin: .zero, size: frame.size))
    context.translateBy(x: layer.position.x - frame.minX, y: layer.position.y - frame.minY)
    context.concatenate(shown)
    let bounds = layer.bounds
    context.translateBy(
      x: -bounds.minX - bounds.width * layer.anchorPoint.x, y: -bounds.minY - bounds.height * layer.anchorPoint.y)
  }
}
