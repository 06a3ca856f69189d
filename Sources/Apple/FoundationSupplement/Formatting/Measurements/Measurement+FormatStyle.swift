import Foundation

extension Measurement where UnitType: Dimension {
  /// A format style for measurements.
  ///
  /// - Source: developer.apple.com/documentation/foundation/measurement/formatstyle
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The length of units' names.
    ///
    /// - Source: developer.apple.com/documentation/foundation/measurement/formatstyle/unitwidth
    public struct UnitWidth: Codable, Hashable, Sendable {
      private let rawValue: String

      private init(_ width: MeasurementText.Width) { rawValue = width.rawValue }

      var width: MeasurementText.Width { MeasurementText.Width(rawValue: rawValue) ?? .abbreviated }

      /// In full: `12 kilometers`.
      public static var wide: Self { Self(.wide) }
      /// As a symbol: `12 km`.
      public static var abbreviated: Self { Self(.abbreviated) }
      /// As a symbol, with the least space: `12km`.
      public static var narrow: Self { Self(.narrow) }
    }

    /// The length of units' names.
    ///
    /// - Source: developer.apple.com/documentation/foundation/measurement/formatstyle/width
    public var width: UnitWidth
    /// The locale whose language and units are used.
    ///
    /// - Source: developer.apple.com/documentation/foundation/measurement/formatstyle/locale
    public var locale: Locale
    /// The purpose of the measurement, which decides about the unit; `nil` is general.
    ///
    /// - Source: developer.apple.com/documentation/foundation/measurement/formatstyle/usage
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// Writes the number; `nil` rounds as is usual for the purpose.
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

  /// Returns the measurement as a style writes it.
  ///
  /// - Source: developer.apple.com/documentation/foundation/measurement/formatted(_:)
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement<UnitType> {
    style.format(self)
  }

  /// Returns the measurement in the unit that the current locale prefers, with the unit's symbol.
  ///
  /// - Source: developer.apple.com/documentation/foundation/measurement/formatted()
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
  /// Whether temperatures are without the name of their scale: `20°`.
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
  /// Measurements in a unit for a purpose.
  ///
  /// - Source: developer.apple.com/documentation/foundation/formatstyle/measurement(width:usage:numberformatstyle:)
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// Temperatures in a unit for a purpose.
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
