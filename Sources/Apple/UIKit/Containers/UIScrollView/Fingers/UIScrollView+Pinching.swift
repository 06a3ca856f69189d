import Foundation
import QuartzCore

// Zooming by pinches.

extension UIScrollView {
  /// Whether there is a view to zoom, and a range of scales.
  var mayZoom: Bool { maximumZoomScale > minimumZoomScale && zoomedView != nil }

  func zoomLimitsDidChange() {
    guard maximumZoomScale > minimumZoomScale, pinchStorage == nil else { return }
    let pinch = ScrollPinchGestureRecognizer()
    pinchStorage = pinch
    addGestureRecognizer(pinch)
    pinch.delegate = self as? any UIGestureRecognizerDelegate
    pinch.listeners.append { [weak self] pinch in
      if let pinch = pinch as? UIPinchGestureRecognizer { self?.pinchDidChange(pinch) }
    }
  }

  private func pinchDidChange(_ pinch: UIPinchGestureRecognizer) {
    guard let view = zoomedView else { return }
    switch pinch.state {
    case .began:
      fingers.zoom = ScrollZoom(
        startScale: zoomScaleStorage, content: view.convert(pinch.startLocation(in: self), from: self as UIView?))
      delegate?.scrollViewWillBeginZooming(self, with: view)
      follow(pinch, view)
    case .changed: follow(pinch, view)
    case .ended, .cancelled: endZoom(around: pinch.location(in: self))
    case .possible, .failed: break
    }
  }

  private func follow(_ pinch: UIPinchGestureRecognizer, _ view: UIView) {
    guard let zoom = fingers.zoom else { return }
    let wanted = zoom.startScale * pinch.scale
    let edge = min(max(wanted, minimumZoomScale), maximumZoomScale)
    // Beyond the limits the scale follows with the same resistance as content at its edges, up to the double or the
    // half of the limits.
    let beyond = bouncesZoom ? RubberBand.stretch(log(wanted / edge), log(2)) : 0
    let place = pinch.location(in: self)
    let anchor = CGPoint(x: place.x - contentOffset.x, y: place.y - contentOffset.y)
    show(edge * exp(beyond), of: view, keeping: zoom.content, at: anchor)
  }

  /// Displays the view at a scale, with one of its points at a point in the scroll view.
  private func show(_ scale: CGFloat, of view: UIView, keeping point: CGPoint, at anchor: CGPoint) {
    let changes = scale != zoomScaleStorage
    if changes { apply(scale, to: view) }
    let target = convert(point, from: view)
    moveContent(to: confined(CGPoint(x: target.x - anchor.x, y: target.y - anchor.y)))
    if var drag = fingers.drag {
      // The drag continues from the position that zooming gave the content.
      let way = panGestureRecognizer.translation(in: self)
      drag.start = CGPoint(x: contentOffset.x + way.x, y: contentOffset.y + way.y)
      fingers.drag = drag
    }
    if changes { delegate?.scrollViewDidZoom(self) }
  }

  private func endZoom(around place: CGPoint) {
    guard let view = zoomedView, fingers.zoom != nil else { return }
    let scale = zoomScaleStorage
    let edge = min(max(scale, minimumZoomScale), maximumZoomScale)
    guard scale != edge else { return zoomDidEnd() }
    let anchor = CGPoint(x: place.x - contentOffset.x, y: place.y - contentOffset.y)
    let units = ScrollZoom.pointsPerUnit
    fingers.zoom?.bounce = ScrollZoom.Bounce(
      begin: AppHost.current.clock.now,
      motion: AxisMotion(springingFrom: log(scale) * units, to: log(edge) * units, velocity: 0),
      anchor: anchor, content: view.convert(place, from: self as UIView?))
    ClockDrivenViews.add(self)
  }

  func zoomBounceDidAdvance() {
    guard let bounce = fingers.zoom?.bounce, let view = zoomedView else { return }
    let time = AppHost.current.clock.now - bounce.begin
    let isOver = time >= bounce.motion.duration
    let limit = min(max(zoomScaleStorage, minimumZoomScale), maximumZoomScale)
    let scale = isOver ? limit : exp(bounce.motion.position(at: time) / ScrollZoom.pointsPerUnit)
    show(scale, of: view, keeping: bounce.content, at: bounce.anchor)
    if isOver { zoomDidEnd() }
  }

  /// Ends the bounce at once, at a scale within the limits.
  func stopZoomBounce() {
    guard let bounce = fingers.zoom?.bounce, let view = zoomedView else { return }
    let limit = min(max(zoomScaleStorage, minimumZoomScale), maximumZoomScale)
    show(limit, of: view, keeping: bounce.content, at: bounce.anchor)
    zoomDidEnd()
  }

  private func zoomDidEnd() {
    fingers.zoom = nil
    confineContentOffset()
    delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoomScaleStorage)
  }
}
