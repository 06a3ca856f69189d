// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreLocation
import Foundation

// MapKit's other C functions are initializers and members in Swift.

/// Returns the meters in a map point at a latitude.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
  1 / MKMapPointsPerMeterAtLatitude(latitude)
}

/// Returns the map points in a meter at a latitude.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  // The map is as wide as the equator of WGS 84; it is stretched everywhere else.
  let equator = 2 * Double.pi * 6_378_137
  return Mercator.worldSize / equator / cos(latitude * .pi / 180)
}
