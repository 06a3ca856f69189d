import XcodeProjects

/// A value in a manifest that is written in Swift, read without running it.
indirect enum ManifestExpression: Equatable {
  case string(String)
  case boolean(Bool)
  case number(String)
  case array([ManifestExpression])
  case dictionary([String: ManifestExpression])
  /// A member such as `.framework`, or `Product.framework` without its first part.
  case member(String)
  /// A call such as `.target(name: "App")`. Missing labels are empty.
  case call(String, [Argument])
  /// Code that the reader does not understand.
  case unknown

  struct Argument: Equatable {
    var label: String
    var value: ManifestExpression
  }

  var string: String? { if case .string(let text) = self { text } else { nil } }
  var array: [ManifestExpression]? { if case .array(let values) = self { values } else { nil } }
  var dictionary: [String: ManifestExpression]? { if case .dictionary(let values) = self { values } else { nil } }

  /// The name of a member or call.
  var name: String? {
    switch self {
    case .member(let name), .call(let name, _): name
    default: nil
    }
  }

  /// Returns the argument with a label, or the first argument without one for an empty label.
  subscript(_ label: String) -> ManifestExpression? {
    guard case .call(_, let arguments) = self else { return nil }
    return arguments.first { $0.label == label }?.value
  }

  /// All arguments, including those in lists.
  var arguments: [Argument] { if case .call(_, let arguments) = self { arguments } else { [] } }
}

/// A reader for the constants of a manifest that is written in Swift: literals, members, calls, and references to other
/// constants.
struct ManifestReader {
  private enum Token: Equatable {
    case word(String)
    case string(String)
    case number(String)
    case sign(Character)
  }

  private var tokens: [Token] = []
  private var position = 0
  /// The constants by name.
  private(set) var constants: [String: ManifestExpression] = [:]

  /// The maximum depth of expressions.
  private static let deepest = 100
  private var depth = 0

  init(_ text: String) {
    tokens = Self.tokens(of: text)
    while position < tokens.count {
      guard tokens[position] == .word("let") || tokens[position] == .word("var"), position + 1 < tokens.count,
        case .word(let name) = tokens[position + 1]
      else {
        position += 1
        continue
      }
      position += 2
      // Skip the type, up to the value.
      if peek == .sign(":") { while let token = peek, token != .sign("="), token != .word("let") { position += 1 } }
      guard peek == .sign("=") else { continue }
      position += 1
      constants[name] = expression()
    }
  }

  private var peek: Token? { position < tokens.count ? tokens[position] : nil }

  private mutating func take(_ sign: Character) -> Bool {
    guard peek == .sign(sign) else { return false }
    position += 1
    return true
  }

  // MARK: - Expressions

  private mutating func expression() -> ManifestExpression {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else { return .unknown }
    var value = operand()
    while peek == .sign("+") {
      position += 1
      let other = operand()
      switch (value, other) {
      case (.array(let first), .array(let second)): value = .array(first + second)
      case (.string(let first), .string(let second)): value = .string(first + second)
      // Keep the known part of an incomplete array.
      case (.array, _): break
      case (_, .array): value = other
      default: value = .unknown
      }
    }
    return value
  }

  private mutating func operand() -> ManifestExpression {
    switch peek {
    case .string(let text):
      position += 1
      return .string(filled(text))
    case .number(let text):
      position += 1
      return .number(text)
    case .sign("["):
      position += 1
      return collection()
    case .sign("("):
      position += 1
      let value = expression()
      skip(to: ")")
      return value
    case .sign("-"):
      position += 1
      return operand()
    case .sign("."):
      position += 1
      return reference(nil)
    case .word(let word):
      position += 1
      switch word {
      case "true": return .boolean(true)
      case "false": return .boolean(false)
      case "nil": return .unknown
      default: return reference(word)
      }
    default: return .unknown
    }
  }

