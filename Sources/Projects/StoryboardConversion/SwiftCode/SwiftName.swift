import Foundation

/// Names in Swift source.
enum SwiftName {
  /// The names that a property can't have, or only in backticks.
  static let keywords: Set<String> = [
    "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
    "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in",
    "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "Self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while", "Any", "Type", "Protocol",
  ]

  /// Returns whether a text is a valid name.
  static func isName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, isStart(first), !keywords.contains(text) else { return false }
    return text.unicodeScalars.allSatisfy { isStart($0) || ("0"..."9").contains($0) }
  }

  private static func isStart(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  /// Returns the words of a text in lowercase: "Sign In" and "signIn" are "sign" and "in". Diacritics are removed.
  static func words(of text: String) -> [String] {
    let plain = text.folding(options: [.diacriticInsensitive, .widthInsensitive], locale: Locale(identifier: "en_US"))
    var words: [String] = []
    var word = ""
    var lastWasLower = false
    func end() {
      if !word.isEmpty { words.append(word.lowercased()) }
      word = ""
    }
    let characters = Array(plain.unicodeScalars)
    for (index, scalar) in characters.enumerated() {
      let isUpper = ("A"..."Z").contains(scalar)
      guard isUpper || ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar) else {
        // An apostrophe within a word does not split it: "don't".
        if scalar != "'" && scalar != "\u{2019}" { end() }
        lastWasLower = false
        continue
      }
      let nextIsLower = index + 1 < characters.count && ("a"..."z").contains(characters[index + 1])
      if isUpper, lastWasLower || (!word.isEmpty && nextIsLower) { end() }
      word.unicodeScalars.append(scalar)
      lastWasLower = !isUpper
    }
    end()
    return words
  }

  /// Returns words as the name of a property: "signInButton".
  static func property(_ words: [String]) -> String? {
    guard let first = words.first(where: { $0.first?.isNumber == false }) else { return nil }
    let rest = words.drop { $0.first?.isNumber != false }.dropFirst()
    return first + rest.map(\.capitalizedFirst).joined()
  }

  /// Returns words as the name of a type: "SignInView".
  static func type(_ words: [String]) -> String? { property(words)?.capitalizedFirst }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// The text with a lowercase first letter. If it begins with several capitals, all but the last of them become
  /// lowercase: "URLField" becomes "urlField".
  var withSmallStart: String {
    let capitals = prefix { $0.isUppercase }.count
    if capitals <= 1 { return prefix(1).lowercased() + dropFirst() }
    if capitals == count { return lowercased() }
    return prefix(capitals - 1).lowercased() + dropFirst(capitals - 1)
  }
}
