import UIKit

/// A gesture recognizer for a finger that moves by a minimum distance.
final class DragRecognizer: UIGestureRecognizer {
  var minimumDistance: CGFloat = 10
  private(set) var start = CGPoint.zero
  private(set) var velocity = CGSize.zero
  private var last: (point: CGPoint, time: TimeInterval)?
  private var finger: UITouch?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard finger == nil, let touch = touches.first else { return }
    finger = touch
    start = touch.location(in: nil)
    last = (start, touch.timestamp)
    velocity = .zero
    if minimumDistance <= 0 { state = .began }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let finger, touches.contains(finger) else { return }
    let point = finger.location(in: nil)
    if let last, finger.timestamp > last.time {
      let time = finger.timestamp - last.time
      velocity = CGSize(width: (point.x - last.point.x) / time, height: (point.y - last.point.y) / time)
    }
    last = (point, finger.timestamp)
    if state == .possible {
      if hypot(point.x - start.x, point.y - start.y) >= minimumDistance { state = .began }
    } else if state == .began || state == .changed {
      state = .changed
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard let finger, touches.contains(finger) else { return }
    state = state == .possible ? .failed : .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = state == .possible ? .failed : .cancelled
  }

  override func reset() {
    super.reset()
    finger = nil
    last = nil
  }
}
