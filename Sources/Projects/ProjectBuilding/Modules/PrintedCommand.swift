/// A command line as a compiler's driver prints it, in words again.
enum PrintedCommand {
  /// The words of a line: what stands between apostrophes or quotes is one, and a backslash takes the next character as it is (but between
  /// apostrophes).
  static func words(of line: some StringProtocol) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in line {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
      } else if character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if character == " " {
        if let ended = word { words.append(ended) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    return words
  }

  /// The words without some options and the value behind each.
  static func removing(_ options: Set<String>, from words: [String]) -> [String] {
    var result: [String] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      if options.contains(word) { _ = rest.popFirst() } else { result.append(word) }
    }
    return result
  }
}
