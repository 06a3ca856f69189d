import CoreLocation

/// The extent of a region, in degrees.
///
/// - Source: developer.apple.com/documentation/mapkit/mkcoordinatespan
public struct MKCoordinateSpan: Sendable {
  /// The height from south to north, in degrees.
  public var latitudeDelta: CLLocationDegrees
  /// The width from west to east, in degrees.
  public var longitudeDelta: CLLocationDegrees

  /// Creates a span of zero degrees.
  public init() { (latitudeDelta, longitudeDelta) = (0, 0) }

  /// Creates a span.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}
