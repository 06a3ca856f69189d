/// A scanner of a `.strings` file that reads one scalar at a time.
struct StringsScanner {
  private let scalars: [Unicode.Scalar]
  private let path: String
  private var index = 0
  private var position = SourcePosition(line: 1, column: 1)

  init(scalars: [Unicode.Scalar], path: String) {
    self.scalars = scalars
    self.path = path
  }

  /// Returns all pairs. The last pair of a key wins.
  mutating func pairs() throws(InterfaceBuilderError) -> [String: String] {
    var pairs: [String: String] = [:]
    try skipBlanks()
    while current != nil {
      let key = try word()
      try skipBlanks()
      if current == ";" {
        // A key without a text is its own text.
        pairs[key] = key
      } else {
        try take("=")
        try skipBlanks()
        pairs[key] = try word()
        try skipBlanks()
      }
      try take(";")
      try skipBlanks()
    }
    return pairs
  }

  private var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }
  private var next: Unicode.Scalar? { index + 1 < scalars.count ? scalars[index + 1] : nil }

  private mutating func advance() {
    if scalars[index] == "\n" {
      position = SourcePosition(line: position.line + 1, column: 1)
    } else {
      position.column += 1
    }
    index += 1
  }

  private func error(_ reason: String, at position: SourcePosition? = nil) -> InterfaceBuilderError {
    .malformed(path: path, position: position ?? self.position, reason: reason)
  }

  private mutating func take(_ scalar: Unicode.Scalar) throws(InterfaceBuilderError) {
    guard current == scalar else {
      throw error("expected \(scalar)" + (current.map { " before \($0.escaped(asASCII: false))" } ?? " at the end"))
    }
    advance()
  }

  private mutating func skipBlanks() throws(InterfaceBuilderError) {
    while let scalar = current {
      if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
        advance()
      } else if scalar == "/", next == "/" {
        while let scalar = current, scalar != "\n" { advance() }
      } else if scalar == "/", next == "*" {
        let start = position
        advance()
        advance()
        while !(current == "*" && next == "/") {
          guard current != nil else { throw error("a comment is not terminated", at: start) }
          advance()
        }
        advance()
        advance()
      } else {
        return
      }
    }
  }

  private mutating func word() throws(InterfaceBuilderError) -> String {
    guard let quote = current, quote == "\"" || quote == "'" else { return try bareWord() }
    let start = position
    advance()
    var text = String.UnicodeScalarView()
    while let scalar = current, scalar != quote {
      if scalar == "\\" {
        text.append(contentsOf: try escaped())
      } else {
        text.append(scalar)
        advance()
      }
    }
    guard current != nil else { throw error("a string is not terminated", at: start) }
    advance()
    return String(text)
  }

  private mutating func bareWord() throws(InterfaceBuilderError) -> String {
    var text = String.UnicodeScalarView()
    while let scalar = current,
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "._-$:/[]".unicodeScalars.contains(scalar)
    {
      text.append(scalar)
      advance()
    }
    guard !text.isEmpty else { throw error("expected a quoted string") }
    return String(text)
  }

  /// Reads an escape sequence after the backslash: a letter, three octal digits, or `U` with four hexadecimal digits,
  /// which may be half of a surrogate pair.
  private mutating func escaped() throws(InterfaceBuilderError) -> String.UnicodeScalarView {
    let start = position
    advance()
    guard let scalar = current else { throw error("unexpected backslash at the end", at: start) }
    advance()
    switch scalar {
    case "n": return "\n".unicodeScalars
    case "r": return "\r".unicodeScalars
    case "t": return "\t".unicodeScalars
    case "a": return "\u{7}".unicodeScalars
    case "b": return "\u{8}".unicodeScalars
    case "f": return "\u{C}".unicodeScalars
    case "v": return "\u{B}".unicodeScalars
    case "U", "u":
      var units = [try unit(start)]
      if UTF16.isLeadSurrogate(units[0]), current == "\\", next == "U" || next == "u" {
        advance()
        advance()
        units.append(try unit(start))
      }
      return String(decoding: units, as: UTF16.self).unicodeScalars
    case "0"..."7":
      var code = scalar.value - 48
      for _ in 0..<2 {
        guard let digit = current, ("0"..."7").contains(digit) else { break }
        code = code * 8 + digit.value - 48
        advance()
      }
      return String(Unicode.Scalar(code).map(Character.init) ?? "\u{FFFD}").unicodeScalars
    default: return String(scalar).unicodeScalars
    }
  }

  private mutating func unit(_ start: SourcePosition) throws(InterfaceBuilderError) -> UInt16 {
    var value: UInt16 = 0
    for _ in 0..<4 {
      guard let scalar = current, let digit = Character(scalar).hexDigitValue else {
        throw error("expected four hexadecimal digits", at: start)
      }
      value = value << 4 | UInt16(digit)
      advance()
    }
    return value
  }
}
