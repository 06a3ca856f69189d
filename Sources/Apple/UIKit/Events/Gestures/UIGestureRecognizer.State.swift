extension UIGestureRecognizer {
  /// How far a recognizer has come.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uigesturerecognizer/state-swift.enum
  public enum State: Int, Sendable {
    /// It may still be the gesture.
    case possible = 0
    /// A gesture that goes on has begun.
    case began = 1
    /// A gesture that goes on has changed.
    case changed = 2
    /// The gesture is over, or has been recognized where it is but a moment.
    case ended = 3
    /// The gesture was taken away.
    case cancelled = 4
    /// It was not the gesture.
    case failed = 5

    /// Another name of ``ended``.
    public static var recognized: UIGestureRecognizer.State { .ended }

    /// Whether nothing follows before the next sequence of touches.
    var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }

    /// Whether the gesture has been recognized in this sequence of touches.
    var isRecognized: Bool { self == .began || self == .changed || self == .ended }
  }
}