  /// Reads members and calls. The last one determines the value: `Project.app(name:)` is the call `app`.
  private mutating func reference(_ first: String?) -> ManifestExpression {
    var name = first
    var value: ManifestExpression?
    if name == nil {
      guard case .word(let word) = peek else { return .unknown }
      position += 1
      name = word
      value = .member(word)
    } else if let known = constants[name!] {
      value = known
    } else {
      value = .member(name!)
    }
    while true {
      if take("(") {
        value = .call(name ?? "", arguments(until: ")"))
      } else if peek == .sign("."), position + 1 < tokens.count, case .word(let word) = tokens[position + 1] {
        position += 2
        name = word
        value = .member(word)
      } else if take("!") || take("?") {
        continue
      } else {
        return value ?? .unknown
      }
    }
  }

  private mutating func arguments(until end: Character) -> [ManifestExpression.Argument] {
    var result: [ManifestExpression.Argument] = []
    while let token = peek, token != .sign(end) {
      var label = ""
      if case .word(let word) = token, position + 1 < tokens.count, tokens[position + 1] == .sign(":") {
        label = word
        position += 2
      }
      result.append(.init(label: label, value: expression()))
      skip(to: ",", or: end)
    }
    _ = take(end)
    return result
  }

  private mutating func collection() -> ManifestExpression {
    var values: [ManifestExpression] = []
    var pairs: [String: ManifestExpression] = [:]
    if peek == .sign(":") { position += 1 }
    while let token = peek, token != .sign("]") {
      let value = expression()
      if take(":") {
        let pair = expression()
        if let key = value.string ?? value.name { pairs[key] = pair }
      } else {
        values.append(value)
      }
      skip(to: ",", or: "]")
    }
    _ = take("]")
    return pairs.isEmpty ? .array(values) : .dictionary(pairs)
  }

  /// Skips code that was not understood, up to and including a comma, or up to an end.
  private mutating func skip(to sign: Character, or end: Character? = nil) {
    var open = 0
    while let token = peek {
      if open == 0 {
        if token == .sign(sign) {
          position += 1
          return
        }
        if let end, token == .sign(end) { return }
      }
      switch token {
      case .sign("("), .sign("["), .sign("{"): open += 1
      case .sign(")"), .sign("]"), .sign("}"): open -= 1
      default: break
      }
      // Unbalanced closing brackets are skipped as well, so that reading always ends.
      position += 1
      if open < 0 { return }
    }
  }

  /// Returns a text with the values of the constants that it interpolates.
  private func filled(_ text: String) -> String {
    var result = text
    for (name, value) in constants {
      if let value = value.string { result = result.replacing("\\(\(name))", with: value) }
    }
    return result
  }

  // MARK: - Tokens

  private static func tokens(of text: String) -> [Token] {
    var result: [Token] = []
    var rest = Substring(text)
    func isOfWord(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        rest = rest.range(of: "*/").map { rest[$0.upperBound...] } ?? ""
      } else if rest.hasPrefix("\"\"\"") {
        let inner = rest.dropFirst(3)
        let end = inner.range(of: "\"\"\"")
        result.append(.string(String(inner[..<(end?.lowerBound ?? inner.endIndex)])))
        rest = end.map { inner[$0.upperBound...] } ?? ""
      } else if first == "\"" {
        var content = ""
        rest.removeFirst()
        while let character = rest.first, character != "\"", !character.isNewline {
          rest.removeFirst()
          guard character == "\\", let next = rest.first else {
            content.append(character)
            continue
          }
          // An interpolation is kept as it is written.
          content += next == "(" ? "\\" : next == "n" ? "\n" : ""
          if next != "n" { content.append(next) }
          rest.removeFirst()
        }
        if !rest.isEmpty { rest.removeFirst() }
        result.append(.string(content))
      } else if first.isNumber {
        let number = rest.prefix { isOfWord($0) || $0 == "." }
        result.append(.number(String(number)))
        rest = rest.dropFirst(number.count)
      } else if isOfWord(first) {
        let word = rest.prefix(while: isOfWord)
        result.append(.word(String(word)))
        rest = rest.dropFirst(word.count)
      } else {
        result.append(.sign(first))
        rest.removeFirst()
      }
    }
    return result
  }
}
