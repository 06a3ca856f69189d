/// A token of HTML: text, or the start or end tag of an element.
enum HTMLToken: Equatable {
  case text(String)
  case open(String, attributes: [String: String], isClosed: Bool)
  case close(String)

  /// Returns the tokens of a text. Malformed HTML is taken as text; nothing is rejected.
  static func tokens(in text: String) -> [HTMLToken] {
    var reader = Reader(Array(text.unicodeScalars))
    return reader.tokens()
  }

  private struct Reader {
    private let scalars: [Unicode.Scalar]
    private var index = 0

    init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

    mutating func tokens() -> [HTMLToken] {
      var result: [HTMLToken] = []
      var text = String.UnicodeScalarView()
      func finish() {
        if !text.isEmpty { result.append(.text(HTMLEntities.decoded(String(text)))) }
        text = String.UnicodeScalarView()
      }
      while index < scalars.count {
        guard scalars[index] == "<", let token = tag() else {
          if index < scalars.count, scalars[index] == "<", skipDeclaration() {
            finish()
            continue
          }
          text.append(scalars[index])
          index += 1
          continue
        }
        finish()
        result.append(token)
        if case .open(let name, _, false) = token, ["style", "script", "title", "textarea"].contains(name) {
          let inner = rawText(until: name)
          if name == "style" || name == "textarea" { result.append(.text(inner)) }
          result.append(.close(name))
        }
      }
      finish()
      return result
    }

    /// Skips comments, document types and processing instructions.
    private mutating func skipDeclaration() -> Bool {
      guard index + 1 < scalars.count, scalars[index + 1] == "!" || scalars[index + 1] == "?" else { return false }
      if starts(with: "<!--") {
        index += 4
        while index < scalars.count, !starts(with: "-->") { index += 1 }
        index = min(index + 3, scalars.count)
      } else {
        while index < scalars.count, scalars[index] != ">" { index += 1 }
        index = min(index + 1, scalars.count)
      }
      return true
    }

    /// - Parameter text: Lowercase ASCII text.
    private func starts(with text: String) -> Bool {
      var place = index
      for wanted in text.unicodeScalars {
        guard place < scalars.count else { return false }
        let value = scalars[place].value
        guard (0x41...0x5A).contains(value) ? value + 0x20 == wanted.value : value == wanted.value else { return false }
        place += 1
      }
      return true
    }

    private mutating func rawText(until name: String) -> String {
      var result = String.UnicodeScalarView()
      let end = "</\(name)"
      while index < scalars.count, !starts(with: end) {
        result.append(scalars[index])
        index += 1
      }
      while index < scalars.count, scalars[index] != ">" { index += 1 }
      index = min(index + 1, scalars.count)
      return String(result)
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool { " \t\n\r\u{C}".unicodeScalars.contains(scalar) }

    private mutating func skipSpaces() { while index < scalars.count, Self.isSpace(scalars[index]) { index += 1 } }

    private mutating func name(until ends: String) -> String {
      var result = String.UnicodeScalarView()
      while index < scalars.count, !Self.isSpace(scalars[index]), !ends.unicodeScalars.contains(scalars[index]) {
        result.append(scalars[index])
        index += 1
      }
      return String(result).lowercased()
    }

    /// Returns the tag at the current position; `nil` if there is none, in which case the position doesn't change.
    private mutating func tag() -> HTMLToken? {
      let start = index
      index += 1
      let isClosing = index < scalars.count && scalars[index] == "/"
      if isClosing { index += 1 }
      guard index < scalars.count, scalars[index].properties.isAlphabetic else {
        index = start
        return nil
      }
      let name = name(until: "/>")
      var attributes: [String: String] = [:]
      var isClosed = false
      while true {
        skipSpaces()
        guard index < scalars.count else {
          // A truncated tag isn't text.
          return isClosing ? .close(name) : .open(name, attributes: attributes, isClosed: isClosed)
        }
        if scalars[index] == ">" {
          index += 1
          return isClosing ? .close(name) : .open(name, attributes: attributes, isClosed: isClosed)
        }
        if scalars[index] == "/" {
          isClosed = true
          index += 1
          continue
        }
        isClosed = false
        let before = index
        let key = self.name(until: "=/>")
        skipSpaces()
        var value = ""
        if index < scalars.count, scalars[index] == "=" {
          index += 1
          skipSpaces()
          value = attributeValue()
        }
        if index == before { index += 1 }
        if attributes[key] == nil { attributes[key] = HTMLEntities.decoded(value) }
      }
    }

    private mutating func attributeValue() -> String {
      guard index < scalars.count else { return "" }
      var result = String.UnicodeScalarView()
      let quote = scalars[index]
      if quote == "\"" || quote == "'" {
        index += 1
        while index < scalars.count, scalars[index] != quote {
          result.append(scalars[index])
          index += 1
        }
        index = min(index + 1, scalars.count)
      } else {
        while index < scalars.count, !Self.isSpace(scalars[index]), scalars[index] != ">" {
          result.append(scalars[index])
          index += 1
        }
      }
      return String(result)
    }
  }
}
