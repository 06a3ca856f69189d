import UIKit

/// Reports a finger as soon as it is down, before it has rested long enough.
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
