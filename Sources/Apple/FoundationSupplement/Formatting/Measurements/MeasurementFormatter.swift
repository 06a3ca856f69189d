import Foundation

/// A formatter of measurements and units in a locale's language, by default in the usual unit.
///
/// - Source: developer.apple.com/documentation/foundation/measurementformatter
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  // Unchecked: as `Formatter`; an app configures it before passing it on.
  /// The options of the unit.
  ///
  /// - Source: developer.apple.com/documentation/foundation/measurementformatter/unitoptions-swift.struct
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The unit of the measurement, regardless of the locale.
    public static let providedUnit = UnitOptions(rawValue: 1 << 0)
    /// The unit that suits the size of the value: 12 kilometers rather than 12,000 meters.
    public static let naturalScale = UnitOptions(rawValue: 1 << 1)
    /// Temperatures without a scale: `90°` rather than `90°F`.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
  }

  /// The options of the unit. By default, it is the one that the locale prefers, regardless of the size of the value.
  ///
  /// - Source: developer.apple.com/documentation/foundation/measurementformatter/unitoptions-swift.property
  open var unitOptions: UnitOptions = []
  /// The style of unit names. The default is `medium`: `km`.
  ///
  /// - Source: developer.apple.com/documentation/foundation/measurementformatter/unitstyle
  open var unitStyle = Formatter.UnitStyle.medium
  /// The locale of the text and units; by default, the current one. Setting it also sets that of the number formatter.
  ///
  /// - Source: developer.apple.com/documentation/foundation/measurementformatter/locale
  open var locale: Locale! = .current {
    didSet { numberFormatter.locale = locale ?? .current }
  }
  /// The formatter of the number; by default, decimal with at most three digits after the decimal point.
  ///
  /// - Source: developer.apple.com/documentation/foundation/measurementformatter/numberformatter
  open var numberFormatter: NumberFormatter! = decimals() {
    didSet { if numberFormatter == nil { numberFormatter = Self.decimals(of: locale) } }
  }

  /// - Source: developer.apple.com/documentation/foundation/measurementformatter
  public override init() { super.init() }

  /// - Source: developer.apple.com/documentation/foundation/measurementformatter
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// - Source: developer.apple.com/documentation/foundation/measurementformatter/string(from:)-6qkpy
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    string(measurement.value, measurement.unit)
  }

  /// Returns the name of a unit.
  ///
  /// - Source: developer.apple.com/documentation/foundation/measurementformatter/string(from:)-3xgsd
  open func string(from unit: Unit) -> String { text.string(unit) }

  /// - Returns: The text; `nil` for objects other than measurements.
  open override func string(for obj: Any?) -> String? {
    if let measurement = obj as? NSMeasurement { return string(measurement.doubleValue, measurement.unit) }
    return (obj as? any MeasurementValue).map { string($0.value, $0.anyUnit) }
  }

  private static func decimals(of locale: Locale? = nil) -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.locale = locale ?? .current
    return formatter
  }

  private var text: MeasurementText {
    let width: MeasurementText.Width =
      switch unitStyle {
      case .short: .narrow
      case .long: .wide
      default: .abbreviated
      }
    return MeasurementText(locale: locale ?? .current, width: width)
  }

  private func string(_ value: Double, _ unit: Unit) -> String {
    var text = text
    text.hidesScaleName = unit is UnitTemperature && unitOptions.contains(.temperatureWithoutUnit)
    let (value, unit) = shown(value, unit)
    return text.string(value, unit) { numberFormatter.string(from: NSNumber(value: $0)) ?? "\($0)" }
  }

  private func shown(_ value: Double, _ unit: Unit) -> (value: Double, unit: Unit) {
    guard !unitOptions.contains(.providedUnit), let dimension = unit as? Dimension else { return (value, unit) }
    let naturalScale = unitOptions.contains(.naturalScale)
    let preferred: (value: Double, unit: Dimension?)? =
      switch unit {
      case is UnitLength, is UnitMass:
        naturalScale ? text.converted(value, unit, usage: "default") : converted(value, dimension, toUnitOf: unit)
      case is UnitSpeed, is UnitTemperature: text.converted(value, unit, usage: "default")
      case is UnitDuration: naturalScale ? text.converted(value, unit, usage: "default") : nil
      // In the United Kingdom, liters are as common as pints.
      case is UnitVolume: locale.measurementSystem == .uk ? nil : foreign(value, unit, usage: "fluid")
      case is UnitPressure: foreign(value, unit, usage: "baromtrc")
      case is UnitArea: foreign(value, unit, usage: "default")
      default: nil
      }
    guard let preferred, let unit = preferred.unit else { return (value, unit) }
    return (preferred.value, unit)
  }

  /// Returns a value in kilometers or miles for lengths, and kilograms or pounds for masses, regardless of the size.
  private func converted(_ value: Double, _ dimension: Dimension, toUnitOf unit: Unit) -> (Double, Dimension?)? {
    let base = dimension.converter.baseUnitValue(fromValue: value)
    let sample: (value: Double, unit: Dimension) =
      unit is UnitLength ? (100, UnitLength.kilometers) : (70, UnitMass.kilograms)
    guard let usual = text.converted(sample.value, sample.unit, usage: "default")?.unit else { return nil }
    return (usual.converter.value(fromBaseUnitValue: base), usual)
  }

  /// Returns a unit of another measurement system in that of the locale. Units of the same system don't change, unless
  /// the scale must suit the size.
  private func foreign(_ value: Double, _ unit: Unit, usage: String) -> (value: Double, unit: Dimension?)? {
    guard let result = text.converted(value, unit, usage: usage), let other = result.unit else { return nil }
    let isSameSystem = UnitNames.isMetric(other) == UnitNames.isMetric(unit)
    return isSameSystem && !unitOptions.contains(.naturalScale) ? nil : result
  }
}

/// A measurement with any unit.
private protocol MeasurementValue {
  var value: Double { get }
  var anyUnit: Unit { get }
}

extension Measurement: MeasurementValue {
  fileprivate var anyUnit: Unit { unit }
}
