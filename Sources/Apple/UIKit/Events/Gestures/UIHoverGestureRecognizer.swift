/// A recognizer of a pointer that moves over a view without a pressed button.
///
/// The gesture begins when the pointer enters the view, changes when it moves, and ends when it leaves.
///
/// - Source: developer.apple.com/documentation/uikit/uihovergesturerecognizer
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// Updates the gesture after the pointer moved to a point of the window over the view.
  final func pointerMoved(to point: CGPoint) {
    sequence.place(at: point)
    state = state == .possible ? .began : .changed
  }

  /// Ends the gesture after the pointer left the view.
  final func pointerLeft() {
    state = .ended
  }
}
