import SwiftSources

/// The names that Swift's declarations have in Objective-C.
///
/// - Source: the rules are those of The Swift Programming Language and of "Importing Objective-C into Swift", told the
///   other way round: the first argument's label joins the base name, with "With" between them unless one of the words
///   there is a preposition.
enum ObjectiveCNaming {
  /// The selector of a method or initializer.
  ///
  /// - Parameters:
  ///   - base: the name before the parentheses, `init` for initializers.
  ///   - labels: the arguments' labels; empty where there is none.
  static func selector(_ base: String, labels: [String], isThrowing: Bool = false, isAsync: Bool = false) -> String {
    var labels = labels
    var first = base.withoutBackticks
    if isAsync {
      // Reached by messages with a block only.
      if labels.isEmpty { return first + "WithCompletionHandler:" }
      labels.append("completionHandler")
    } else if isThrowing {
      if labels.isEmpty { return first + "AndReturnError:" }
      labels.append("error")
    }
    guard let label = labels.first.map(\.withoutBackticks) else { return first }
    if !label.isEmpty {
      let words = (lastWord(of: first), firstWord(of: label))
      if !prepositions.contains(words.0.lowercased()) && !prepositions.contains(words.1.lowercased()) {
        first += "With"
      }
      first += capitalized(label)
    }
    return labels.dropFirst().reduce(first + ":") { $0 + $1.withoutBackticks + ":" }
  }

  /// The selector that sets a property.
  static func setter(_ property: String) -> String { "set\(capitalized(property.withoutBackticks)):" }

  /// The key of a property of Apple's classes: `isHidden` is `hidden` to key-value coding.
  static func appleKey(_ property: String) -> String {
    let rest = property.dropFirst(2)
    guard property.hasPrefix("is"), let initial = rest.first, initial.isUppercase else { return property }
    return initial.lowercased() + rest.dropFirst()
  }

  private static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  private static func firstWord(of text: String) -> Substring {
    var end = text.startIndex
    while end < text.endIndex {
      let next = text.index(after: end)
      if end != text.startIndex, text[end].isUppercase || text[end] == "_" { break }
      end = next
    }
    return text[..<end]
  }

  private static func lastWord(of text: String) -> Substring {
    guard let start = text.lastIndex(where: { $0.isUppercase || $0 == "_" }) else { return text[...] }
    return text[start...].drop { $0 == "_" }
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in",
    "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using",
    "via",
    "when", "with", "within",
  ]
}
