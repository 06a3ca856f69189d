/// Tells when fingers are on glass. It never recognizes, so that it stands in no other recognizer's way.
final class GlassTouchRecognizer: UIGestureRecognizer {
  private let change: (Bool) -> Void

  /// - Parameter change: hears whether a finger is on the glass.
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
