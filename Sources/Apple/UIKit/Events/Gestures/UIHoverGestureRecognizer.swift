/// Follows a pointer over a view, while no button is pressed.
///
/// The gesture begins as the pointer comes over the view, changes as it moves, and ends as it leaves.
///
/// - Source: developer.apple.com/documentation/uikit/uihovergesturerecognizer
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The pointer is at a point of the window, over the view.
  final func pointerMoved(to point: CGPoint) {
    sequence.place(at: point)
    state = state == .possible ? .began : .changed
  }

  /// The pointer is not over the view any more.
  final func pointerLeft() {
    state = .ended
  }
}
