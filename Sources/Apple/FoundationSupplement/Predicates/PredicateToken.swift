import Foundation

/// A token of a predicate format.
enum PredicateToken: Equatable {
  case word(String)
  case number(String)
  case string(String)
  /// A placeholder `%@`, `%K` or `%d`, with its letter.
  case argument(Character)
  case variable(String)
  /// A collection operator such as `@count`.
  case collectionOperator(String)
  case symbol(String)

  /// Returns whether the token is a keyword, ignoring case.
  func isWord(_ name: String) -> Bool {
    guard case .word(let text) = self else { return false }
    return text.caseInsensitiveCompare(name) == .orderedSame
  }
}

/// The error of an invalid format, with its position.
struct PredicateFormatError: Error {
  let reason: String
}

/// A lexer of predicate formats.
struct PredicateLexer {
  private var rest: Substring

  init(_ format: String) { rest = format[...] }

  static func tokens(of format: String) throws(PredicateFormatError) -> [PredicateToken] {
    var lexer = PredicateLexer(format)
    var result: [PredicateToken] = []
    while let token = try lexer.next() { result.append(token) }
    return result
  }

  /// The symbols, longer ones first.
  private static let symbols = [
    "&&", "||", "==", "!=", "<>", "<=", "=<", ">=", "=>", "=", "<", ">", "!", "(", ")", "{", "}", "[", "]", ",", ".",
    "+", "-", "**", "*", "/",
  ]

  private mutating func next() throws(PredicateFormatError) -> PredicateToken? {
    rest = rest.drop { $0.isWhitespace }
    guard let first = rest.first else { return nil }
    switch first {
    case "'", "\"": return try string(first)
    case "%": return try argument()
    case "$":
      rest.removeFirst()
      return .variable(String(takeWord()))
    case "@":
      rest.removeFirst()
      return .collectionOperator(String(takeWord()))
    case "#":
      // A name that isn't a keyword.
      rest.removeFirst()
      return .word(String(takeWord()))
    default: break
    }
    if first.isLetter || first == "_" { return .word(String(takeWord() + takeLabels())) }
    if first.isASCII && first.isNumber { return number() }
    for symbol in PredicateLexer.symbols where rest.hasPrefix(symbol) {
      rest = rest.dropFirst(symbol.count)
      return .symbol(symbol)
    }
    throw PredicateFormatError(reason: "unexpected '\(first)'")
  }

  private mutating func takeWord() -> Substring {
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    rest = rest[word.endIndex...]
    return word
  }

  /// Takes the rest of a function's name before its arguments: `:by:`.
  private mutating func takeLabels() -> Substring {
    guard rest.first == ":" else { return "" }
    let labels = rest.prefix { $0.isLetter || $0 == ":" }
    let end = labels.endIndex
    guard labels.last == ":", rest[end...].first == "(" else { return "" }
    defer { rest = rest[end...] }
    return rest[..<end]
  }

  private mutating func number() -> PredicateToken {
    var text = String(rest.prefix { $0.isASCII && $0.isNumber })
    rest = rest.dropFirst(text.count)
    if rest.first == ".", let digit = rest.dropFirst().first, digit.isASCII && digit.isNumber {
      rest.removeFirst()
      let fraction = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest[fraction.endIndex...]
      text += "." + fraction
    }
    if rest.first == "e" || rest.first == "E" {
      let sign = rest.dropFirst().prefix { $0 == "+" || $0 == "-" }
      let digits = rest[sign.endIndex...].prefix { $0.isASCII && $0.isNumber }
      if !digits.isEmpty && sign.count < 2 {
        text += "e" + sign + digits
        rest = rest[digits.endIndex...]
      }
    }
    return .number(text)
  }

  private mutating func string(_ quote: Character) throws(PredicateFormatError) -> PredicateToken {
    rest.removeFirst()
    var text = ""
    while let character = rest.popFirst() {
      if character == quote { return .string(text) }
      guard character == "\\" else {
        text.append(character)
        continue
      }
      guard let escaped = rest.popFirst() else { break }
      switch escaped {
      case "n": text.append("\n")
      case "t": text.append("\t")
      case "r": text.append("\r")
      default: text.append(escaped)
      }
    }
    throw PredicateFormatError(reason: "a string is not terminated")
  }

  private mutating func argument() throws(PredicateFormatError) -> PredicateToken {
    rest.removeFirst()
    let lengths = rest.prefix { "lhqzLj".contains($0) }
    rest = rest[lengths.endIndex...]
    guard let conversion = rest.popFirst(), "@KdDiuUfFeEgGcCsSxX".contains(conversion) else {
      throw PredicateFormatError(reason: "'%' is not followed by a conversion")
    }
    return .argument(conversion)
  }
}
