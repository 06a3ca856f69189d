import CoreLocation
import SwiftUI
import UIKit

/// Limits of the center and of the distance of a map's camera.
///
/// - Source: developer.apple.com/documentation/mapkit/mapcamerabounds
public struct MapCameraBounds {
  private let center: MKCoordinateRegion?
  private let minimum: Double?
  private let maximum: Double?

  /// Creates limits from a region of the center and distances in meters. Limits that are `nil` do not apply.
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
  ) {
    (center, minimum, maximum) = (centerCoordinateBounds, minimumDistance, maximumDistance)
  }

  /// Creates limits from a rectangle of the center and distances in meters. Limits that are `nil` do not apply.
  public init(centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
    self.init(
      centerCoordinateBounds: MKCoordinateRegion(centerCoordinateBounds), minimumDistance: minimumDistance,
      maximumDistance: maximumDistance)
  }

  /// Creates limits from distances in meters. Limits that are `nil` do not apply.
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
    (center, minimum, maximum) = (nil, minimumDistance, maximumDistance)
  }

  /// Returns the closest region that observes the limits.
  func limited(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
    var result = region
    if let center {
      func clamp(_ value: Double, _ middle: Double, _ span: Double) -> Double {
        min(max(value, middle - span / 2), middle + span / 2)
      }
      result.center.latitude = clamp(region.center.latitude, center.center.latitude, center.span.latitudeDelta)
      result.center.longitude = clamp(region.center.longitude, center.center.longitude, center.span.longitudeDelta)
    }
    let context = MapCameraUpdateContext(region: region)
    let distance = context.camera.distance
    let wanted = max(minimum ?? 0, min(distance, maximum ?? .infinity))
    guard distance > 0, wanted != distance else { return result }
    return MapCamera(centerCoordinate: result.center, distance: wanted).region
  }
}
