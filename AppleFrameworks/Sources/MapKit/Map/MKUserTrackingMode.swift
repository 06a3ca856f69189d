/// Whether a map follows the user.
public enum MKUserTrackingMode: Int, Sendable {
  /// The map does not follow the user.
  case none = 0
  /// The map follows the user, or the user's direction as well. Both have north on top here.
  case follow, followWithHeading
}
