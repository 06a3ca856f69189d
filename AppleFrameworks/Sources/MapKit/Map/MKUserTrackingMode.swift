/// A mode of tracking the user's location.
public enum MKUserTrackingMode: Int, Sendable {
  /// The map does not track the user's location.
  case none = 0
  /// The map tracks the user's location, or also the heading. In both modes, north is at the top.
  case follow, followWithHeading
}
