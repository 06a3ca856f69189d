import PermissionResponses

/// A place in words, for a coordinate.
///
/// - Source: developer.apple.com/documentation/mapkit/mkplacemark
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  private let words: [String: Any]

  public init(coordinate: CLLocationCoordinate2D) {
    words = [:]
    super.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
  }

  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    words = addressDictionary ?? [:]
    super.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
  }

  public override init(placemark: CLPlacemark) {
    words = [:]
    super.init(placemark: placemark)
  }

  private func word(_ key: String) -> String? { words[key] as? String }

  open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
  open var countryCode: String? { isoCountryCode }
  open var title: String? { words.isEmpty ? nil : lines.joined(separator: ", ") }
  open var subtitle: String? { nil }
  open override var name: String? { word("Name") ?? word("Street") }
  open override var thoroughfare: String? { word("Thoroughfare") ?? word("Street") }
  open override var locality: String? { word("City") }
  open override var administrativeArea: String? { word("State") }
  open override var postalCode: String? { word("ZIP") }
  open override var country: String? { word("Country") }
  open override var isoCountryCode: String? { word("CountryCode") }

  private var lines: [String] {
    let town = [word("City"), word("State"), word("ZIP")].compactMap { $0 }.joined(separator: " ")
    return [word("Street"), town, word("Country")].compactMap { $0 }.filter { !$0.isEmpty }
  }
}
