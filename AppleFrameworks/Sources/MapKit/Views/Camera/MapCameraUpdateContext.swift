import CoreLocation
import SwiftUI
import UIKit

/// A change of the visible part of a map.
///
/// - Source: developer.apple.com/documentation/mapkit/mapcameraupdatecontext
public struct MapCameraUpdateContext {
  /// The region that the map shows.
  public let region: MKCoordinateRegion
  /// The camera above the map.
  public var camera: MapCamera {
    let meters = rect.height * MKMetersPerMapPointAtLatitude(region.center.latitude)
    return MapCamera(centerCoordinate: region.center, distance: meters / MapCamera.shownShare)
  }
  /// The rectangle that the map shows.
  public var rect: MKMapRect {
    let (center, span) = (region.center, region.span)
    let corners = [-0.5, 0.5].map {
      MKMapPoint(
        CLLocationCoordinate2D(
          latitude: center.latitude - $0 * span.latitudeDelta, longitude: center.longitude + $0 * span.longitudeDelta))
    }
    return MKMapRect(
      x: corners[0].x, y: corners[0].y, width: corners[1].x - corners[0].x, height: corners[1].y - corners[0].y)
  }
}

/// The time at which a map reports changes.
///
/// - Source: developer.apple.com/documentation/mapkit/mapcameraupdatefrequency
public enum MapCameraUpdateFrequency: Sendable {
  /// While the map moves.
  case continuous
  /// When the map has moved.
  case onEnd
}
