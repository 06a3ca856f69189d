import Foundation

/// The address of a coordinate.
///
/// - Source: developer.apple.com/documentation/corelocation/clplacemark
open class CLPlacemark: NSObject, NSCopying, @unchecked Sendable {
  // Unchecked: The type is immutable.
  open private(set) var location: CLLocation?

  public init(placemark: CLPlacemark) { location = placemark.location }

  package init(location: CLLocation?) { self.location = location }

  // The information that a geocoder provides about a place, which is `nil` because none has requested it.
  open var region: CLRegion? { nil }
  open var timeZone: TimeZone? { nil }
  open var name: String? { nil }
  open var thoroughfare: String? { nil }
  open var subThoroughfare: String? { nil }
  open var locality: String? { nil }
  open var subLocality: String? { nil }
  open var administrativeArea: String? { nil }
  open var subAdministrativeArea: String? { nil }
  open var postalCode: String? { nil }
  open var isoCountryCode: String? { nil }
  open var country: String? { nil }
  open var inlandWater: String? { nil }
  open var ocean: String? { nil }
  open var areasOfInterest: [String]? { nil }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
