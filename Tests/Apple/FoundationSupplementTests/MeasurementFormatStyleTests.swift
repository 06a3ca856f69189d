import Foundation
import FoundationSupplement
import Testing

@Suite("Measurements by a format style")
struct MeasurementFormatStyleTests {
  private let us = Locale(identifier: "en_US")
  private let germany = Locale(identifier: "de_DE")
  private let distance = Measurement(value: 200, unit: UnitLength.kilometers)

  @Test("the locale's unit is written and rounded as is usual")
  func general() {
    #expect(distance.formatted(.measurement(width: .wide).locale(us)) == "124 miles")
    #expect(distance.formatted(.measurement(width: .abbreviated).locale(us)) == "124 mi")
    #expect(distance.formatted(.measurement(width: .narrow).locale(us)) == "124mi")
    #expect(distance.formatted(.measurement(width: .wide).locale(germany)) == "200 Kilometer")
    let warm = Measurement(value: 36.8, unit: UnitTemperature.celsius)
    #expect(warm.formatted(.measurement(width: .abbreviated).locale(us)) == "98°F")
    #expect(!distance.formatted().isEmpty)
  }

  @Test("the purpose decides about the unit")
  func usages() {
    #expect(distance.formatted(.measurement(width: .abbreviated, usage: .asProvided).locale(us)) == "200 km")
    let height = Measurement(value: 1.8, unit: UnitLength.meters)
    #expect(
      height.formatted(.measurement(width: .abbreviated, usage: .personHeight).locale(us)) == "5 ft, 11 in")
    #expect(height.formatted(.measurement(width: .abbreviated, usage: .road).locale(us)) == "6 ft")
    let meal = Measurement(value: 300, unit: UnitEnergy.kilocalories)
    #expect(meal.formatted(.measurement(width: .abbreviated, usage: .food).locale(us)) == "300 Cal")
  }

  @Test("a style for numbers writes the number in the chosen unit")
  func numbers() {
    let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(2))
    #expect(
      distance.formatted(.measurement(width: .abbreviated, numberFormatStyle: style).locale(us)) == "124.27 mi")
    #expect(
      distance.formatted(
        .measurement(width: .abbreviated, usage: .asProvided, numberFormatStyle: style).locale(germany))
        == "200,00 km")
  }

  @Test("temperatures go without their scale where they are to")
  func hiddenScale() {
    let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
    let style = Measurement<UnitTemperature>.FormatStyle(
      width: .abbreviated, locale: us, usage: .weather, hidesScaleName: true)
    #expect(warm.formatted(style) == "68°")
    #expect(style.hidesScaleName)
  }

  @Test("amounts of information are in the unit that suits their size")
  func byteCounts() {
    let size = Measurement(value: 1500, unit: UnitInformationStorage.kilobytes)
    #expect(size.formatted(.byteCount(style: .file).locale(us)) == "1.5 MB")
  }

  @Test("styles can be stored")
  func codable() throws {
    let style = Measurement<UnitLength>.FormatStyle(width: .wide, locale: us, usage: .road)
    let decoded = try JSONDecoder().decode(
      Measurement<UnitLength>.FormatStyle.self, from: JSONEncoder().encode(style))
    #expect(decoded == style)
    #expect(decoded != Measurement<UnitLength>.FormatStyle(width: .wide, locale: us))
  }

  @Test("values that are no numbers are written all the same")
  func noNumbers() {
    let measurement = Measurement(value: Double.infinity, unit: UnitLength.meters)
    #expect(measurement.formatted(.measurement(width: .abbreviated).locale(us)) == "∞ m")
  }
}
