/// A gesture recognizer that reports touches on glass. It never recognizes a gesture, so that it does not affect other
/// recognizers.
final class GlassTouchRecognizer: UIGestureRecognizer {
  private let change: (Bool) -> Void

  /// Creates a recognizer.
  ///
  /// - Parameter change: A closure that is called with whether the glass is touched.
  init(_ change: @escaping (Bool) -> Void) {
    self.change = change
    super.init(target: nil, action: nil)
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    change(true)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    change(false)
    state = .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    change(false)
    state = .failed
  }
}
