import Foundation
import PermissionResponses
import UIKit

/// A place that Maps knows.
///
/// - Source: developer.apple.com/documentation/mapkit/mkmapitem
open class MKMapItem: NSObject, @unchecked Sendable {
  public let placemark: MKPlacemark
  open private(set) var isCurrentLocation = false
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?
  open var timeZone: TimeZone?
  open var pointOfInterestCategory: MKPointOfInterestCategory?

  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    name = placemark.name
  }

  public override convenience init() { self.init(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid)) }

  open class func forCurrentLocation() -> MKMapItem {
    let item = MKMapItem()
    item.isCurrentLocation = true
    item.name = "Current Location"
    return item
  }

  /// Opens Maps at the place.
  ///
  /// - Returns: whether it was opened.
  @MainActor
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { MKMapItem.openMaps(with: [self]) }

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
