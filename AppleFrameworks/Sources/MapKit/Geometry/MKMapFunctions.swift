// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreLocation
import Foundation

// The other functions of C are initializers and members in Swift.

/// Metres over the ground that one map point stands for.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
  1 / MKMapPointsPerMeterAtLatitude(latitude)
}

/// Map points that stand for one metre over the ground.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  // The equator of WGS 84 is as long as the map is wide; everywhere else the map is stretched.
  let equator = 2 * Double.pi * 6_378_137
  return Mercator.worldSize / equator / cos(latitude * .pi / 180)
}
