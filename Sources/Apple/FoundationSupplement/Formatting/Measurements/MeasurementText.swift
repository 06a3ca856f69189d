import Foundation
import RuntimeSupport

/// Writes measurements with ICU, for the formatter and for the format styles.
struct MeasurementText {
  /// How units are written, as ICU's skeletons call it.
  enum Width: String {
    case wide = "full-name"
    case abbreviated = "short"
    case narrow
  }

  var locale: Locale
  var width: Width
  /// Temperatures are in degrees of an unnamed scale.
  var hidesScaleName = false

  /// Returns a measurement in the unit that the locale uses for a purpose, rounded as is usual there.
  ///
  /// - Parameter usage: ICU's name of the purpose; the provided unit is kept without one.
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
    // Units that no place prefers any of, as of information, are refused with a usage.
    return usage.flatMap {
      FoundationICU.number(value, skeleton: "\(skeleton(of: name)) usage/\($0)", locale: locale.identifier)
    } ?? FoundationICU.number(value, skeleton: skeleton(of: name), locale: locale.identifier)
      ?? "\(value) \(unit.symbol)"
  }

  /// Returns a measurement in the unit that it has, with a number that the caller writes.
  func string(_ value: Double, _ unit: Unit, number: (Double) -> String) -> String {
    let text = number(value)
    guard value.isFinite, let name = UnitNames.name(of: unit) else { return "\(text) \(unit.symbol)" }
    // With as many digits after the point as the caller writes, the unit has the form that goes with the number: in
    // English "1 mile", and "1.0 miles".
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

  /// Returns a unit's name without a number, in the plural.
  func string(_ unit: Unit) -> String {
    let count = 10.0
    guard let name = UnitNames.name(of: unit),
      let whole = FoundationICU.number(count, skeleton: skeleton(of: name), locale: locale.identifier),
      let plain = FoundationICU.number(count, skeleton: "", locale: locale.identifier),
      let place = whole.range(of: plain)
    else { return unit.symbol }
    return whole.replacingCharacters(in: place, with: "").trimmingCharacters(in: .whitespaces)
  }

  /// Returns the unit that the locale's region uses for a purpose, and the value in it.
  ///
  /// - Returns: `nil` where ICU writes none or several units, as feet and inches of a person's height.
  func converted(_ value: Double, _ unit: Unit, usage: String) -> (value: Double, unit: Dimension?)? {
    guard value.isFinite, let name = UnitNames.name(of: unit), let dimension = unit as? Dimension else { return nil }
    // Of nothing, all units have the same number.
    let probe = value == 0 ? 1 : value
    // ICU tells the unit by its words only. In English their number can be read, and tells which unit it is.
    guard
      let text = FoundationICU.number(
        probe, skeleton: "unit/\(name) usage/\(usage) unit-width-full-name .+ group-off", locale: regionalEnglish)
    else { return nil }
    let words = text.split(separator: " ")
    // The region decides about the decimal separator, too.
    let plain = words.first.map { String($0.map { $0 == "," ? "." : $0 == "\u{2212}" ? "-" : $0 }) }
    guard let number = plain.flatMap({ Double($0) }),
      !words.dropFirst().contains(where: { $0.first?.isNumber == true })
    else { return nil }
    let base = dimension.converter.baseUnitValue(fromValue: probe)
    let entries = UnitNames.entries(of: unit)
    // The provided unit comes first: others may be as large, as millibars and hectopascals.
    let found = ([dimension] + entries.map(\.unit)).first { candidate in
      let other = candidate.converter.value(fromBaseUnitValue: base)
      return abs(other - number) <= 1e-4 * max(abs(other), abs(number))
    }
    guard let found else { return nil }
    if found === dimension { return (value, found) }
    return (found.converter.value(fromBaseUnitValue: dimension.converter.baseUnitValue(fromValue: value)), found)
  }

  /// `en_US@rg=dezzzz` for Germany, with what the locale says about units itself.
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
