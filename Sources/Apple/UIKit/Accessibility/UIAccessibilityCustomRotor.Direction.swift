extension UIAccessibilityCustomRotor {
  /// Which way a rotor goes: down to the next thing, up to the one before.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor/direction
  public enum Direction: Int, Sendable {
    case previous = 0
    case next = 1
  }
}
