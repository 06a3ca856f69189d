import Foundation

/// A region that can be monitored. Only subclasses have a shape.
///
/// - Source: developer.apple.com/documentation/corelocation/clregion
open class CLRegion: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked: Only two Boolean values are mutable. The app sets them before it passes the region on.
  open private(set) var identifier: String
  open var notifyOnEntry = true
  open var notifyOnExit = true

  init(identifier: String) { self.identifier = identifier }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether the regions have equal identifiers, because location services identify regions by them.
  open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }
  open override var hash: Int { identifier.hashValue }
}

/// A circular region.
///
/// - Source: developer.apple.com/documentation/corelocation/clcircularregion
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  // Unchecked: The center and the radius are immutable. The requirements of the superclass apply.
  open private(set) var center: CLLocationCoordinate2D
  /// The radius in meters.
  open private(set) var radius: CLLocationDistance

  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    Geodesic.distance(from: center, to: coordinate) <= radius
  }

  open override var description: String {
    "CLCircularRegion (identifier:'\(identifier)', center:"
      + String(format: "<%+.8f,%+.8f>, radius:%.2fm)", center.latitude, center.longitude, radius)
  }
}
