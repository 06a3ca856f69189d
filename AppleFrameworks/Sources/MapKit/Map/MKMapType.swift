/// The type of a map.
public enum MKMapType: UInt, Sendable {
  /// A street map.
  case standard = 0
  /// Aerial images with or without streets, and a muted street map.
  case satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}
