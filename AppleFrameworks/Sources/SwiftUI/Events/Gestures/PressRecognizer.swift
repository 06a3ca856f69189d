import UIKit

/// A gesture recognizer that reports a finger as soon as it touches the view, before the minimum duration.
final class PressRecognizer: UILongPressGestureRecognizer {
  var onPress: (Bool) -> Void = { _ in }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    onPress(true)
  }
  override func reset() {
    super.reset()
    onPress(false)
  }
}
