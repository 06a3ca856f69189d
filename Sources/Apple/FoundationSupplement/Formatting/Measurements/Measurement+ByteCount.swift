import Foundation

extension Measurement.FormatStyle where UnitType == UnitInformationStorage {
  /// A format style for byte counts, which chooses the unit by size.
  ///
  /// - Source: developer.apple.com/documentation/foundation/measurement/formatstyle/bytecount
  public struct ByteCount: Foundation.FormatStyle, Sendable {
    /// The size of a kilobyte, 1,000 or 1,024 bytes, and the names of units.
    public var style: ByteCountFormatStyle.Style
    /// The allowed units.
    public var allowedUnits: ByteCountFormatStyle.Units
    /// Whether zero is spelled out as `Zero kB`.
    public var spellsOutZero: Bool
    /// Whether the exact number of bytes is added in parentheses.
    public var includesActualByteCount: Bool
    /// The locale of the text.
    public var locale: Locale

    /// - Source: developer.apple.com/documentation/foundation/measurement/formatstyle/bytecount
    public init(
      style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units, spellsOutZero: Bool,
      includesActualByteCount: Bool, locale: Locale
    ) {
      self.style = style
      self.allowedUnits = allowedUnits
      self.spellsOutZero = spellsOutZero
      self.includesActualByteCount = includesActualByteCount
      self.locale = locale
    }

    /// - Source: developer.apple.com/documentation/foundation/measurement/formatstyle/bytecount
    public func format(_ value: Measurement<UnitInformationStorage>) -> String {
      let bytes = value.converted(to: .bytes).value.rounded()
      let style = ByteCountFormatStyle(
        style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
        includesActualByteCount: includesActualByteCount, locale: locale)
      return style.format(Int64(exactly: bytes) ?? (bytes < 0 ? .min : .max))
    }

    /// - Source: developer.apple.com/documentation/foundation/measurement/formatstyle/bytecount
    public func locale(_ locale: Locale) -> Self {
      var result = self
      result.locale = locale
      return result
    }
  }
}

extension FormatStyle where Self == Measurement<UnitInformationStorage>.FormatStyle.ByteCount {
  /// Returns a format style for byte counts in the unit that suits their size.
  ///
  /// - Source: developer.apple.com/documentation/foundation/measurement/formatstyle/bytecount
  public static func byteCount(
    style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all, spellsOutZero: Bool = true,
    includesActualByteCount: Bool = false
  ) -> Self {
    Self(
      style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
      includesActualByteCount: includesActualByteCount, locale: .autoupdatingCurrent)
  }
}
