import Foundation

extension String {
  /// The key of a localized string with its values.
  ///
  /// - Source: developer.apple.com/documentation/swift/string/localizationvalue
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// The key, with a conversion for each value: `%@`, `%lld`, `%lf`.
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
        // A percent sign in the text isn't a conversion.
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

      /// Appends a value formatted with a format style.
      public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
      where F.FormatOutput == String {
        append(.text(format.format(value)), "%@")
      }

      /// Appends a value with its conversion in the key.
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

    /// Returns the localized text of the key in a bundle with its values.
    ///
    /// - Parameter language: The preferred language before the user's; `nil` for the user's only.
    func resolved(
      default standard: LocalizationValue?, table: String?, bundle: Bundle, locale: Locale, language: Locale? = nil
    ) -> String {
      let plain = key.replacingOccurrences(of: "%%", with: "%")
      // Keys without values have single percent signs in tables of strings.
      let name = values.isEmpty ? plain : key
      let value = standard?.key ?? name
      // CoreFoundation only searches `en.lproj`, and stops the program for some plural forms.
      let user = Locale.preferredLanguages
      let found = BundleTexts.text(
        forKey: name, value: value, table: table, in: bundle,
        preferences: (language.map { [$0.identifier(.bcp47)] } ?? []) + user)
      let used = found == standard?.key ? standard?.values ?? values : values
      guard !used.isEmpty else { return found }
      return LocalizedFormat.text(found, locale: locale, arguments: used.map(\.argument))
    }
  }

  /// Creates the localized text of a key in the app's language.
  ///
  /// - Parameters:
  ///   - table: The name of the strings file; `nil` for "Localizable".
  ///   - bundle: The bundle; `nil` for the app's.
  /// - Source: developer.apple.com/documentation/swift/string/init(localized:table:bundle:locale:comment:)
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = keyAndValue.resolved(default: nil, table: table, bundle: bundle ?? .main, locale: locale)
  }

  /// Creates the localized text of a key, or a default value if no table contains it.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = LocalizationValue(key.description).resolved(
      default: defaultValue, table: table, bundle: bundle ?? .main, locale: locale)
  }

  /// Creates the localized text of a resource.
  public init(localized resource: LocalizedStringResource) { self = resource.text }
}

extension AttributedString {
  /// Creates the localized text of a key in the app's language, with Markdown as attributes.
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
