/// A scanner of Swift source, byte by byte, that recognizes comments, strings and brackets.
struct SourceScanner {
  let bytes: [UInt8]
  private(set) var position = 0
  /// The number of open brackets of any kind.
  private(set) var depth = 0

  init(_ source: some Sequence<UInt8>) { bytes = Array(source) }

  var isAtEnd: Bool { position >= bytes.count }
  var current: UInt8 { bytes[position] }

  func starts(with word: StaticString) -> Bool {
    bytes[position...].starts(with: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }

  /// Returns whether the word begins at the current byte, and is not a part of a longer word.
  func isWord(_ word: StaticString) -> Bool {
    guard starts(with: word) else { return false }
    let end = position + word.utf8CodeUnitCount
    let isOpen = position == 0 || !Self.isLetter(bytes[position - 1])
    return isOpen && (end == bytes.count || !Self.isLetter(bytes[end]))
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...: true
    default: false
    }
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

  /// Advances past the comment, the string or the byte at the position, and counts brackets.
  mutating func advance() {
    if starts(with: "//") {
      while !isAtEnd, current != UInt8(ascii: "\n") { position += 1 }
    } else if starts(with: "/*") {
      skipComment()
    } else if starts(with: "\"\"\"") {
      skipString(quote: "\"\"\"")
    } else if current == UInt8(ascii: "\"") {
      skipString(quote: "\"")
    } else {
      switch current {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
      position += 1
    }
  }

  /// Advances past a comment. Comments nest.
  private mutating func skipComment() {
    var open = 0
    repeat {
      if starts(with: "/*") {
        open += 1
        position += 2
      } else if starts(with: "*/") {
        open -= 1
        position += 2
      } else {
        position += 1
      }
    } while open > 0 && !isAtEnd
  }

  private mutating func skipString(quote: StaticString) {
    position += quote.utf8CodeUnitCount
    while !isAtEnd, !starts(with: quote) {
      if starts(with: "\\(") {
        // An interpolation may contain strings.
        position += 1
        let outer = depth
        repeat { advance() } while depth > outer && !isAtEnd
      } else {
        position += current == UInt8(ascii: "\\") ? 2 : 1
      }
    }
    position = min(bytes.count, position + quote.utf8CodeUnitCount)
  }

  /// Advances past spaces, lines and comments.
  mutating func skipSpace() {
    while !isAtEnd, Self.isSpace(current) || starts(with: "//") || starts(with: "/*") { advance() }
  }

  /// Returns the text in a range.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
