import QuartzCore

/// Finds fingers that drag. The gesture begins once they have gone ten points, and goes on until they are lifted.
///
/// - Source: developer.apple.com/documentation/uikit/uipangesturerecognizer
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The smallest number of fingers.
  ///
  /// - Default: 1.
  open var minimumNumberOfTouches: Int = 1

  /// The greatest number of fingers; more make the gesture fail before it has begun.
  ///
  /// - Default: no limit.
  open var maximumNumberOfTouches: Int = .max

  /// The kinds of scrolling by a wheel or trackpad that the recognizer hears of. A host has fingers only.
  ///
  /// - Default: none.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// How far fingers go before they drag, in points.
  static let hysteresis: CGFloat = 10

  final var track = DragTrack()

  /// How far the fingers have gone since the gesture began, in points of a view's coordinates. The first ten points, which
  /// made the gesture begin, don't count.
  open func translation(in view: UIView?) -> CGPoint {
    vector(track.translation, in: view)
  }

  /// Has the translation go on from another value.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let (zero, end) = (
      location(inWindowOf: .zero, from: view), location(inWindowOf: translation, from: view)
    )
    track.setTranslation(CGPoint(x: end.x - zero.x, y: end.y - zero.y))
  }

  /// How fast the fingers go, in points per second of a view's coordinates: over the last tenth of a second.
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

  /// Returns whether the fingers have gone far enough, and in a way that this kind of pan takes. `nil` while that is
  /// open.
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
