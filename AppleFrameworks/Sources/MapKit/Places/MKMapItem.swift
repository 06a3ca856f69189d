// swift-format-ignore-file: AlwaysUseLowerCamelCase

import PermissionResponses
import Foundation
import UIKit

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

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsModeKey"
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapTypeKey"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenterKey"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpanKey"
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTrafficKey"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
