import UIKit

/// The camera of a map, which determines its viewpoint.
///
/// - Source: developer.apple.com/documentation/mapkit/mkmapcamera
open class MKMapCamera: NSObject, NSCopying {
  /// The coordinate at the center of the map.
  ///
  /// - Default: latitude and longitude 0.
  open var centerCoordinate = CLLocationCoordinate2D()

  /// The distance of the camera from the center coordinate, in meters.
  ///
  /// - Default: 0.
  open var centerCoordinateDistance: CLLocationDistance = 0

  /// The angle from vertical, in degrees.
  ///
  /// - Default: 0.
  open var pitch: CGFloat = 0

  /// The heading in degrees, clockwise from north.
  ///
  /// - Default: 0.
  open var heading: CLLocationDirection = 0

  /// The altitude above the ground, in meters, which depends on the distance and the pitch.
  @available(iOS, deprecated: 13.0, message: "Use centerCoordinateDistance")
  open var altitude: CLLocationDistance {
    get { centerCoordinateDistance * cos(Double(pitch) * .pi / 180) }
    set { centerCoordinateDistance = newValue / cos(Double(pitch) * .pi / 180) }
  }

  /// Creates a camera that points straight down from an altitude of 0.
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
