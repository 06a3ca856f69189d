/// What of an item collides with others.
///
/// - Source: developer.apple.com/documentation/uikit/uidynamicitemcollisionboundstype
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  case rectangle = 0
  case ellipse = 1
  case path = 2
}
