import Foundation

/// A visit to a place. No visits are detected.
///
/// - Source: developer.apple.com/documentation/corelocation/clvisit
open class CLVisit: NSObject, @unchecked Sendable {
  // Unchecked: The type is immutable.
  /// The arrival date, which is the distant past if it is unknown.
  public let arrivalDate: Date

  /// The departure date, which is the distant future during the visit.
  public let departureDate: Date
  public let coordinate: CLLocationCoordinate2D

  /// The accuracy in meters.
  public let horizontalAccuracy: CLLocationAccuracy

  package init(
    arrivalDate: Date, departureDate: Date, coordinate: CLLocationCoordinate2D, horizontalAccuracy: CLLocationAccuracy
  ) {
    self.arrivalDate = arrivalDate
    self.departureDate = departureDate
    self.coordinate = coordinate
    self.horizontalAccuracy = horizontalAccuracy
  }
}

/// The floor of a building.
///
/// - Source: developer.apple.com/documentation/corelocation/clfloor
open class CLFloor: NSObject, @unchecked Sendable {
  // Unchecked: The type is immutable.
  /// The level of the floor; 0 for the ground floor.
  public let level: Int

  package init(level: Int) { self.level = level }
}

extension CLLocation {
  /// The floor of the location. Always `nil`, because it is unknown.
  public var floor: CLFloor? { nil }
}
