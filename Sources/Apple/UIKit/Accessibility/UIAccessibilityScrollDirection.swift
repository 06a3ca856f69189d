/// Where the user asks for more: `.right` shows what lies to the left, as a finger that moves to the right would.
///
/// - Source: developer.apple.com/documentation/uikit/uiaccessibilityscrolldirection
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left = 2
  case up = 3
  case down = 4
  case next = 5
  case previous = 6
}
