import Foundation

/// ICU's names of Foundation's units.
enum UnitNames {
  struct Entry: Sendable {
    let unit: Dimension
    let name: String
  }

  /// - Returns: The name; `nil` for custom units and for those without words in ICU.
  static func name(of unit: Unit) -> String? {
    let found = entries(of: unit).filter { $0.unit.symbol == unit.symbol }
    guard found.count > 1, let dimension = unit as? Dimension else { return found.first?.name }
    // Foundation has one symbol for both kinds of miles per gallon.
    let size = dimension.converter.baseUnitValue(fromValue: 1)
    return found.first { $0.unit.converter.baseUnitValue(fromValue: 1) == size }?.name
  }

  /// Returns whether a unit is metric rather than one of inches, pounds and gallons.
  static func isMetric(_ unit: Unit) -> Bool {
    let name = name(of: unit) ?? ""
    return !customary.contains { name.contains($0) }
  }

  private static let customary = [
    "inch", "foot", "yard", "mile", "acre", "pound", "ounce", "ton", "stone", "gallon", "quart", "pint", "cup",
    "spoon", "bushel", "fathom", "furlong", "fahrenheit", "feet",
  ]

  /// Returns the units to which a unit can be converted.
  static func entries(of unit: Unit) -> [Entry] { entries[ObjectIdentifier(type(of: unit))] ?? [] }

  private static let entries: [ObjectIdentifier: [Entry]] = {
    let lists = [
      acceleration, angle, area, concentration, dispersion, duration, electricity, energy, frequency, fuelEfficiency,
      illuminance, information, length, mass, power, pressure, speed, temperature, volume,
    ]
    return Dictionary(grouping: lists.joined(), by: { ObjectIdentifier(type(of: $0.unit)) })
  }()

  private static func list(_ names: KeyValuePairs<Dimension, String>) -> [Entry] {
    names.map { Entry(unit: $0.key, name: $0.value) }
  }

  private static var acceleration: [Entry] {
    list([UnitAcceleration.metersPerSecondSquared: "meter-per-square-second", UnitAcceleration.gravity: "g-force"])
  }

  private static var angle: [Entry] {
    list([
      UnitAngle.degrees: "degree", UnitAngle.arcMinutes: "arc-minute", UnitAngle.arcSeconds: "arc-second",
      UnitAngle.radians: "radian", UnitAngle.revolutions: "revolution",
    ])
  }

  private static var area: [Entry] {
    list([
      UnitArea.squareMegameters: "square-megameter", UnitArea.squareKilometers: "square-kilometer",
      UnitArea.squareMeters: "square-meter", UnitArea.squareCentimeters: "square-centimeter",
      UnitArea.squareMillimeters: "square-millimeter", UnitArea.squareMicrometers: "square-micrometer",
      UnitArea.squareNanometers: "square-nanometer", UnitArea.squareInches: "square-inch",
      UnitArea.squareFeet: "square-foot", UnitArea.squareYards: "square-yard", UnitArea.squareMiles: "square-mile",
      UnitArea.acres: "acre", UnitArea.hectares: "hectare",
    ])
  }

  private static var concentration: [Entry] {
    list([
      UnitConcentrationMass.gramsPerLiter: "gram-per-liter",
      UnitConcentrationMass.milligramsPerDeciliter: "milligram-per-deciliter",
      UnitConcentrationMass.millimolesPerLiter(withGramsPerMole: 1): "millimole-per-liter",
    ])
  }

  private static var dispersion: [Entry] { list([UnitDispersion.partsPerMillion: "permillion"]) }

  private static var duration: [Entry] {
    list([
      UnitDuration.hours: "hour", UnitDuration.minutes: "minute", UnitDuration.seconds: "second",
      UnitDuration.milliseconds: "millisecond", UnitDuration.microseconds: "microsecond",
      UnitDuration.nanoseconds: "nanosecond", UnitDuration.picoseconds: "picosecond",
    ])
  }

