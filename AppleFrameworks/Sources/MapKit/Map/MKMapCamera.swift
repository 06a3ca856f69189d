import UIKit

/// The point of view of a map.
///
/// - Source: developer.apple.com/documentation/mapkit/mkmapcamera
open class MKMapCamera: NSObject, NSCopying {
  /// The place in the middle of the map.
  ///
  /// - Default: latitude and longitude 0.
  open var centerCoordinate = CLLocationCoordinate2D()

  /// The distance from the place in the middle of the map, in meters.
  ///
  /// - Default: 0.
  open var centerCoordinateDistance: CLLocationDistance = 0

  /// The angle from straight down, in degrees.
  ///
  /// - Default: 0.
  open var pitch: CGFloat = 0

  /// The direction of view, in degrees from north, clockwise.
  ///
  /// - Default: 0.
  open var heading: CLLocationDirection = 0

  /// The height above the ground, in meters: the distance and the pitch together.
  @available(iOS, deprecated: 13.0, message: "Use centerCoordinateDistance")
  open var altitude: CLLocationDistance {
    get { centerCoordinateDistance * cos(Double(pitch) * .pi / 180) }
    set { centerCoordinateDistance = newValue / cos(Double(pitch) * .pi / 180) }
  }

  /// Creates a camera that looks straight down from a height of 0.
  public override init() { super.init() }

  /// Creates a camera.
  ///
  /// - Parameters:
  ///   - centerCoordinate: The place in the middle of the map.
  ///   - distance: The meters from there to the camera.
  ///   - pitch: The degrees from straight down.
  ///   - heading: The degrees from north, clockwise.
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance, pitch: CGFloat,
    heading: CLLocationDirection
  ) {
    self.init()
    self.centerCoordinate = centerCoordinate
    centerCoordinateDistance = distance
    self.pitch = pitch
    self.heading = heading
  }

  /// Returns an independent copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    MKMapCamera(
      lookingAtCenter: centerCoordinate, fromDistance: centerCoordinateDistance, pitch: pitch, heading: heading)
  }
}
