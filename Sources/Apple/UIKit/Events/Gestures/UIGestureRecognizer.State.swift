extension UIGestureRecognizer {
  /// The state of a gesture recognizer.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uigesturerecognizer/state-swift.enum
  public enum State: Int, Sendable {
    /// The gesture hasn't been recognized yet.
    case possible = 0
    /// A continuous gesture began.
    case began = 1
    /// A continuous gesture changed.
    case changed = 2
    /// A continuous gesture ended, or a discrete gesture was recognized.
    case ended = 3
    /// A continuous gesture was cancelled.
    case cancelled = 4
    /// The touches aren't the gesture.
    case failed = 5

    /// The same as ``ended``.
    public static var recognized: UIGestureRecognizer.State { .ended }

    /// Whether no other state follows before the next sequence of touches.
    var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }

    /// Whether the gesture has been recognized in this sequence of touches.
    var isRecognized: Bool { self == .began || self == .changed || self == .ended }
  }
}
