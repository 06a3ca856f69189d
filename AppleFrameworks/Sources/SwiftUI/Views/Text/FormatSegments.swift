import UIKit

/// A namespace for functions that split a format string into literals and arguments, like `String(format:)`.
enum FormatSegments {
  enum Segment: Equatable {
    case literal(String)
    case argument(Int, specifier: String)
  }

  static func split(_ format: String) -> [Segment] {
    var result: [Segment] = []
    var literal = ""
    var next = 0
    var rest = Substring(format)
    while let character = rest.first {
      guard character == "%" else {
        literal.append(character)
        rest.removeFirst()
        continue
      }
      rest.removeFirst()
      if rest.first == "%" {
        literal.append("%")
        rest.removeFirst()
        continue
      }
      // An argument has an optional position such as "2$", followed by the specifier up to its letter.
      var body = ""
      while let found = rest.first {
        rest.removeFirst()
        body.append(found)
        if found.isLetter, !"hlqLzjt".contains(found) || found == "@" { break }
        if found == "@" { break }
      }
      var index = next
      if let dollar = body.firstIndex(of: "$"), let position = Int(body[..<dollar]) {
        index = position - 1
        body = String(body[body.index(after: dollar)...])
      } else {
        next += 1
      }
      if !literal.isEmpty { result.append(.literal(literal)) }
      literal = ""
      result.append(.argument(index, specifier: "%" + body))
    }
    if !literal.isEmpty { result.append(.literal(literal)) }
    return result
  }
}
