import Foundation
import PermissionResponses
import UIKit

/// A place in Maps.
///
/// Unchecked: As in Apple's framework, the app must not change the item while another thread uses it.
///
/// - Source: developer.apple.com/documentation/mapkit/mkmapitem
open class MKMapItem: NSObject, @unchecked Sendable {
  /// The address and the coordinate.
  public let placemark: MKPlacemark
  /// Whether the item is the current location of the device.
  open private(set) var isCurrentLocation = false

  /// The name.
  ///
  /// - Default: the name of the placemark.
  open var name: String?

  /// The phone number.
  ///
  /// - Default: `nil`.
  open var phoneNumber: String?

  /// The web page.
  ///
  /// - Default: `nil`.
  open var url: URL?

  /// The time zone.
  ///
  /// - Default: `nil`.
  open var timeZone: TimeZone?

  /// The category.
  ///
  /// - Default: `nil`.
  open var pointOfInterestCategory: MKPointOfInterestCategory?

  /// Creates an item for a placemark.
  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    name = placemark.name
  }

  /// Creates an item without a location. Its coordinate is invalid.
  public override convenience init() { self.init(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid)) }

  /// Returns an item for the current location of the device.
  open class func forCurrentLocation() -> MKMapItem {
    let item = MKMapItem()
    item.isCurrentLocation = true
    item.name = "Current Location"
    return item
  }

  /// Opens Maps at the place.
  ///
  /// - Parameter launchOptions: Ignored.
  /// - Returns: Whether Maps was opened.
  @MainActor
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { MKMapItem.openMaps(with: [self]) }

  /// Opens Maps at the first of some places.
  ///
  /// - Parameter launchOptions: Ignored.
  /// - Returns: Whether Maps was opened.
  @preconcurrency @MainActor
  @discardableResult
  open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool {
    guard let item = mapItems.first else { return false }
    let place = item.placemark.coordinate
    var parts = URLComponents()
    (parts.scheme, parts.path) = ("maps", "/")
    parts.queryItems = [
      item.name.map { URLQueryItem(name: "q", value: $0) },
      item.isCurrentLocation ? nil : URLQueryItem(name: "ll", value: "\(place.latitude),\(place.longitude)"),
    ].compactMap { $0 }
    guard let url = parts.url, UIApplication.shared.canOpenURL(url) else { return false }
    UIApplication.shared.open(url, options: [:], completionHandler: nil)
    return true
  }
}
