import UIKit

/// A delegate that coordinates the gesture recognizers of one view.
@MainActor
final class GestureDelegate: NSObject, UIGestureRecognizerDelegate {
  var actions: [ObjectIdentifier: (UIGestureRecognizer) -> Void] = [:]
  var coordinators: [ObjectIdentifier: AnyObject] = [:]
  var isSimultaneous = false
  /// Whether gestures of the content are recognized only if this one fails.
  var isFirst = false
  var isEnabled = true
  var mask = GestureMask.all

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    isSimultaneous || (other.delegate as? GestureDelegate)?.isSimultaneous == true
      || (recognizer.view === other.view && recognizer.delegate === other.delegate && isSimultaneous)
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    guard isFirst, let own = recognizer.view, let view = other.view, view !== own else { return false }
    return view.isDescendant(of: own)
  }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { isEnabled }

  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard isEnabled, mask.contains(.gesture) else { return false }
    // A control inside the view keeps its touches.
    var view = touch.view
    while let current = view, current !== recognizer.view {
      if current is UIControl, (current as? UIControl)?.isEnabled == true, !isSimultaneous, !isFirst { return false }
      view = current.superview
    }
    return true
  }
}
