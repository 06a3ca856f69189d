/// The names that Xcode gives the images and colors of asset catalogs.
///
/// The rules are derived from published files that Xcode generated: `img_graph_2` is `imgGraph2`, `HBO GO Logo` is
/// `hboGOLogo`, `TLSold` is `tlSold`, `BMW` is `BMW`, `TLS2016` is `TLS_2016`, `0b3b` is `_0B3B`, `Hero image` is
/// `hero`.
enum AssetSymbolName {
  enum Kind {
    case color, image
    /// A key of a string catalog.
    case text
    /// A folder that provides a namespace, which becomes a type.
    case namespace
  }

  /// Returns the name as an identifier, or nil if it contains no characters that an identifier can have.
  ///
  /// A keyword is put in backticks.
  static func of(_ name: String, _ kind: Kind) -> String? {
    var words = self.words(in: name)
    guard !words.isEmpty else { return nil }
    let suffix = kind == .color ? "color" : kind == .image ? "image" : nil
    if words.count > 1, words.last?.lowercased() == suffix { words.removeLast() }
    var result: String
    if !words.contains(where: { $0.contains(where: \.isLowercase) }) {
      // A name of only capitals and digits keeps its case.
      result = words.joined(separator: "_")
    } else {
      result = words.map(capitalised).joined()
      if kind != .namespace { result = words[0].lowercased() + words.dropFirst().map(capitalised).joined() }
    }
    if result.first?.isNumber == true { result = "_" + result }
    return reserved.contains(result) ? "`\(result)`" : result
  }

  private static func capitalised(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// Returns the words of a name.
  ///
  /// A word ends before a character that is neither a letter nor a digit, between a letter and a digit, before a
  /// capital that follows a lowercase letter, and before the last of several capitals that lowercase letters follow.
  private static func words(in name: String) -> [String] {
    var words: [String] = []
    var word: [Character] = []
    func finish() {
      if !word.isEmpty { words.append(String(word)) }
      word = []
    }
    for character in name {
      guard character.isLetter || character.isNumber else {
        finish()
        continue
      }
      if let last = word.last {
        if last.isNumber != character.isNumber || (last.isLowercase && character.isUppercase) {
          finish()
        } else if character.isLowercase, last.isUppercase, word.count > 1 {
          word.removeLast()
          finish()
          word = [last]
        }
      }
      word.append(character)
    }
    finish()
    return words
  }

  private static let reserved: Set<String> = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
    "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
    "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws",
    "true",
    "try", "typealias", "var", "where", "while",
  ]
}
