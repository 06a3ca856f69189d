import Foundation

/// The usage of a measurement, which determines its unit.
///
/// - Source: developer.apple.com/documentation/foundation/measurementformatunitusage
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  /// ICU's name of the usage; `nil` for the provided unit.
  let name: String?

  init(_ name: String?) { self.name = name }

  /// General usage: the unit that the locale prefers.
  ///
  /// - Source: developer.apple.com/documentation/foundation/measurementformatunitusage/general
  public static var general: Self { Self("default") }
  /// The unit of the measurement.
  ///
  /// - Source: developer.apple.com/documentation/foundation/measurementformatunitusage/asprovided
  public static var asProvided: Self { Self(nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// The lengths of people.
  ///
  /// - Source: developer.apple.com/documentation/foundation/measurementformatunitusage
  public static var person: Self { Self("person") }
  /// The heights of people, which some locales write with two units.
  ///
  /// - Source: developer.apple.com/documentation/foundation/measurementformatunitusage
  public static var personHeight: Self { Self("person-height") }
  /// The distances on roads.
  ///
  /// - Source: developer.apple.com/documentation/foundation/measurementformatunitusage
  public static var road: Self { Self("road") }
  /// The focal lengths of lenses.
  ///
  /// - Source: developer.apple.com/documentation/foundation/measurementformatunitusage
  public static var focalLength: Self { Self("focal-length") }
  /// The amounts of rain.
  ///
  /// - Source: developer.apple.com/documentation/foundation/measurementformatunitusage
  public static var rainfall: Self { Self("rainfall") }
  /// The amounts of snow.
  ///
  /// - Source: developer.apple.com/documentation/foundation/measurementformatunitusage
  public static var snowfall: Self { Self("snowfall") }
  /// The distances of visibility.
  ///
  /// - Source: developer.apple.com/documentation/foundation/measurementformatunitusage
  public static var visibility: Self { Self("visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// The weights of people.
  ///
  /// - Source: developer.apple.com/documentation/foundation/measurementformatunitusage
  public static var personWeight: Self { Self("person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The energy of food.
  ///
  /// - Source: developer.apple.com/documentation/foundation/measurementformatunitusage
  public static var food: Self { Self("food") }
  /// The energy of workouts, formatted like that of food.
  ///
  /// - Source: developer.apple.com/documentation/foundation/measurementformatunitusage
  public static var workout: Self { Self("food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The temperatures of people.
  ///
  /// - Source: developer.apple.com/documentation/foundation/measurementformatunitusage
  public static var person: Self { Self("default") }
  /// The temperatures of air.
  ///
  /// - Source: developer.apple.com/documentation/foundation/measurementformatunitusage
  public static var weather: Self { Self("weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  /// The pressures of air.
  ///
  /// - Source: developer.apple.com/documentation/foundation/measurementformatunitusage
  public static var barometric: Self { Self("baromtrc") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  /// The speeds of wind.
  ///
  /// - Source: developer.apple.com/documentation/foundation/measurementformatunitusage
  public static var wind: Self { Self("wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// The volumes of liquids.
  ///
  /// - Source: developer.apple.com/documentation/foundation/measurementformatunitusage
  public static var liquid: Self { Self("fluid") }
}
