import Foundation
import UIKit

/// A scheme of tags, which determines the property of a token that a tag describes.
///
/// - Source: developer.apple.com/documentation/naturallanguage/nltagscheme
public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let tokenType = NLTagScheme(rawValue: "TokenType")
  public static let lexicalClass = NLTagScheme(rawValue: "LexicalClass")
  public static let nameType = NLTagScheme(rawValue: "NameType")
  public static let nameTypeOrLexicalClass = NLTagScheme(rawValue: "NameTypeOrLexicalClass")
  public static let lemma = NLTagScheme(rawValue: "Lemma")
  public static let language = NLTagScheme(rawValue: "Language")
  public static let script = NLTagScheme(rawValue: "Script")
  public static let sentimentScore = NLTagScheme(rawValue: "SentimentScore")
}

/// A tag of a token.
///
/// - Source: developer.apple.com/documentation/naturallanguage/nltag
public struct NLTag: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let word = NLTag(rawValue: "Word")
  public static let punctuation = NLTag(rawValue: "Punctuation")
  public static let whitespace = NLTag(rawValue: "Whitespace")
  public static let other = NLTag(rawValue: "Other")
  public static let noun = NLTag(rawValue: "Noun")
  public static let verb = NLTag(rawValue: "Verb")
  public static let adjective = NLTag(rawValue: "Adjective")
  public static let adverb = NLTag(rawValue: "Adverb")
  public static let pronoun = NLTag(rawValue: "Pronoun")
  public static let determiner = NLTag(rawValue: "Determiner")
  public static let preposition = NLTag(rawValue: "Preposition")
  public static let number = NLTag(rawValue: "Number")
  public static let conjunction = NLTag(rawValue: "Conjunction")
  public static let personalName = NLTag(rawValue: "PersonalName")
  public static let placeName = NLTag(rawValue: "PlaceName")
  public static let organizationName = NLTag(rawValue: "OrganizationName")
}

/// A tagger that determines the types of tokens and the language of a text. Models of lexical classes, names, lemmas
/// and sentiments are not available, so their tags are `nil`, as on a device that has not loaded them.
///
/// - Source: developer.apple.com/documentation/naturallanguage/nltagger
open class NLTagger: NSObject {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let omitWords = Options(rawValue: 1 << 0)
    public static let omitPunctuation = Options(rawValue: 1 << 1)
    public static let omitWhitespace = Options(rawValue: 1 << 2)
    public static let omitOther = Options(rawValue: 1 << 3)
    /// The option for joining names of several words to one token. Names are not recognized.
    public static let joinNames = Options(rawValue: 1 << 4)
    public static let joinContractions = Options(rawValue: 1 << 5)
  }

  public let tagSchemes: [NLTagScheme]

  public init(tagSchemes: [NLTagScheme]) {
    self.tagSchemes = tagSchemes
    super.init()
  }

  /// The text.
  ///
  /// - Default: `nil`.
  open var string: String?

  /// The language of the text.
  open var dominantLanguage: NLLanguage? { string.flatMap { NLLanguageRecognizer.dominantLanguage(for: $0) } }

  /// Returns the schemes that provide tags for a language.
  open class func availableTagSchemes(for unit: NLTokenUnit, language: NLLanguage) -> [NLTagScheme] {
    unit == .word ? [.tokenType, .language] : [.language]
  }

  /// Returns the tag of the token at an index, and the token.
  open func tag(
    at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme
  ) -> (NLTag?, Range<String.Index>) {
    var result: (NLTag?, Range<String.Index>) = (nil, index..<index)
    guard let string else { return result }
    enumerateTags(in: string.startIndex..<string.endIndex, unit: unit, scheme: scheme) { tag, range in
      if range.contains(index) { result = (tag, range) }
      return !range.contains(index)
    }
    return result
  }

  /// Calls a closure with the tokens in a range of the text and their tags, until it returns `false`.
  open func enumerateTags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
    using block: (NLTag?, Range<String.Index>) -> Bool
  ) {
    for (type, token) in tokens(in: range, unit: unit) where !isOmitted(type, options) {
      if !block(tag(type, scheme), token) { return }
    }
  }

  /// Returns the tokens in a range of the text with their tags.
  open func tags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = []
  ) -> [(NLTag?, Range<String.Index>)] {
    tokens(in: range, unit: unit).filter { !isOmitted($0.0, options) }.map { (tag($0.0, scheme), $0.1) }
  }

  private func tag(_ type: NLTag, _ scheme: NLTagScheme) -> NLTag? {
    switch scheme {
    case .tokenType: type
    case .language: dominantLanguage.map { NLTag(rawValue: $0.rawValue) }
    default: nil
    }
  }

  private func isOmitted(_ type: NLTag, _ options: Options) -> Bool {
    switch type {
    case .word: options.contains(.omitWords)
    case .punctuation: options.contains(.omitPunctuation)
    case .whitespace: options.contains(.omitWhitespace)
    default: options.contains(.omitOther)
    }
  }

  private func tokens(in range: Range<String.Index>, unit: NLTokenUnit) -> [(NLTag, Range<String.Index>)] {
    guard let string else { return [] }
    let tokenizer = NLTokenizer(unit: unit)
    tokenizer.string = string
    let words = tokenizer.tokens(for: range)
    guard unit == .word else { return words.map { (.word, $0) } }
    var result: [(NLTag, Range<String.Index>)] = []
    var place = range.lowerBound
    for word in words {
      result += separators(in: place..<word.lowerBound)
      result.append((.word, word))
      place = word.upperBound
    }
    return result + separators(in: place..<range.upperBound)
  }

  /// Returns runs of white space, and separate punctuation marks.
  private func separators(in range: Range<String.Index>) -> [(NLTag, Range<String.Index>)] {
    guard let string else { return [] }
    var result: [(NLTag, Range<String.Index>)] = []
    for index in string[range].indices {
      let (character, end) = (string[index], string.index(after: index))
      let type: NLTag = character.isWhitespace ? .whitespace : character.isPunctuation ? .punctuation : .other
      if type == .whitespace, let last = result.last, last.0 == .whitespace {
        result[result.count - 1].1 = last.1.lowerBound..<end
      } else {
        result.append((type, index..<end))
      }
    }
    return result
  }
}
