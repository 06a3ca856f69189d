import Foundation

extension PersonNameComponents {
  /// A format style for personal names.
  ///
  /// - Source: developer.apple.com/documentation/foundation/personnamecomponents/formatstyle
  public struct FormatStyle: ParseableFormatStyle, Sendable {
    /// The style of a name.
    ///
    /// - Source: developer.apple.com/documentation/foundation/personnamecomponents/formatstyle/style-swift.enum
    public enum Style: Int, Codable, Hashable, Sendable {
      /// The nickname, or else the given name.
      case short = 1
      /// The given name and the family name.
      case medium = 2
      /// All components but the nickname.
      case long = 3
      /// The initials.
      case abbreviated = 4
    }

    /// The style of the name.
    ///
    /// - Source: developer.apple.com/documentation/foundation/personnamecomponents/formatstyle/style-swift.property
    public var style: Style
    /// The locale, which determines the order.
    ///
    /// - Source: developer.apple.com/documentation/foundation/personnamecomponents/formatstyle/locale
    public var locale: Locale

    /// - Source: developer.apple.com/documentation/foundation/personnamecomponents/formatstyle/init(style:locale:)
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    /// - Source: developer.apple.com/documentation/foundation/personnamecomponents/formatstyle/format(_:)
    public func format(_ value: PersonNameComponents) -> String {
      PersonName.string(value, style: style, locale: locale)
    }

    /// - Source: developer.apple.com/documentation/foundation/personnamecomponents/formatstyle/locale(_:)
    public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }

    /// The strategy for parsing names in any style.
    ///
    /// - Source: developer.apple.com/documentation/foundation/personnamecomponents/formatstyle/parsestrategy
    public var parseStrategy: ParseStrategy { ParseStrategy(locale: locale) }
  }

  /// A strategy for parsing personal names.
  ///
  /// - Source: developer.apple.com/documentation/foundation/personnamecomponents/parsestrategy
  public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
    var locale = Locale.autoupdatingCurrent

    /// - Source: developer.apple.com/documentation/foundation/personnamecomponents/parsestrategy
    public init() {}

    init(locale: Locale) { self.locale = locale }

    /// Returns the components of a name. Throws `CocoaError.formatting` for text without words.
    ///
    /// - Source: developer.apple.com/documentation/foundation/personnamecomponents/parsestrategy
    public func parse(_ value: String) throws -> PersonNameComponents {
      guard let components = PersonName.components(of: value, locale: locale) else {
        throw CocoaError(.formatting, userInfo: [NSDebugDescriptionErrorKey: "\"\(value)\" is no name"])
      }
      return components
    }
  }

  /// Creates the components of a name from text.
  ///
  /// - Source: developer.apple.com/documentation/foundation/personnamecomponents/init(_:)
  public init(_ value: String) throws { self = try ParseStrategy().parse(value) }

  /// Creates the components of a name with a parse strategy.
  ///
  /// - Source: developer.apple.com/documentation/foundation/personnamecomponents/init(_:strategy:)
  public init<S: Foundation.ParseStrategy>(_ value: S.ParseInput, strategy: S) throws
  where S.ParseOutput == PersonNameComponents {
    self = try strategy.parse(value)
  }

  /// Returns the name formatted with a style.
  ///
  /// - Source: developer.apple.com/documentation/foundation/personnamecomponents/formatted(_:)
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents {
    style.format(self)
  }

  /// Returns the given name and the family name, in the order of the current locale.
  ///
  /// - Source: developer.apple.com/documentation/foundation/personnamecomponents/formatted()
  public func formatted() -> String { FormatStyle().format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// Returns a format style for personal names.
  ///
  /// - Source: developer.apple.com/documentation/foundation/formatstyle/name(style:)
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}

extension ParseableFormatStyle where Self == PersonNameComponents.FormatStyle {
  /// Returns a format style for personal names.
  ///
  /// - Source: developer.apple.com/documentation/foundation/parseableformatstyle/name(style:)
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}

extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
  /// The strategy for parsing personal names.
  ///
  /// - Source: developer.apple.com/documentation/foundation/parsestrategy/name
  public static var name: Self { Self() }
}
