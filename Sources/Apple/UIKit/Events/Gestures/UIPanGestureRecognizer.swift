import QuartzCore

/// A recognizer of a drag. The gesture begins after the fingers moved ten points and continues until they are lifted.
///
/// - Source: developer.apple.com/documentation/uikit/uipangesturerecognizer
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of fingers.
  ///
  /// - Default: 1.
  open var minimumNumberOfTouches: Int = 1

  /// The maximum number of fingers. More fingers make the gesture fail before it begins.
  ///
  /// - Default: no limit.
  open var maximumNumberOfTouches: Int = .max

  /// The types of scrolling with a wheel or trackpad that the recognizer receives. A host has fingers only.
  ///
  /// - Default: none.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// The distance that fingers move before the drag begins, in points.
  static let hysteresis: CGFloat = 10

  final var track = DragTrack()

  /// Returns the distance that the fingers moved since the gesture began, in points of a view's coordinates. The ten
  /// points before the beginning don't count.
  open func translation(in view: UIView?) -> CGPoint {
    vector(track.translation, in: view)
  }

  /// Sets the translation, which continues from the new value.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let (zero, end) = (
      location(inWindowOf: .zero, from: view), location(inWindowOf: translation, from: view)
    )
    track.setTranslation(CGPoint(x: end.x - zero.x, y: end.y - zero.y))
  }

  /// Returns the velocity over the last tenth of a second, in points per second of a view's coordinates.
  open func velocity(in view: UIView?) -> CGPoint {
    vector(track.velocity(at: AppHost.current.clock.now), in: view)
  }

  private func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    let zero = location(ofWindowPoint: .zero, in: view)
    let end = location(ofWindowPoint: vector, in: view)
    return CGPoint(x: end.x - zero.x, y: end.y - zero.y)
  }

  private func location(inWindowOf point: CGPoint, from other: UIView?) -> CGPoint {
    guard let other, let window = view?.window ?? other.window else { return point }
    return other.convert(point, to: window as UIView?)
  }

  /// Returns whether the fingers moved far enough, and in a direction that this recognizer accepts. `nil` while that is
  /// undecided.
  func isDrag(_ distance: CGPoint) -> Bool? {
    distance.distance(to: .zero) >= UIPanGestureRecognizer.hysteresis ? true : nil
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    track.fingersChanged(to: sequence.touches)
    if state == .possible, numberOfTouches > maximumNumberOfTouches { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    track.moved(sequence.touches, at: event.timestamp)
    guard state == .possible else {
      state = .changed
      return
    }
    guard numberOfTouches >= minimumNumberOfTouches, sequence.pending == nil else { return }
    switch isDrag(track.translation) {
    case nil: break
    case false?: state = .failed
    case true?:
      track.subtract(UIPanGestureRecognizer.hysteresis)
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let left = sequence.touches.filter { !touches.contains($0) }
    track.moved(sequence.touches, at: event.timestamp)
    if left.isEmpty || (state != .possible && left.count < minimumNumberOfTouches) {
      if state != .possible || sequence.pending != nil { state = .ended } else { state = .failed }
    } else {
      track.fingersChanged(to: left)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    track = DragTrack()
  }
}
