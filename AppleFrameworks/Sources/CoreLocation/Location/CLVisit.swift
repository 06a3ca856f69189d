import Foundation

/// A stay at a place. None is noticed.
///
/// - Source: developer.apple.com/documentation/corelocation/clvisit
open class CLVisit: NSObject, @unchecked Sendable {
  // Unchecked: The type is immutable.
  /// The distant past where it is not known.
  public let arrivalDate: Date

  /// The distant future during the stay.
  public let departureDate: Date
  public let coordinate: CLLocationCoordinate2D

  /// Meters.
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
  /// 0 for the ground floor.
  public let level: Int

  package init(level: Int) { self.level = level }
}

extension CLLocation {
  /// The floor at the place; nil, as nothing knows it.
  public var floor: CLFloor? { nil }
}
