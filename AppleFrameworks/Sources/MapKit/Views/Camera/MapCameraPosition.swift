import CoreLocation
import SwiftUI
import UIKit

/// The part of the earth that a map shows.
///
/// - Source: developer.apple.com/documentation/mapkit/mapcameraposition
public struct MapCameraPosition: Equatable {
  /// Whether the user moved the map to the position.
  public internal(set) var positionedByUser = false
  enum Kind {
    case automatic
    case region(MKCoordinateRegion)
    case camera(MapCamera)
    case user
  }
  let kind: Kind
  private let fallbackRegion: MKCoordinateRegion?

  private init(_ kind: Kind, fallback: MKCoordinateRegion? = nil) {
    self.kind = kind
    fallbackRegion = fallback
  }

  /// The content of the map.
  public static var automatic: MapCameraPosition { MapCameraPosition(.automatic) }
  /// Returns the position of a region.
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { MapCameraPosition(.region(region)) }
  /// Returns the position of a camera.
  public static func camera(_ camera: MapCamera) -> MapCameraPosition { MapCameraPosition(.camera(camera)) }
  /// Returns the position of a rectangle.
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition {
    MapCameraPosition(.region(MKCoordinateRegion(rect)))
  }
  /// Returns the position of an item, with about a kilometer around it.
  public static func item(_ item: MKMapItem, allowsAutomatic: Bool = true) -> MapCameraPosition {
    MapCameraPosition(
      .region(
        MKCoordinateRegion(center: item.placemark.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000)))
  }
  /// Returns the position of the user. It is not available, so that the map shows the fallback.
  public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> MapCameraPosition {
    MapCameraPosition(.user, fallback: fallback.region)
  }

  /// The region; `nil` for positions without one.
  public var region: MKCoordinateRegion? {
    switch kind {
    case .region(let region): region
    case .camera(let camera): camera.region
    case .user: fallbackRegion
    case .automatic: nil
    }
  }

  /// The camera; `nil` for positions without one.
  public var camera: MapCamera? {
    if case .camera(let camera) = kind { camera } else { nil }
  }

  /// Returns the position of a region to which the user moved the map.
  static func moved(to region: MKCoordinateRegion) -> MapCameraPosition {
    var position = MapCameraPosition.region(region)
    position.positionedByUser = true
    return position
  }

  /// Whether the position follows the user.
  public var followsUserLocation: Bool {
    if case .user = kind { true } else { false }
  }

  /// Returns whether two positions show the same region.
  public static func == (first: MapCameraPosition, second: MapCameraPosition) -> Bool {
    guard first.followsUserLocation == second.followsUserLocation, first.positionedByUser == second.positionedByUser
    else { return false }
    guard let one = first.region, let other = second.region else { return first.region == nil && second.region == nil }
    return one.center.latitude == other.center.latitude && one.center.longitude == other.center.longitude
      && one.span.latitudeDelta == other.span.latitudeDelta && one.span.longitudeDelta == other.span.longitudeDelta
  }
}
