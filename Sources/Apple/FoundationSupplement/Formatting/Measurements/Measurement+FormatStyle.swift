import Foundation

extension Measurement where UnitType: Dimension {
  /// A format style for measurements.
  ///
  /// - Source: developer.apple.com/documentation/foundation/measurement/formatstyle
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The width of unit names.
    ///
    /// - Source: developer.apple.com/documentation/foundation/measurement/formatstyle/unitwidth
    public struct UnitWidth: Codable, Hashable, Sendable {
      private let rawValue: String

      private init(_ width: MeasurementText.Width) { rawValue = width.rawValue }

      var width: MeasurementText.Width { MeasurementText.Width(rawValue: rawValue) ?? .abbreviated }

      /// The full name: `12 kilometers`.
      public static var wide: Self { Self(.wide) }
      /// The symbol: `12 km`.
      public static var abbreviated: Self { Self(.abbreviated) }
      /// The symbol with minimum space: `12km`.
      public static var narrow: Self { Self(.narrow) }
    }

    /// The width of unit names.
    ///
    /// - Source: developer.apple.com/documentation/foundation/measurement/formatstyle/width
    public var width: UnitWidth
    /// The locale of the text and units.
    ///
    /// - Source: developer.apple.com/documentation/foundation/measurement/formatstyle/locale
    public var locale: Locale
    /// The usage of the measurement, which determines the unit; `nil` for general usage.
    ///
    /// - Source: developer.apple.com/documentation/foundation/measurement/formatstyle/usage
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// The style of the number; `nil` for the usual rounding of the usage.
    ///
    /// - Source: developer.apple.com/documentation/foundation/measurement/formatstyle/numberformatstyle
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    var hidesScale = false

    /// - Source: developer.apple.com/documentation/foundation/measurement/formatstyle
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    /// - Source: developer.apple.com/documentation/foundation/measurement/formatstyle/format(_:)
    public func format(_ value: Measurement<UnitType>) -> String {
      let text = MeasurementText(locale: locale, width: width.width, hidesScaleName: hidesScale)
      let usage = (usage ?? .general).name
      guard let numberFormatStyle else { return text.string(value.value, value.unit, usage: usage) }
      let number = numberFormatStyle.locale(locale)
      let shown = usage.flatMap { text.converted(value.value, value.unit, usage: $0) }
      if let shown, let unit = shown.unit { return text.string(shown.value, unit, number: number.format) }
      return text.string(value.value, value.unit, number: number.format)
    }

    /// - Source: developer.apple.com/documentation/foundation/measurement/formatstyle/locale(_:)
    public func locale(_ locale: Locale) -> Self {
      var result = self
      result.locale = locale
      return result
    }
  }

  /// Returns the measurement formatted with a style.
  ///
  /// - Source: developer.apple.com/documentation/foundation/measurement/formatted(_:)
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement<UnitType> {
    style.format(self)
  }

  /// Returns the measurement in the preferred unit of the current locale, with the unit's symbol.
  ///
  /// - Source: developer.apple.com/documentation/foundation/measurement/formatted()
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
  /// Whether the scale of temperatures is omitted: `20°`.
  ///
  /// - Source: developer.apple.com/documentation/foundation/measurement/formatstyle/hidesscalename
  public var hidesScaleName: Bool {
    get { hidesScale }
    set { hidesScale = newValue }
  }

  /// - Source: developer.apple.com/documentation/foundation/measurement/formatstyle
  public init(
    width: UnitWidth = .abbreviated, locale: Locale = .autoupdatingCurrent,
    usage: MeasurementFormatUnitUsage<UnitType> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) {
    self.width = width
    self.locale = locale
    self.usage = usage
    self.numberFormatStyle = numberFormatStyle
    hidesScale = hidesScaleName
  }
}

extension FormatStyle {
  /// Returns a format style for measurements with a usage.
  ///
  /// - Source: developer.apple.com/documentation/foundation/formatstyle/measurement(width:usage:numberformatstyle:)
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// Returns a format style for temperatures with a usage.
  ///
  /// - Source:
  ///   developer.apple.com/documentation/foundation/formatstyle/measurement(width:usage:hidesscalename:numberformatstyle:)
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    Self(width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
  }
}
