import CoreLocation
import Foundation

/// The annotation for the position of the device.
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

  /// The position of the device; `nil` while it is unknown.
  open internal(set) var location: CLLocation?
  /// The direction of the device. Always `nil`: there is no compass.
  open var heading: CLHeading? { nil }
  /// Whether the position is being determined. Always `false`: it is known at once or not at all.
  open var isUpdating: Bool { false }
  /// The coordinate of ``location``; invalid while that is `nil`.
  open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }

  /// Creates an annotation without a position.
  public override init() { super.init() }
}
