/// The kind of map.
public enum MKMapType: UInt, Sendable {
  /// A map of streets.
  case standard = 0
  /// Pictures from the air, with or without streets on them, and a pale map of streets.
  case satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}
