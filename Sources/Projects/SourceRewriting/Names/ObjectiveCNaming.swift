import SwiftSources

/// The names of Swift declarations in Objective-C.
///
/// - Source: the rules of The Swift Programming Language and of "Importing Objective-C into Swift" in reverse: the
///   first argument's label is appended to the base name, with "With" between them unless one of the words there is a
///   preposition.
enum ObjectiveCNaming {
  /// Returns the selector of a method or initializer.
  ///
  /// - Parameters:
  ///   - base: The name before the parentheses, which is `init` for initializers.
  ///   - labels: The labels of the arguments, which are empty for arguments without a label.
  static func selector(_ base: String, labels: [String], isThrowing: Bool = false, isAsync: Bool = false) -> String {
    var labels = labels
    var first = base.withoutBackticks
    if isAsync {
      // Objective-C code can only call the method with a completion handler.
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

  /// Returns the selector of the setter of a property.
  static func setter(_ property: String) -> String { "set\(capitalized(property.withoutBackticks)):" }

  /// Returns the key of a property of Apple's classes. The key of `isHidden` is `hidden` in key-value coding.
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
