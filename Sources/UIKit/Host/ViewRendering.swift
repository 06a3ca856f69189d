/// Draws views into pixels.
@MainActor
package enum ViewRendering {
  /// A view with its subviews, as laid out, drawn and animated now, with as many pixels per point as asked for.
  ///
  /// What lies outside the bounds is cut off; where nothing is drawn, pixels are clear. `nil` where the picture would have
  /// no pixel or more than memory can hold.
  package static func image(of view: UIView, scale: CGFloat) -> CGImage? {
    guard let context = CGContext.bitmap(bounds: view.bounds, scale: scale, isOpaque: false) else { return nil }
    AnimationRegistry.withPresentation {
      view.traitCollection.performAsCurrent { view.layer.renderFirst(in: context) }
    }
    return context.makeImage()
  }
}
