import Foundation

extension String {
  /// A localized string's key, and the values that stand in it.
  ///
  /// - Source: developer.apple.com/documentation/swift/string/localizationvalue
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// With a conversion for each value: `%@`, `%lld`, `%lf`.
    let key: String
    let values: [Value]

    enum Value: Equatable, Sendable {
      case text(String)
      case integer(Int64)
      case number(Double)

      var argument: any CVarArg {
        switch self {
        case .text(let text): text
        case .integer(let number): number
        case .number(let number): number
        }
      }
    }

    public init(_ value: String) {
      key = value
      values = []
    }

    public init(stringLiteral value: String) {
      key = value
      values = []
    }

    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      values = stringInterpolation.values
    }

    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      fileprivate private(set) var key = ""
      fileprivate private(set) var values: [Value] = []

      public init(literalCapacity: Int, interpolationCount: Int) {}

      public mutating func appendLiteral(_ literal: String) {
        // A percent sign of the text is not the begin of a conversion.
        key += literal.replacingOccurrences(of: "%", with: "%%")
      }

      private mutating func append(_ value: Value, _ specifier: String) {
        key += specifier
        values.append(value)
      }

      public mutating func appendInterpolation(_ string: String) { append(.text(string), "%@") }
      public mutating func appendInterpolation(_ substring: Substring) { append(.text(String(substring)), "%@") }

      public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
        append(.integer(Int64(clamping: value)), "%lld")
      }

      public mutating func appendInterpolation(_ value: Double) { append(.number(value), "%lf") }
      public mutating func appendInterpolation(_ value: Float) { append(.number(Double(value)), "%f") }

      /// A value as a format style writes it.
      public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
      where F.FormatOutput == String {
        append(.text(format.format(value)), "%@")
      }

      /// A value, with the conversion that the key has for it.
      public mutating func appendInterpolation<T>(_ value: T, specifier: String) {
        switch value {
        case let number as any BinaryInteger: append(.integer(Int64(clamping: number)), specifier)
        case let number as Double: append(.number(number), specifier)
        case let number as Float: append(.number(Double(number)), specifier)
        default: append(.text("\(value)"), specifier)
        }
      }

      @_disfavoredOverload
      public mutating func appendInterpolation<T>(_ value: T) { append(.text("\(value)"), "%@") }
    }

    /// Returns the text that a bundle has for the key, with the values in it.
    ///
    /// - Parameter language: the language that is asked for before the user's; nil for the user's alone.
    func resolved(
      default standard: LocalizationValue?, table: String?, bundle: Bundle, locale: Locale, language: Locale? = nil
    ) -> String {
      let plain = key.replacingOccurrences(of: "%%", with: "%")
      // Keys in tables of strings have percent signs once where no value is.
      let name = values.isEmpty ? plain : key
      let value = standard?.key ?? name
      // CoreFoundation's own lookup has `en.lproj` alone, and ends the program at some plural forms.
      let user = Locale.preferredLanguages
      let found = BundleTexts.text(
        forKey: name, value: value, table: table, in: bundle,
        preferences: (language.map { [$0.identifier(.bcp47)] } ?? []) + user)
      let used = found == standard?.key ? standard?.values ?? values : values
      guard !used.isEmpty else { return found }
      return LocalizedFormat.text(found, locale: locale, arguments: used.map(\.argument))
    }
  }

  /// Creates the text of a key in the app's language.
  ///
  /// - Parameters:
  ///   - table: the name of the file of strings; nil for "Localizable".
  ///   - bundle: nil for the app's.
  /// - Source: developer.apple.com/documentation/swift/string/init(localized:table:bundle:locale:comment:)
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = keyAndValue.resolved(default: nil, table: table, bundle: bundle ?? .main, locale: locale)
  }

  /// Creates the text of a key, or another where no table has it.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = LocalizationValue(key.description).resolved(
      default: defaultValue, table: table, bundle: bundle ?? .main, locale: locale)
  }

  /// Creates the text that a resource stands for.
  public init(localized resource: LocalizedStringResource) { self = resource.text }
}

extension AttributedString {
  /// Creates the text of a key in the app's language, with the Markdown in it read as attributes.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let text = String(localized: keyAndValue, table: table, bundle: bundle, locale: locale ?? .current)
    let options = MarkdownParsingOptions(
      allowsExtendedAttributes: true, interpretedSyntax: .inlineOnlyPreservingWhitespace)
    self.init()
    for run in MarkdownText(text, options: options, baseURL: nil).runs { append(run.attributed) }
  }
}
