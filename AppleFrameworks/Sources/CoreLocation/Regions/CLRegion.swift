import Foundation

/// An area that can be watched. Only its subclasses have a shape.
///
/// - Source: developer.apple.com/documentation/corelocation/clregion
open class CLRegion: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked: What changes are two switches, which its app sets before it hands it on.
  open private(set) var identifier: String
  open var notifyOnEntry = true
  open var notifyOnExit = true

  init(identifier: String) { self.identifier = identifier }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Regions of one identifier are the same to location services.
  open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }
  open override var hash: Int { identifier.hashValue }
}

/// A circle on the map.
///
/// - Source: developer.apple.com/documentation/corelocation/clcircularregion
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  // Unchecked: Its center and radius never change; see its superclass.
  open private(set) var center: CLLocationCoordinate2D
  /// Metres.
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
