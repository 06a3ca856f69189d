// Zooming. The view that the delegate provides is transformed, and the content gets its size.

extension UIScrollView {
  var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

  /// Zooms to a scale.
  ///
  /// - Parameter center: The point of the zoomed view that is scrolled to the center, or `nil` to keep the present
  ///   center.
  func zoom(toScale wanted: CGFloat, around center: CGPoint?, animated: Bool) {
    guard let view = zoomedView, wanted.isFinite else { return }
    let scale = max(minimumZoomScale, min(wanted, maximumZoomScale))
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let center = center ?? view.convert(middle, from: self)
    if scale != zoomScaleStorage, scale > 0 {
      if animated { delegate?.scrollViewWillBeginZooming(self, with: view) }
      apply(scale, to: view)
      bring(center, of: view)
      delegate?.scrollViewDidZoom(self)
      if animated { delegate?.scrollViewDidEndZooming(self, with: view, atScale: scale) }
    } else {
      bring(center, of: view)
    }
  }

  func zoom(toRect rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    let scale = min(bounds.width / rect.width, bounds.height / rect.height)
    zoom(toScale: scale, around: CGPoint(x: rect.midX, y: rect.midY), animated: animated)
  }

  func apply(_ scale: CGFloat, to view: UIView) {
    let origin = view.frame.origin
    zoomScaleStorage = scale
    view.transform = scale == 1 ? .identity : CGAffineTransform(scaleX: scale, y: scale)
    let moved = view.frame.origin
    view.center = CGPoint(x: view.center.x + origin.x - moved.x, y: view.center.y + origin.y - moved.y)
    contentSize = view.frame.size
  }

  /// Scrolls a point of the view to the center, as far as the content allows.
  private func bring(_ point: CGPoint, of view: UIView) {
    let (target, size) = (convert(point, from: view), bounds.size)
    contentOffset = confined(CGPoint(x: target.x - size.width / 2, y: target.y - size.height / 2))
  }

  /// Positions the zoomed view after layout, which ignores its transform. The view must keep its top left corner
  /// instead of its center.
  func placeZoomedView() {
    guard zoomScaleStorage != 1, let view = zoomedView, view.superviewStorage === self,
      let frame = ConstraintLayout.solvedFrame(of: view)
    else { return }
    let anchor = view.layer.anchorPoint
    let center = CGPoint(
      x: frame.minX + frame.width * anchor.x * zoomScaleStorage,
      y: frame.minY + frame.height * anchor.y * zoomScaleStorage)
    if view.center != center { view.center = center }
  }
}
