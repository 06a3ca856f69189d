import Foundation

/// The purpose of a measurement, which decides about the unit that it is written in.
///
/// - Source: developer.apple.com/documentation/foundation/measurementformatunitusage
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  /// ICU's name of the purpose; `nil` keeps the provided unit.
  let name: String?

  init(_ name: String?) { self.name = name }

  /// No purpose in particular: the unit that the locale prefers.
  ///
  /// - Source: developer.apple.com/documentation/foundation/measurementformatunitusage/general
  public static var general: Self { Self("default") }
  /// The unit that the measurement has.
  ///
  /// - Source: developer.apple.com/documentation/foundation/measurementformatunitusage/asprovided
  public static var asProvided: Self { Self(nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// Lengths of people.
  ///
  /// - Source: developer.apple.com/documentation/foundation/measurementformatunitusage
  public static var person: Self { Self("person") }
  /// Heights of people, which some locales write with two units.
  ///
  /// - Source: developer.apple.com/documentation/foundation/measurementformatunitusage
  public static var personHeight: Self { Self("person-height") }
  /// Distances on roads.
  ///
  /// - Source: developer.apple.com/documentation/foundation/measurementformatunitusage
  public static var road: Self { Self("road") }
  /// Focal lengths of lenses.
  ///
  /// - Source: developer.apple.com/documentation/foundation/measurementformatunitusage
  public static var focalLength: Self { Self("focal-length") }
  /// Amounts of rain.
  ///
  /// - Source: developer.apple.com/documentation/foundation/measurementformatunitusage
  public static var rainfall: Self { Self("rainfall") }
  /// Amounts of snow.
  ///
  /// - Source: developer.apple.com/documentation/foundation/measurementformatunitusage
  public static var snowfall: Self { Self("snowfall") }
  /// Visibility distances.
  ///
  /// - Source: developer.apple.com/documentation/foundation/measurementformatunitusage
  public static var visibility: Self { Self("visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// Weights of people.
  ///
  /// - Source: developer.apple.com/documentation/foundation/measurementformatunitusage
  public static var personWeight: Self { Self("person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// Energy in food.
  ///
  /// - Source: developer.apple.com/documentation/foundation/measurementformatunitusage
  public static var food: Self { Self("food") }
  /// Energy that a workout takes, which is told as that of food.
  ///
  /// - Source: developer.apple.com/documentation/foundation/measurementformatunitusage
  public static var workout: Self { Self("food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// Temperatures of people.
  ///
  /// - Source: developer.apple.com/documentation/foundation/measurementformatunitusage
  public static var person: Self { Self("default") }
  /// Temperatures of air.
  ///
  /// - Source: developer.apple.com/documentation/foundation/measurementformatunitusage
  public static var weather: Self { Self("weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  /// Pressures of air.
  ///
  /// - Source: developer.apple.com/documentation/foundation/measurementformatunitusage
  public static var barometric: Self { Self("baromtrc") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  /// Speeds of wind.
  ///
  /// - Source: developer.apple.com/documentation/foundation/measurementformatunitusage
  public static var wind: Self { Self("wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// Amounts of liquids.
  ///
  /// - Source: developer.apple.com/documentation/foundation/measurementformatunitusage
  public static var liquid: Self { Self("fluid") }
}
