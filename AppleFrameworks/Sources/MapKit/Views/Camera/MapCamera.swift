import CoreLocation
import SwiftUI
import UIKit

/// A camera above a map.
///
/// - Source: developer.apple.com/documentation/mapkit/mapcamera
public struct MapCamera {
  /// The coordinate in the middle.
  public var centerCoordinate: CLLocationCoordinate2D
  /// The distance from the ground, in meters.
  public var distance: Double
  /// The direction, in degrees clockwise from north. Maps of this framework are not turned.
  public var heading: Double
  /// The tilt, in degrees. Maps of this framework are not tilted.
  public var pitch: Double

  /// Creates a camera.
  public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {
    (self.centerCoordinate, self.distance) = (centerCoordinate, distance)
    (self.heading, self.pitch) = (heading, pitch)
  }

  /// The share of the distance that a camera with a field of view of 30 degrees shows, as for `MKMapView.camera`.
  static let shownShare = 2 * tan(Double.pi / 12)

  /// The region that the camera shows.
  var region: MKCoordinateRegion {
    let meters = distance * Self.shownShare
    return MKCoordinateRegion(center: centerCoordinate, latitudinalMeters: meters, longitudinalMeters: meters)
  }
}
