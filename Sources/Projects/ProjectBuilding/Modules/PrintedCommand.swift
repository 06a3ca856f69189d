/// A command line as a compiler's driver prints it.
enum PrintedCommand {
  /// Returns the words of a line. Text between apostrophes or quotes belongs to one word, and a backslash escapes the
  /// next character except between apostrophes.
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

  /// Returns the words without some options and their values.
  static func removing(_ options: Set<String>, from words: [String]) -> [String] {
    var result: [String] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      if options.contains(word) { _ = rest.popFirst() } else { result.append(word) }
    }
    return result
  }
}
