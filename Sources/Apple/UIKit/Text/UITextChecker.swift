import Foundation

/// A checker for misspelled words. A host has no dictionaries: there are no languages, no misspelled words and no
/// completions other than learned words. Learned words are kept until the process ends.
///
/// - Source: developer.apple.com/documentation/uikit/uitextchecker
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  /// The languages with a dictionary: none.
  open class var availableLanguages: [String] { [] }

  public override init() { super.init() }

  /// Returns the range of the first misspelled word: always `NSNotFound`, since there are no dictionaries.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange {
    NSRange(location: NSNotFound, length: 0)
  }

  /// Returns suggestions for a misspelled word: `nil`, since there are no dictionaries.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }

  /// Returns completions of a word from the learned words.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
    let part = (string as NSString).substring(with: range)
    let found = UserInterface.current.learnedWords.words.filter { $0.hasPrefix(part) && $0 != part }
    return found.isEmpty ? nil : found.sorted()
  }

  /// The words that this checker accepts.
  open var ignoredWords: [String]?

  open func ignoreWord(_ wordToIgnore: String) {
    if ignoredWords?.contains(wordToIgnore) != true { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }
  }

  open class func learnWord(_ word: String) { UserInterface.current.learnedWords.words.insert(word) }
  open class func hasLearnedWord(_ word: String) -> Bool { UserInterface.current.learnedWords.words.contains(word) }
  open class func unlearnWord(_ word: String) { UserInterface.current.learnedWords.words.remove(word) }
}

/// The words that the user taught the host.
@MainActor
final class LearnedWords {
  var words: Set<String> = []
}

extension UserInterface {
  @MainActor fileprivate final var learnedWords: LearnedWords { part { LearnedWords() } }
}
