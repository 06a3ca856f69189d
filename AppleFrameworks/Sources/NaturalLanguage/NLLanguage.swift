import Foundation

/// A language, as a BCP 47 tag.
///
/// - Source: developer.apple.com/documentation/naturallanguage/nllanguage
public struct NLLanguage: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// An undetermined language.
  public static let undetermined = NLLanguage(rawValue: "und")
  public static let arabic = NLLanguage(rawValue: "ar")
  public static let bulgarian = NLLanguage(rawValue: "bg")
  public static let czech = NLLanguage(rawValue: "cs")
  public static let danish = NLLanguage(rawValue: "da")
  public static let dutch = NLLanguage(rawValue: "nl")
  public static let english = NLLanguage(rawValue: "en")
  public static let finnish = NLLanguage(rawValue: "fi")
  public static let french = NLLanguage(rawValue: "fr")
  public static let german = NLLanguage(rawValue: "de")
  public static let greek = NLLanguage(rawValue: "el")
  public static let hebrew = NLLanguage(rawValue: "he")
  public static let hindi = NLLanguage(rawValue: "hi")
  public static let hungarian = NLLanguage(rawValue: "hu")
  public static let indonesian = NLLanguage(rawValue: "id")
  public static let italian = NLLanguage(rawValue: "it")
  public static let japanese = NLLanguage(rawValue: "ja")
  public static let korean = NLLanguage(rawValue: "ko")
  public static let norwegian = NLLanguage(rawValue: "nb")
  public static let persian = NLLanguage(rawValue: "fa")
  public static let polish = NLLanguage(rawValue: "pl")
  public static let portuguese = NLLanguage(rawValue: "pt")
  public static let romanian = NLLanguage(rawValue: "ro")
  public static let russian = NLLanguage(rawValue: "ru")
  public static let simplifiedChinese = NLLanguage(rawValue: "zh-Hans")
  public static let spanish = NLLanguage(rawValue: "es")
  public static let swedish = NLLanguage(rawValue: "sv")
  public static let thai = NLLanguage(rawValue: "th")
  public static let traditionalChinese = NLLanguage(rawValue: "zh-Hant")
  public static let turkish = NLLanguage(rawValue: "tr")
  public static let ukrainian = NLLanguage(rawValue: "uk")
  public static let vietnamese = NLLanguage(rawValue: "vi")
}

/// A unit of text.
///
/// - Source: developer.apple.com/documentation/naturallanguage/nltokenunit
public enum NLTokenUnit: Int, Sendable {
  case word = 0
  case sentence = 1
  case paragraph = 2
  case document = 3
}
