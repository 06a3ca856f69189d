import PermissionResponses

/// The address of a coordinate.
///
/// Unchecked: The type is immutable.
///
/// - Source: developer.apple.com/documentation/mapkit/mkplacemark
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  private let words: [String: Any]

  /// Creates a placemark without an address.
  public init(coordinate: CLLocationCoordinate2D) {
    words = [:]
    super.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
  }

  /// Creates a placemark with an address.
  ///
  /// - Parameter addressDictionary: A dictionary of strings with the keys "Name", "Street", "Thoroughfare", "City",
  ///   "State", "ZIP", "Country" and "CountryCode".
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    words = addressDictionary ?? [:]
    super.init(location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
  }

  /// Creates a placemark from a Core Location placemark.
  public override init(placemark: CLPlacemark) {
    words = [:]
    super.init(placemark: placemark)
  }

  private func word(_ key: String) -> String? { words[key] as? String }

  /// The coordinate, which is invalid without a location.
  open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
  /// The code of the country, such as "US"; `nil` if it is unknown.
  open var countryCode: String? { isoCountryCode }
  /// The address in one line; `nil` if there is none.
  open var title: String? { words.isEmpty ? nil : lines.joined(separator: ", ") }
  /// The subtitle. Always `nil`.
  open var subtitle: String? { nil }
  /// The name or the street; `nil` if both are unknown.
  open override var name: String? { word("Name") ?? word("Street") }
  /// The street; `nil` if it is unknown.
  open override var thoroughfare: String? { word("Thoroughfare") ?? word("Street") }
  /// The city; `nil` if it is unknown.
  open override var locality: String? { word("City") }
  /// The state; `nil` if it is unknown.
  open override var administrativeArea: String? { word("State") }
  /// The postal code; `nil` if it is unknown.
  open override var postalCode: String? { word("ZIP") }
  /// The country; `nil` if it is unknown.
  open override var country: String? { word("Country") }
  /// The code of the country, such as "US"; `nil` if it is unknown.
  open override var isoCountryCode: String? { word("CountryCode") }

  private var lines: [String] {
    let town = [word("City"), word("State"), word("ZIP")].compactMap { $0 }.joined(separator: " ")
    return [word("Street"), town, word("Country")].compactMap { $0 }.filter { !$0.isEmpty }
  }
}
