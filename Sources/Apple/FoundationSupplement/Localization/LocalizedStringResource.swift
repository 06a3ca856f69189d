import Foundation

/// A localized string that is resolved later.
///
/// - Source: developer.apple.com/documentation/foundation/localizedstringresource
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// The location of the tables of strings.
  public enum BundleDescription: Equatable, Sendable {
    case main
    case atURL(URL)
    case forClass(AnyClass)

    var bundle: Bundle {
      switch self {
      case .main: .main
      case .atURL(let url): Bundle(url: url) ?? .main
      case .forClass(let type): Bundle(for: type)
      }
    }

    public static func == (lhs: BundleDescription, rhs: BundleDescription) -> Bool { lhs.bundle === rhs.bundle }
  }

  private let value: String.LocalizationValue
  private let bundle: BundleDescription

  /// The name of the key.
  public let key: String

  /// The default value if no table contains the key.
  public let defaultValue: String.LocalizationValue
  public let table: String?
  public var locale: Locale

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    value = keyAndValue
    key = keyAndValue.key
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    value = String.LocalizationValue(key.description)
    self.key = key.description
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  var text: String {
    value.resolved(default: defaultValue, table: table, bundle: bundle.bundle, locale: locale, language: locale)
  }
}
