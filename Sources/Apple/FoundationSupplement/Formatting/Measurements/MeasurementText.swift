import Foundation
import RuntimeSupport

/// The formatting of measurements with ICU, for the formatter and the format styles.
struct MeasurementText {
  /// The width of units in ICU's skeletons.
  enum Width: String {
    case wide = "full-name"
    case abbreviated = "short"
    case narrow
  }

  var locale: Locale
  var width: Width
  /// Whether the scale of temperatures is omitted.
  var hidesScaleName = false

  /// Returns a measurement in the locale's unit for a usage, with the usual rounding.
  ///
  /// - Parameter usage: ICU's name of the usage; `nil` for the provided unit.
  func string(_ value: Double, _ unit: Unit, usage: String?) -> String {
    guard value.isFinite, let name = UnitNames.name(of: unit) else {
      return string(value, unit) { FoundationICU.number($0, skeleton: "", locale: locale.identifier) ?? "\($0)" }
    }
    if hidesScaleName {
      let (value, _) = usage.flatMap { converted(value, unit, usage: $0) } ?? (value, unit as? Dimension)
      let precision = usage == nil ? "" : " precision-integer"
      return FoundationICU.number(value, skeleton: skeleton(of: name) + precision, locale: locale.identifier)
        ?? "\(value)°"
    }
    // A usage is rejected for units without regional preferences, such as byte counts.
    return usage.flatMap {
      FoundationICU.number(value, skeleton: "\(skeleton(of: name)) usage/\($0)", locale: locale.identifier)
    } ?? FoundationICU.number(value, skeleton: skeleton(of: name), locale: locale.identifier)
      ?? "\(value) \(unit.symbol)"
  }

  /// Returns a measurement in its own unit, with a number that the caller formats.
  func string(_ value: Double, _ unit: Unit, number: (Double) -> String) -> String {
    let text = number(value)
    guard value.isFinite, let name = UnitNames.name(of: unit) else { return "\(text) \(unit.symbol)" }
    // The form of the unit depends on the number of digits after the decimal point: in English "1 mile", but "1.0
    // miles".
    let digits = fractionDigits(of: text)
    let precision = digits > 0 ? "." + String(repeating: "0", count: digits) : "precision-integer"
    guard
      let whole = FoundationICU.number(
        value, skeleton: "\(skeleton(of: name)) \(precision)", locale: locale.identifier),
      let plain = FoundationICU.number(value, skeleton: precision, locale: locale.identifier),
      let place = whole.range(of: plain)
    else { return "\(text) \(unit.symbol)" }
    return whole.replacingCharacters(in: place, with: text)
  }

  /// Returns the name of a unit without a number, in the plural.
  func string(_ unit: Unit) -> String {
    let count = 10.0
    guard let name = UnitNames.name(of: unit),
      let whole = FoundationICU.number(count, skeleton: skeleton(of: name), locale: locale.identifier),
      let plain = FoundationICU.number(count, skeleton: "", locale: locale.identifier),
      let place = whole.range(of: plain)
    else { return unit.symbol }
    return whole.replacingCharacters(in: place, with: "").trimmingCharacters(in: .whitespaces)
  }

  /// Returns the region's unit for a usage, with the converted value.
  ///
  /// - Returns: The value and the unit; `nil` if ICU writes none or several units, such as feet and inches for a
  ///   person's height.
  func converted(_ value: Double, _ unit: Unit, usage: String) -> (value: Double, unit: Dimension?)? {
    guard value.isFinite, let name = UnitNames.name(of: unit), let dimension = unit as? Dimension else { return nil }
    // Zero is the same number in all units.
    let probe = value == 0 ? 1 : value
    // ICU only returns words. In English, the number can be parsed and identifies the unit.
    guard
      let text = FoundationICU.number(
        probe, skeleton: "unit/\(name) usage/\(usage) unit-width-full-name .+ group-off", locale: regionalEnglish)
    else { return nil }
    let words = text.split(separator: " ")
    // The region also determines the decimal separator.
    let plain = words.first.map { String($0.map { $0 == "," ? "." : $0 == "\u{2212}" ? "-" : $0 }) }
    guard let number = plain.flatMap({ Double($0) }),
      !words.dropFirst().contains(where: { $0.first?.isNumber == true })
    else { return nil }
    let base = dimension.converter.baseUnitValue(fromValue: probe)
    let entries = UnitNames.entries(of: unit)
    // The provided unit comes first, since others may have the same size, such as millibars and hectopascals.
    let found = ([dimension] + entries.map(\.unit)).first { candidate in
      let other = candidate.converter.value(fromBaseUnitValue: base)
      return abs(other - number) <= 1e-4 * max(abs(other), abs(number))
    }
    guard let found else { return nil }
    if found === dimension { return (value, found) }
    return (found.converter.value(fromBaseUnitValue: dimension.converter.baseUnitValue(fromValue: value)), found)
  }

  /// The English locale with the region, such as `en_US@rg=dezzzz` for Germany, and with the locale's own settings for
  /// units.
  private var regionalEnglish: String {
    let keywords = locale.identifier.split(separator: "@").dropFirst().joined().split(separator: ";").filter {
      $0.hasPrefix("measure=") || $0.hasPrefix("mu=")
    }
    let language = Locale.Language(identifier: locale.language.maximalIdentifier)
    let place = (locale.region ?? language.region).map { ["rg=\($0.identifier.lowercased())zzzz"] } ?? []
    return "en_US@" + (keywords.map(String.init) + place).joined(separator: ";")
  }

  private func skeleton(of name: String) -> String {
    let unit = hidesScaleName ? "measure-unit/temperature-generic" : "unit/\(name)"
    return "\(unit) unit-width-\(width.rawValue)"
  }

  private func fractionDigits(of number: String) -> Int {
    guard let point = locale.decimalSeparator, let place = number.range(of: point, options: .backwards) else {
      return 0
    }
    return number[place.upperBound...].prefix { $0.isNumber }.count
  }
}
