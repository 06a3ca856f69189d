import CoreLocation
import Foundation

/// Where the device is.
///
/// - Source: developer.apple.com/documentation/mapkit/mkuserlocation
open class MKUserLocation: NSObject, MKAnnotation {
  open var title: String? = "My Location"
  open var subtitle: String?
  open internal(set) var location: CLLocation?
  open var heading: CLHeading? { nil }
  open var isUpdating: Bool { false }
  open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }

  public override init() { super.init() }
}