  /// The units of electricity. Charge uses its symbols, since ICU has no words for coulombs and unusual ones for ampere
  /// hours.
  private static var electricity: [Entry] {
    list([
      UnitElectricCurrent.megaamperes: "megaampere", UnitElectricCurrent.kiloamperes: "kiloampere",
      UnitElectricCurrent.amperes: "ampere", UnitElectricCurrent.milliamperes: "milliampere",
      UnitElectricCurrent.microamperes: "microampere",
      UnitElectricPotentialDifference.megavolts: "megavolt", UnitElectricPotentialDifference.kilovolts: "kilovolt",
      UnitElectricPotentialDifference.volts: "volt", UnitElectricPotentialDifference.millivolts: "millivolt",
      UnitElectricPotentialDifference.microvolts: "microvolt",
      UnitElectricResistance.megaohms: "megaohm", UnitElectricResistance.kiloohms: "kiloohm",
      UnitElectricResistance.ohms: "ohm", UnitElectricResistance.milliohms: "milliohm",
      UnitElectricResistance.microohms: "microohm",
    ])
  }

  private static var energy: [Entry] {
    list([
      UnitEnergy.kilojoules: "kilojoule", UnitEnergy.joules: "joule", UnitEnergy.kilocalories: "kilocalorie",
      UnitEnergy.calories: "calorie", UnitEnergy.kilowattHours: "kilowatt-hour",
    ])
  }

  private static var frequency: [Entry] {
    list([
      UnitFrequency.terahertz: "terahertz", UnitFrequency.gigahertz: "gigahertz", UnitFrequency.megahertz: "megahertz",
      UnitFrequency.kilohertz: "kilohertz", UnitFrequency.hertz: "hertz", UnitFrequency.millihertz: "millihertz",
      UnitFrequency.microhertz: "microhertz", UnitFrequency.nanohertz: "nanohertz",
    ])
  }

  private static var fuelEfficiency: [Entry] {
    list([
      UnitFuelEfficiency.litersPer100Kilometers: "liter-per-100-kilometer",
      UnitFuelEfficiency.milesPerImperialGallon: "mile-per-gallon-imperial",
      UnitFuelEfficiency.milesPerGallon: "mile-per-gallon",
    ])
  }

  private static var illuminance: [Entry] { list([UnitIlluminance.lux: "lux"]) }

  private static var information: [Entry] {
    list([
      UnitInformationStorage.bits: "bit", UnitInformationStorage.bytes: "byte",
      UnitInformationStorage.kilobytes: "kilobyte", UnitInformationStorage.megabytes: "megabyte",
      UnitInformationStorage.gigabytes: "gigabyte", UnitInformationStorage.terabytes: "terabyte",
      UnitInformationStorage.petabytes: "petabyte", UnitInformationStorage.exabytes: "exabyte",
      UnitInformationStorage.zettabytes: "zettabyte", UnitInformationStorage.yottabytes: "yottabyte",
      UnitInformationStorage.kilobits: "kilobit", UnitInformationStorage.megabits: "megabit",
      UnitInformationStorage.gigabits: "gigabit", UnitInformationStorage.terabits: "terabit",
      UnitInformationStorage.petabits: "petabit", UnitInformationStorage.exabits: "exabit",
      UnitInformationStorage.zettabits: "zettabit", UnitInformationStorage.yottabits: "yottabit",
      UnitInformationStorage.kibibytes: "kibibyte", UnitInformationStorage.mebibytes: "mebibyte",
      UnitInformationStorage.gibibytes: "gibibyte", UnitInformationStorage.tebibytes: "tebibyte",
      UnitInformationStorage.pebibytes: "pebibyte", UnitInformationStorage.exbibytes: "exbibyte",
      UnitInformationStorage.zebibytes: "zebibyte", UnitInformationStorage.yobibytes: "yobibyte",
      UnitInformationStorage.kibibits: "kibibit", UnitInformationStorage.mebibits: "mebibit",
      UnitInformationStorage.gibibits: "gibibit", UnitInformationStorage.tebibits: "tebibit",
      UnitInformationStorage.pebibits: "pebibit", UnitInformationStorage.exbibits: "exbibit",
      UnitInformationStorage.zebibits: "zebibit", UnitInformationStorage.yobibits: "yobibit",
    ])
  }

  private static var length: [Entry] {
    list([
      UnitLength.megameters: "megameter", UnitLength.kilometers: "kilometer", UnitLength.hectometers: "hectometer",
      UnitLength.decameters: "dekameter", UnitLength.meters: "meter", UnitLength.decimeters: "decimeter",
      UnitLength.centimeters: "centimeter", UnitLength.millimeters: "millimeter",
      UnitLength.micrometers: "micrometer", UnitLength.nanometers: "nanometer", UnitLength.picometers: "picometer",
      UnitLength.inches: "inch", UnitLength.feet: "foot", UnitLength.yards: "yard", UnitLength.miles: "mile",
      UnitLength.scandinavianMiles: "mile-scandinavian", UnitLength.lightyears: "light-year",
      UnitLength.nauticalMiles: "nautical-mile", UnitLength.fathoms: "fathom", UnitLength.furlongs: "furlong",
      UnitLength.astronomicalUnits: "astronomical-unit", UnitLength.parsecs: "parsec",
    ])
  }

