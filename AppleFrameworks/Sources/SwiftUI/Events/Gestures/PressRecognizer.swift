import UIKit

/// Says when a finger is down, before it is there for long enough.
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
