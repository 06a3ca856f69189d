import CoreGraphics

/// A pattern for sentences: `#` matches a number, and `@` matches text up to the next character in the pattern. A space
/// matches any number of spaces.
struct TextPattern {
  /// The matched numbers and texts, in order.
  struct Match {
    var numbers: [CGFloat] = []
    var texts: [String] = []
  }

  /// The maximum number of digits. Descriptions contain sizes of screens, and larger numbers are errors that would
  /// require much memory.
  private static let maxDigits = 5

  private let pattern: [Character]

  init(_ pattern: String) {
    self.pattern = Array(pattern)
  }

  /// Returns a match, or nil if the whole text does not match the pattern.
  func match(_ text: String) -> Match? {
    let text = Array(text)
    var match = Match()
    var position = 0
    for (index, character) in pattern.enumerated() {
      switch character {
      case " ":
        while position < text.count, text[position] == " " { position += 1 }
      case "#":
        guard let number = Self.number(in: text, at: &position) else { return nil }
        match.numbers.append(number)
      case "@":
        let end = index + 1 < pattern.count ? pattern[index + 1] : nil
        let start = position
        while position < text.count, text[position] != end { position += 1 }
        if position == start { return nil }
        match.texts.append(String(text[start..<position]))
      default:
        guard position < text.count, text[position] == character else { return nil }
        position += 1
      }
    }
    return position == text.count ? match : nil
  }

  private static func number(in text: [Character], at position: inout Int) -> CGFloat? {
    var digits = ""
    if position < text.count, text[position] == "-" {
      digits = "-"
      position += 1
    }
    func readDigits() -> Int {
      var count = 0
      while position < text.count, text[position].isASCII, text[position].isNumber {
        digits.append(text[position])
        position += 1
        count += 1
      }
      return count
    }
    guard (1...maxDigits).contains(readDigits()) else { return nil }
    if position + 1 < text.count, text[position] == ".", text[position + 1].isNumber {
      digits.append(".")
      position += 1
      _ = readDigits()
    }
    return Double(digits).map { CGFloat($0) }
  }
}
