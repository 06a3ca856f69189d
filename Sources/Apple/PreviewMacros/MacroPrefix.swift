/// The text before a macro's `#`: spaces, comments, attributes and modifiers.
enum MacroPrefix {
  /// Returns the number of UTF-8 bytes before the first `#` that is neither in a comment nor in an attribute's
  /// parentheses, or the length of `source` if there is none.
  static func length(of source: String) -> Int {
    let bytes = Array(source.utf8)
    var position = 0
    var openParentheses = 0
    while position < bytes.count {
      let rest = bytes[position...]
      if rest.starts(with: "//".utf8) {
        position = rest.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      } else if rest.starts(with: "/*".utf8) {
        position = endOfComment(in: bytes, from: position)
      } else if rest.first == UInt8(ascii: "\"") {
        position = endOfString(in: bytes, from: position)
      } else {
        switch bytes[position] {
        case UInt8(ascii: "("): openParentheses += 1
        case UInt8(ascii: ")"): openParentheses -= 1
        case UInt8(ascii: "#") where openParentheses == 0: return position
        default: break
        }
        position += 1
      }
    }
    return bytes.count
  }

  /// Returns the position after the comment that begins at `start`. Such comments nest.
  private static func endOfComment(in bytes: [UInt8], from start: Int) -> Int {
    var position = start
    var depth = 0
    while position < bytes.count {
      if bytes[position...].starts(with: "/*".utf8) {
        depth += 1
        position += 2
      } else if bytes[position...].starts(with: "*/".utf8) {
        depth -= 1
        position += 2
        if depth == 0 { return position }
      } else {
        position += 1
      }
    }
    return position
  }

  private static func endOfString(in bytes: [UInt8], from start: Int) -> Int {
    var position = start + 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(position + 1, bytes.count)
  }
}
