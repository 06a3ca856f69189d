// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreLocation
import Foundation

// MapKit's other C functions are initializers and members in Swift.

/// Returns the meters per map point at a latitude.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
  1 / MKMapPointsPerMeterAtLatitude(latitude)
}

/// Returns the map points per meter at a latitude.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  // The width of the map is the equator of WGS 84. The map is stretched at all other latitudes.
  let equator = 2 * Double.pi * 6_378_137
  return Mercator.worldSize / equator / cos(latitude * .pi / 180)
}
