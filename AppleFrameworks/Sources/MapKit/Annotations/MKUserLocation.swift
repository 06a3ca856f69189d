import CoreLocation
import Foundation

/// The annotation for the location of the device.
///
/// - Source: developer.apple.com/documentation/mapkit/mkuserlocation
open class MKUserLocation: NSObject, MKAnnotation {
  /// The title of the dot's callout.
  ///
  /// - Default: "My Location".
  open var title: String? = "My Location"

  /// The subtitle of the dot's callout.
  ///
  /// - Default: `nil`.
  open var subtitle: String?

  /// The location of the device; `nil` while it is unknown.
  open internal(set) var location: CLLocation?
  /// The heading of the device. Always `nil`, because there is no compass.
  open var heading: CLHeading? { nil }
  /// Whether the location is being determined. Always `false`, because it is known immediately or not at all.
  open var isUpdating: Bool { false }
  /// The coordinate of ``location``; invalid while that is `nil`.
  open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }

  /// Creates an annotation without a location.
  public override init() { super.init() }
}
