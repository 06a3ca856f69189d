import Foundation
import UIKit

/// A tokenizer that divides a text into words, sentences or paragraphs.
///
/// - Source: developer.apple.com/documentation/naturallanguage/nltokenizer
open class NLTokenizer: NSObject {
  /// The attributes of a token.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The token contains digits.
    public static let numeric = Attributes(rawValue: 1 << 0)
    /// The token contains letters.
    public static let symbolic = Attributes(rawValue: 1 << 1)
    /// The token contains emoji.
    public static let emoji = Attributes(rawValue: 1 << 2)
  }

  public let unit: NLTokenUnit

  public init(unit: NLTokenUnit) {
    self.unit = unit
    super.init()
  }

  /// The text.
  ///
  /// - Default: `nil`.
  open var string: String?

  /// Does nothing, because words and sentences are determined by rules that apply to all languages.
  open func setLanguage(_ language: NLLanguage) {}

  /// Returns the token at an index, or an empty range if there is none.
  open func tokenRange(at index: String.Index) -> Range<String.Index> {
    guard let string else { return index..<index }
    return ranges(in: string.startIndex..<string.endIndex).first { $0.contains(index) } ?? index..<index
  }

  /// Returns the smallest range of entire tokens that contains a range.
  open func tokenRange(for range: Range<String.Index>) -> Range<String.Index> {
    guard let string else { return range }
    let tokens = ranges(in: string.startIndex..<string.endIndex).filter { $0.overlaps(range) }
    guard let first = tokens.first, let last = tokens.last else { return range }
    return first.lowerBound..<last.upperBound
  }

  /// Returns the tokens in a range of the text.
  open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] { ranges(in: range) }

  /// Calls a closure with the tokens in a range of the text, until it returns `false`.
  open func enumerateTokens(
    in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool
  ) {
    guard let string else { return }
    for token in ranges(in: range) {
      let scalars = string[token].unicodeScalars
      var attributes: Attributes = []
      if scalars.contains(where: { $0.properties.numericType != nil }) { attributes.insert(.numeric) }
      if scalars.contains(where: { $0.properties.isEmojiPresentation }) { attributes.insert(.emoji) }
      if !block(token, attributes) { return }
    }
  }

  private func ranges(in range: Range<String.Index>) -> [Range<String.Index>] {
    guard let string, !range.isEmpty else { return [] }
    if unit == .document { return [string.startIndex..<string.endIndex] }
    let options: String.EnumerationOptions =
      switch unit {
      case .word: .byWords
      case .sentence: .bySentences
      default: .byParagraphs
      }
    var result: [Range<String.Index>] = []
    string.enumerateSubstrings(in: range, options: [options, .substringNotRequired]) { _, _, outer, _ in
      result.append(outer)
    }
    guard unit == .word else { return result }
    result = []
    string.enumerateSubstrings(in: range, options: [.byWords, .substringNotRequired]) { _, word, _, _ in
      result.append(word)
    }
    return result
  }
}
