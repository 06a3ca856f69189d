import UIKit

/// From where a map is seen.
///
/// - Source: developer.apple.com/documentation/mapkit/mkmapcamera
open class MKMapCamera: NSObject, NSCopying {
  open var centerCoordinate = CLLocationCoordinate2D()

  /// Metres from the middle of the map.
  open var centerCoordinateDistance: CLLocationDistance = 0

  /// Degrees from straight down.
  open var pitch: CGFloat = 0

  /// Degrees from north, clockwise.
  open var heading: CLLocationDirection = 0

  @available(iOS, deprecated: 13.0, message: "Use centerCoordinateDistance")
  open var altitude: CLLocationDistance {
    get { centerCoordinateDistance * cos(Double(pitch) * .pi / 180) }
    set { centerCoordinateDistance = newValue / cos(Double(pitch) * .pi / 180) }
  }

  public override init() { super.init() }

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

  open func copy(with zone: NSZone? = nil) -> Any {
    MKMapCamera(
      lookingAtCenter: centerCoordinate, fromDistance: centerCoordinateDistance, pitch: pitch, heading: heading)
  }
}
