extension UIView {
  /// The pacing of an animation.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiview/animationcurve
  public enum AnimationCurve: Int, Sendable {
    /// Slow at the beginning and at the end.
    case easeInOut = 0
    /// Slow at the beginning.
    case easeIn = 1
    /// Slow at the end.
    case easeOut = 2
    /// Linear.
    case linear = 3

    /// Creates a curve. Every raw value is valid, as of Objective-C's enumerations: `UIView.AnimationCurve(rawValue: 7)`
    /// is the curve of the keyboard. A value without a name is `easeInOut`.
    public init?(rawValue: Int) {
      switch rawValue {
      case 1: self = .easeIn
      case 2: self = .easeOut
      case 3: self = .linear
      default: self = .easeInOut
      }
    }

    var timingFunction: CAMediaTimingFunction {
      switch self {
      case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
      case .easeIn: CAMediaTimingFunction(name: .easeIn)
      case .easeOut: CAMediaTimingFunction(name: .easeOut)
      case .linear: CAMediaTimingFunction(name: .linear)
      }
    }
  }
}
