import HostServices
import UIKit

/// An object that handles touches on a map: one finger scrolls the map, two fingers zoom it, and taps select
/// annotations.
@MainActor
final class MapFingers: NSObject, UIGestureRecognizerDelegate {
  /// The minimum number of map points per point of the view, at the closest zoom.
  static let leastScale = 0.25

  private unowned let map: MKMapView
  private var start = MKMapRect.null

  init(map: MKMapView) { self.map = map }

  func attach() {
    let (pan, pinch, tap) = (UIPanGestureRecognizer(), UIPinchGestureRecognizer(), UITapGestureRecognizer())
    HostServices.listen(to: pan) { [unowned self, unowned pan] _ in move(pan) }
    HostServices.listen(to: pinch) { [unowned self, unowned pinch] _ in zoom(pinch) }
    HostServices.listen(to: tap) { [unowned self, unowned tap] _ in select(tap) }
    for recognizer in [pan, pinch, tap] as [UIGestureRecognizer] {
      recognizer.delegate = self
      map.addGestureRecognizer(recognizer)
    }
  }

  private func move(_ pan: UIPanGestureRecognizer) {
    guard map.isScrollEnabled, map.content.scale > 0 else { return }
    if pan.state == .began { start = map.visibleMapRect }
    guard [.began, .changed, .ended].contains(pan.state), !start.isNull else { return }
    let way = pan.translation(in: map)
    let scale = map.content.scale
    map.setVisibleMapRect(start.offsetBy(dx: -way.x / scale, dy: -way.y / scale), animated: false)
  }

  private func zoom(_ pinch: UIPinchGestureRecognizer) {
    guard map.isZoomEnabled else { return }
    if pinch.state == .began { start = map.visibleMapRect }
    guard [.began, .changed, .ended].contains(pinch.state), !start.isNull, pinch.scale > 0 else { return }
    let (width, height) = (start.width / pinch.scale, start.height / pinch.scale)
    map.setVisibleMapRect(
      MKMapRect(x: start.midX - width / 2, y: start.midY - height / 2, width: width, height: height), animated: false)
  }

  private func select(_ tap: UITapGestureRecognizer) {
    guard tap.state == .ended else { return }
    let point = tap.location(in: map.content)
    map.annotationViews.tap(at: point)
  }

  /// Returns whether the recognizer receives a touch. Controls on the map, such as those of callouts, receive their own
  /// touches.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    var view = touch.view
    while let current = view, current !== map {
      if current is UIControl { return false }
      view = current.superview
    }
    return true
  }
}
