// Zooming: the delegate's view gets a transform, and the content its size.

extension UIScrollView {
  var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

  /// - Parameter center: the point of the view for zooming that comes to the middle; `nil` for the one that is there.
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

  /// Scrolls a point of the view to the middle, as far as the content reaches.
  private func bring(_ point: CGPoint, of view: UIView) {
    let (target, size) = (convert(point, from: view), bounds.size)
    contentOffset = confined(CGPoint(x: target.x - size.width / 2, y: target.y - size.height / 2))
  }

  /// Layout puts a view where it would be without its transform; a zoomed one grows from its top left, not its middle.
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