  private static var mass: [Entry] {
    list([
      UnitMass.kilograms: "kilogram", UnitMass.grams: "gram", UnitMass.decigrams: "decigram",
      UnitMass.centigrams: "centigram", UnitMass.milligrams: "milligram", UnitMass.micrograms: "microgram",
      UnitMass.nanograms: "nanogram", UnitMass.picograms: "picogram", UnitMass.ounces: "ounce",
      UnitMass.pounds: "pound", UnitMass.stones: "stone", UnitMass.metricTons: "tonne", UnitMass.shortTons: "ton",
      UnitMass.carats: "carat", UnitMass.ouncesTroy: "ounce-troy",
    ])
  }

  private static var power: [Entry] {
    list([
      UnitPower.terawatts: "terawatt", UnitPower.gigawatts: "gigawatt", UnitPower.megawatts: "megawatt",
      UnitPower.kilowatts: "kilowatt", UnitPower.watts: "watt", UnitPower.milliwatts: "milliwatt",
      UnitPower.microwatts: "microwatt", UnitPower.nanowatts: "nanowatt", UnitPower.picowatts: "picowatt",
      UnitPower.femtowatts: "femtowatt", UnitPower.horsepower: "horsepower",
    ])
  }

  private static var pressure: [Entry] {
    list([
      UnitPressure.newtonsPerMetersSquared: "newton-per-square-meter", UnitPressure.gigapascals: "gigapascal",
      UnitPressure.megapascals: "megapascal", UnitPressure.kilopascals: "kilopascal",
      UnitPressure.hectopascals: "hectopascal", UnitPressure.inchesOfMercury: "inch-ofhg", UnitPressure.bars: "bar",
      UnitPressure.millibars: "millibar", UnitPressure.millimetersOfMercury: "millimeter-ofhg",
      UnitPressure.poundsForcePerSquareInch: "pound-force-per-square-inch",
    ])
  }

  private static var speed: [Entry] {
    list([
      UnitSpeed.metersPerSecond: "meter-per-second", UnitSpeed.kilometersPerHour: "kilometer-per-hour",
      UnitSpeed.milesPerHour: "mile-per-hour", UnitSpeed.knots: "knot",
    ])
  }

  private static var temperature: [Entry] {
    list([
      UnitTemperature.kelvin: "kelvin", UnitTemperature.celsius: "celsius", UnitTemperature.fahrenheit: "fahrenheit",
    ])
  }

  private static var volume: [Entry] {
    list([
      UnitVolume.megaliters: "megaliter", UnitVolume.kiloliters: "kiloliter", UnitVolume.liters: "liter",
      UnitVolume.deciliters: "deciliter", UnitVolume.centiliters: "centiliter", UnitVolume.milliliters: "milliliter",
      UnitVolume.cubicKilometers: "cubic-kilometer", UnitVolume.cubicMeters: "cubic-meter",
      UnitVolume.cubicDecimeters: "cubic-decimeter", UnitVolume.cubicCentimeters: "cubic-centimeter",
      UnitVolume.cubicMillimeters: "cubic-millimeter", UnitVolume.cubicInches: "cubic-inch",
      UnitVolume.cubicFeet: "cubic-foot", UnitVolume.cubicYards: "cubic-yard", UnitVolume.cubicMiles: "cubic-mile",
      UnitVolume.acreFeet: "acre-foot", UnitVolume.bushels: "bushel", UnitVolume.teaspoons: "teaspoon",
      UnitVolume.tablespoons: "tablespoon", UnitVolume.fluidOunces: "fluid-ounce", UnitVolume.cups: "cup",
      UnitVolume.pints: "pint", UnitVolume.quarts: "quart", UnitVolume.gallons: "gallon",
      UnitVolume.imperialFluidOunces: "fluid-ounce-imperial", UnitVolume.imperialQuarts: "quart-imperial",
      UnitVolume.imperialGallons: "gallon-imperial", UnitVolume.metricCups: "cup-metric",
    ])
  }
}
