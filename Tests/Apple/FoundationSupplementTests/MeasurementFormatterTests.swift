import Foundation
import FoundationSupplement
import Testing

@Suite("Measurements by a formatter")
struct MeasurementFormatterTests {
  private func formatter(
    _ locale: String, _ options: MeasurementFormatter.UnitOptions = [], _ style: Formatter.UnitStyle = .medium
  ) -> MeasurementFormatter {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.unitOptions = options
    formatter.unitStyle = style
    return formatter
  }

  private let distance = Measurement(value: 12.345, unit: UnitLength.kilometers)

  @Test("the locale's unit is written, however small the value")
  func preferredUnits() {
    #expect(formatter("en_US").string(from: distance) == "7.671 mi")
    #expect(formatter("en_US").string(from: Measurement(value: 10, unit: UnitLength.feet)) == "0.002 mi")
    #expect(formatter("de_DE").string(from: Measurement(value: 5, unit: UnitLength.meters)) == "0,005 km")
    #expect(formatter("en_US").string(from: Measurement(value: 1, unit: UnitMass.kilograms)) == "2.205 lb")
    #expect(formatter("en_US").string(from: Measurement(value: 293, unit: UnitTemperature.kelvin)) == "67.73°F")
    #expect(formatter("en_GB").string(from: Measurement(value: 293, unit: UnitTemperature.kelvin)) == "19.85°C")
    #expect(
      formatter("en_US").string(from: Measurement(value: 100, unit: UnitSpeed.kilometersPerHour)) == "62.137 mph")
    #expect(formatter("en_US").string(from: Measurement(value: 60, unit: UnitDuration.seconds)) == "60 sec")
  }

  @Test("units of the locale's system of measurement stay")
  func sameSystem() {
    #expect(formatter("de_DE").string(from: Measurement(value: 200, unit: UnitArea.squareMeters)) == "200 m²")
    #expect(formatter("en_US").string(from: Measurement(value: 2, unit: UnitVolume.cups)) == "2 c")
  }

  @Test("the provided unit is written where it is asked for")
  func providedUnit() {
    #expect(formatter("en_US", .providedUnit).string(from: distance) == "12.345 km")
    #expect(formatter("en_US", [.providedUnit, .naturalScale]).string(from: distance) == "12.345 km")
  }

  @Test("a natural scale suits the size of the value")
  func naturalScale() {
    let long = Measurement(value: 12_000, unit: UnitLength.meters)
    let short = Measurement(value: 5, unit: UnitLength.meters)
    #expect(formatter("de_DE", .naturalScale).string(from: long) == "12 km")
    #expect(formatter("de_DE", .naturalScale).string(from: short) == "5 m")
    #expect(formatter("en_US", .naturalScale).string(from: short) == "16.404 ft")
    #expect(
      formatter("en_US", .naturalScale).string(from: Measurement(value: 60, unit: UnitDuration.seconds)) == "1 min")
  }

  @Test("temperatures go without their scale where they are to")
  func temperatures() {
    let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(formatter("en_US", .temperatureWithoutUnit).string(from: warm) == "68°")
    #expect(formatter("en_US", [.temperatureWithoutUnit, .providedUnit]).string(from: warm) == "20°")
    let none = Measurement(value: 0, unit: UnitTemperature.celsius)
    #expect(formatter("en_US").string(from: none) == "32°F")
  }

  @Test(
    "units are named in the locale's language",
    arguments: [
      ("en_GB", "2.5 kilometres"), ("de_DE", "2,5 Kilometer"), ("fr_FR", "2,5 kilomètres"),
      ("es_ES", "2,5 kilómetros"), ("it_IT", "2,5 chilometri"), ("pt_BR", "2,5 quilômetros"),
      ("ja_JP", "2.5キロメートル"),
    ])
  func languages(locale: String, text: String) {
    let measurement = Measurement(value: 2.5, unit: UnitLength.kilometers)
    let written = formatter(locale, .providedUnit, .long).string(from: measurement)
    #expect(written.replacing("\u{a0}", with: " ") == text)
  }

  @Test("the number's formatter writes the number, and the unit's form goes with it")
  func numbers() {
    let formatter = formatter("en_US", .providedUnit, .long)
    let mile = Measurement(value: 1, unit: UnitLength.miles)
    #expect(formatter.string(from: mile) == "1 mile")
    formatter.numberFormatter.minimumFractionDigits = 1
    #expect(formatter.string(from: mile) == "1.0 miles")
    formatter.numberFormatter = nil
    #expect(formatter.string(from: mile) == "1 mile")
  }

  @Test("units have names without a number")
  func units() {
    #expect(formatter("en_US").string(from: UnitLength.kilometers) == "km")
    #expect(formatter("de_DE", [], .long).string(from: UnitLength.miles) == "Meilen")
  }

  @Test("an app's own units have their symbols")
  func ownUnits() {
    let unit = Unit(symbol: "steps")
    #expect(formatter("en_US").string(from: unit) == "steps")
    #expect(formatter("en_US").string(from: Measurement(value: 1200, unit: unit)) == "1,200 steps")
  }

  @Test("only measurements are objects to write")
  func objects() {
    #expect(formatter("en_US").string(for: distance) == "7.671 mi")
    #expect(formatter("en_US").string(for: NSMeasurement(doubleValue: 3, unit: UnitLength.miles)) == "3 mi")
    #expect(formatter("en_US").string(for: 3) == nil)
    #expect(formatter("en_US").string(for: nil) == nil)
  }
}
