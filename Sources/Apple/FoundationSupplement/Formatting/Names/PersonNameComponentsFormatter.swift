import Foundation

/// A formatter and parser of personal names.
///
/// - Source: developer.apple.com/documentation/foundation/personnamecomponentsformatter
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  // Unchecked: as `Formatter`; an app configures it before passing it on.
  /// The style of a name.
  ///
  /// - Source: developer.apple.com/documentation/foundation/personnamecomponentsformatter/style-swift.enum
  public enum Style: Int, Sendable {
    case `default` = 0
    case short, medium, long, abbreviated
  }

  /// The options of the formatter.
  ///
  /// - Source: developer.apple.com/documentation/foundation/personnamecomponentsformatter/options
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The phonetic representation.
    public static let phonetic = Options(rawValue: 1 << 1)
  }

  /// The style of names. The default has the given name and the family name.
  ///
  /// - Source: developer.apple.com/documentation/foundation/personnamecomponentsformatter/style-swift.property
  open var style = Style.default
  /// Whether names are written phonetically if possible.
  ///
  /// - Source: developer.apple.com/documentation/foundation/personnamecomponentsformatter/isphonetic
  open var isPhonetic = false
  /// The locale, which determines the order. The default is the current one.
  ///
  /// - Source: developer.apple.com/documentation/foundation/personnamecomponentsformatter/locale
  open var locale: Locale! = .current

  /// - Source: developer.apple.com/documentation/foundation/personnamecomponentsformatter
  public override init() { super.init() }

  /// - Source: developer.apple.com/documentation/foundation/personnamecomponentsformatter
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// - Source: developer.apple.com/documentation/foundation/personnamecomponentsformatter/localizedstring(from:style:options:)
  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }

  /// - Source: developer.apple.com/documentation/foundation/personnamecomponentsformatter/string(from:)
  open func string(from components: PersonNameComponents) -> String {
    let shown = isPhonetic ? components.phoneticRepresentation ?? components : components
    let style = PersonNameComponents.FormatStyle.Style(rawValue: style.rawValue) ?? .medium
    return PersonName.string(shown, style: style, locale: locale ?? .current)
  }

  /// - Returns: The components; `nil` for text without words.
  /// - Source: developer.apple.com/documentation/foundation/personnamecomponentsformatter/personnamecomponents(from:)
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    PersonName.components(of: string, locale: locale ?? .current)
  }

  /// - Returns: The text; `nil` for objects other than names.
  open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map { string(from: $0) } }
}
