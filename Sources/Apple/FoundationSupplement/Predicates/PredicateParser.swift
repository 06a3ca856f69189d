import Foundation

/// A parser of predicate formats.
///
/// - Source: developer.apple.com/library/archive/documentation/Cocoa/Conceptual/Predicates/Articles/pSyntax.html
struct PredicateParser {
  private let tokens: [PredicateToken]
  private let arguments: [Any?]
  private var position = 0
  private var argument = 0

  private init(tokens: [PredicateToken], arguments: [Any?]) {
    self.tokens = tokens
    self.arguments = arguments
  }

  static func parse(_ format: String, _ arguments: [Any?]) throws(PredicateFormatError) -> PredicateNode {
    var parser = PredicateParser(tokens: try PredicateLexer.tokens(of: format), arguments: arguments)
    let node = try parser.either(depth: 0)
    guard parser.position == parser.tokens.count else {
      throw PredicateFormatError(reason: "unexpected text after its end")
    }
    return node
  }

  static func expression(
    _ format: String, _ arguments: [Any?]
  ) throws(PredicateFormatError) -> PredicateExpression {
    var parser = PredicateParser(tokens: try PredicateLexer.tokens(of: format), arguments: arguments)
    let expression = try parser.sum(depth: 0)
    guard parser.position == parser.tokens.count else {
      throw PredicateFormatError(reason: "unexpected text after its end")
    }
    return expression
  }

  // MARK: - Tokens

  private var current: PredicateToken? { position < tokens.count ? tokens[position] : nil }

  private mutating func take(_ symbols: String...) -> String? {
    guard case .symbol(let symbol)? = current, symbols.contains(symbol) else { return nil }
    position += 1
    return symbol
  }

  private mutating func takeWord(_ words: String...) -> Bool {
    guard let current, words.contains(where: { current.isWord($0) }) else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ symbol: String) throws(PredicateFormatError) {
    guard take(symbol) != nil else { throw PredicateFormatError(reason: "'\(symbol)' is missing") }
  }

  private mutating func nextArgument() throws(PredicateFormatError) -> Any? {
    guard argument < arguments.count else {
      throw PredicateFormatError(reason: "it has more conversions than there are arguments")
    }
    defer { argument += 1 }
    return arguments[argument]
  }

  // MARK: - Logic

  /// The maximum nesting depth, more than formats have.
  private static let maxDepth = 200

  private mutating func either(depth: Int) throws(PredicateFormatError) -> PredicateNode {
    guard depth < PredicateParser.maxDepth else { throw PredicateFormatError(reason: "it is nested too deeply") }
    var node = try both(depth: depth)
    while take("||") != nil || takeWord("OR") { node = .or(node, try both(depth: depth)) }
    return node
  }

  private mutating func both(depth: Int) throws(PredicateFormatError) -> PredicateNode {
    var node = try negation(depth: depth)
    while take("&&") != nil || takeWord("AND") { node = .and(node, try negation(depth: depth)) }
    return node
  }

  private mutating func negation(depth: Int) throws(PredicateFormatError) -> PredicateNode {
    guard depth < PredicateParser.maxDepth else { throw PredicateFormatError(reason: "it is nested too deeply") }
    if take("!") != nil || takeWord("NOT") { return .not(try negation(depth: depth + 1)) }
    if takeWord("TRUEPREDICATE") { return .constant(true) }
    if takeWord("FALSEPREDICATE") { return .constant(false) }
    if case .symbol("(")? = current {
      // A parenthesis begins a predicate or the left side of a comparison.
      let start = (position, argument)
      position += 1
      if let inner = try? either(depth: depth + 1), take(")") != nil, !isOperator { return inner }
      (position, argument) = start
    }
    return try comparison(depth: depth)
  }

  /// Whether the next token is a comparison or an arithmetic operator.
  private var isOperator: Bool {
    switch current {
    case .symbol(let symbol): !["&&", "||", ")", "}", ","].contains(symbol)
    case .word?:
      ["CONTAINS", "BEGINSWITH", "ENDSWITH", "LIKE", "MATCHES", "IN", "BETWEEN"]
        .contains { current?.isWord($0) == true }
    default: false
    }
  }

  private mutating func comparison(depth: Int) throws(PredicateFormatError) -> PredicateNode {
    var quantifier = PredicateComparison.Quantifier.direct
    if takeWord("ANY", "SOME") {
      quantifier = .any
    } else if takeWord("ALL") {
      quantifier = .all
    } else if takeWord("NONE") {
      quantifier = .none
    }
    let left = try sum(depth: depth)
    let kind = try comparator()
    let options = try self.options()
    let right = try sum(depth: depth)
    return .comparison(
      PredicateComparison(left: left, kind: kind, right: right, quantifier: quantifier, options: options))
  }

  private mutating func comparator() throws(PredicateFormatError) -> PredicateComparison.Kind {
    switch current {
    case .symbol(let symbol):
      let kinds: [String: PredicateComparison.Kind] = [
        "=": .equal, "==": .equal, "!=": .notEqual, "<>": .notEqual, "<": .less, "<=": .lessOrEqual,
        "=<": .lessOrEqual, ">": .greater, ">=": .greaterOrEqual, "=>": .greaterOrEqual,
      ]
      guard let kind = kinds[symbol] else { break }
      position += 1
      return kind
    case .word(let word):
      let kinds: [String: PredicateComparison.Kind] = [
        "CONTAINS": .contains, "BEGINSWITH": .beginsWith, "ENDSWITH": .endsWith, "LIKE": .like, "MATCHES": .matches,
        "IN": .in, "BETWEEN": .between,
      ]
      guard let kind = kinds[word.uppercased()] else { break }
      position += 1
      return kind
    default: break
    }
    throw PredicateFormatError(reason: "a comparison has no operator")
  }

  /// Parses options: `[cd]`.
  private mutating func options() throws(PredicateFormatError) -> PredicateComparison.Options {
    guard take("[") != nil else { return [] }
    var options: PredicateComparison.Options = []
    if case .word(let letters)? = current {
      position += 1
      for letter in letters.lowercased() {
        switch letter {
        case "c": options.insert(.caseInsensitive)
        case "d": options.insert(.diacriticInsensitive)
        case "n": options.insert([])
        case "l": options.insert([.caseInsensitive, .diacriticInsensitive])
        default: throw PredicateFormatError(reason: "'[\(letters)]' are not options")
        }
      }
    }
    try expect("]")
    return options
  }

  // MARK: - Values

  private mutating func sum(depth: Int) throws(PredicateFormatError) -> PredicateExpression {
    guard depth < PredicateParser.maxDepth else { throw PredicateFormatError(reason: "it is nested too deeply") }
    var left = try product(depth: depth)
    while let symbol = take("+", "-") { left = .calculation(symbol, left, try product(depth: depth)) }
    return left
  }

  private mutating func product(depth: Int) throws(PredicateFormatError) -> PredicateExpression {
    var left = try power(depth: depth)
    while let symbol = take("*", "/") { left = .calculation(symbol, left, try power(depth: depth)) }
    return left
  }

  private mutating func power(depth: Int) throws(PredicateFormatError) -> PredicateExpression {
    var left = try element(depth: depth)
    while let symbol = take("**") { left = .calculation(symbol, left, try element(depth: depth)) }
    return left
  }

  /// Parses an index: `tags[0]`.
  private mutating func element(depth: Int) throws(PredicateFormatError) -> PredicateExpression {
    var value = try value(depth: depth)
    while take("[") != nil {
      let index: PredicateExpression
      if takeWord("FIRST") {
        index = .constant(PredicateExpression.Place.first)
      } else if takeWord("LAST") {
        index = .constant(PredicateExpression.Place.last)
      } else if takeWord("SIZE") {
        index = .constant(PredicateExpression.Place.size)
      } else {
        index = try sum(depth: depth + 1)
      }
      try expect("]")
      value = .element(value, index)
    }
    return value
  }

  private mutating func value(depth: Int) throws(PredicateFormatError) -> PredicateExpression {
    guard let token = current else { throw PredicateFormatError(reason: "a value is missing at its end") }
    position += 1
    switch token {
    case .number(let text):
      return .constant(Int(text).map { NSNumber(value: $0) } ?? Double(text).map { NSNumber(value: $0) })
    case .string(let text): return .constant(text)
    case .variable(let name):
      let path = try rest()
      return path.isEmpty ? .variable(name) : .path(.variable(name), path)
    case .argument("K"):
      guard let path = try nextArgument() as? String else {
        throw PredicateFormatError(reason: "the argument of '%K' is not a string")
      }
      return try .path(.subject, path.split(separator: ".").map(String.init) + rest())
    case .argument: return .constant(try nextArgument())
    case .collectionOperator(let name): return .path(.subject, ["@" + name])
    case .symbol("-"):
      // A negative number, unless a name or a call follows.
      if case .number(let text)? = current {
        position += 1
        return .constant(Int("-" + text).map { NSNumber(value: $0) } ?? Double("-" + text).map { NSNumber(value: $0) })
      }
      return .calculation("-", .constant(NSNumber(value: 0)), try value(depth: depth + 1))
    case .symbol("("):
      let inner = try sum(depth: depth + 1)
      try expect(")")
      return inner
    case .symbol("{"): return try list(depth: depth + 1)
    case .word(let word):
      if token.isWord("SUBQUERY"), case .symbol("(")? = current { return try subquery(depth: depth + 1) }
      if case .symbol("(")? = current { return try call(word, depth: depth + 1) }
      return try named(word)
    default: throw PredicateFormatError(reason: "a value is missing")
    }
  }

  /// Parses a call: `sqrt(16)`, `modulus:by:(7, 4)`, `FUNCTION(price, 'doubleValue')`, `TERNARY(a > b, a, b)`, `CAST(1,
  /// 'NSDate')`.
  private mutating func call(_ word: String, depth: Int) throws(PredicateFormatError) -> PredicateExpression {
    try expect("(")
    if word.uppercased() == "TERNARY" {
      let condition = try either(depth: depth)
      try expect(",")
      let first = try sum(depth: depth)
      try expect(",")
      let second = try sum(depth: depth)
      try expect(")")
      return .conditional(condition, first, second)
    }
    var values: [PredicateExpression] = []
    if take(")") == nil {
      repeat { values.append(try sum(depth: depth)) } while take(",") != nil
      try expect(")")
    }
    switch word.uppercased() {
    case "FUNCTION":
      guard values.count > 1, case .constant(let name as String) = values[1] else {
        throw PredicateFormatError(reason: "the second argument of FUNCTION is not a name")
      }
      return .message(values[0], name, Array(values.dropFirst(2)))
    case "CAST": return .function("castObject:toType:", values)
    default:
      guard let name = ExpressionFunction.name(word) else {
        throw PredicateFormatError(reason: "there is no function '\(word)'")
      }
      return .function(name, values)
    }
  }

  /// Parses a subquery: `SUBQUERY(tags, $tag, $tag.name == "a").@count`.
  private mutating func subquery(depth: Int) throws(PredicateFormatError) -> PredicateExpression {
    try expect("(")
    let collection = try sum(depth: depth + 1)
    try expect(",")
    guard case .variable(let variable)? = current else {
      throw PredicateFormatError(reason: "the second argument of SUBQUERY is not a variable")
    }
    position += 1
    try expect(",")
    let condition = try either(depth: depth + 1)
    try expect(")")
    let path = try rest()
    let found = PredicateExpression.subquery(collection, variable, condition)
    return path.isEmpty ? found : .path(found, path)
  }

  private mutating func list(depth: Int) throws(PredicateFormatError) -> PredicateExpression {
    var values: [PredicateExpression] = []
    if take("}") != nil { return .list([]) }
    repeat { values.append(try sum(depth: depth + 1)) } while take(",") != nil
    try expect("}")
    return .list(values)
  }

  private mutating func named(_ word: String) throws(PredicateFormatError) -> PredicateExpression {
    switch word.uppercased() {
    case "SELF": return .path(.subject, try rest())
    case "TRUE", "YES": return .constant(NSNumber(value: true))
    case "FALSE", "NO": return .constant(NSNumber(value: false))
    case "NIL", "NULL": return .constant(nil)
    default: return .path(.subject, [word] + (try rest()))
    }
  }

  /// Parses the rest of a key path: `.name.@count`.
  private mutating func rest() throws(PredicateFormatError) -> [String] {
    var names: [String] = []
    while take(".") != nil {
      switch current {
      case .word(let name)?: names.append(name)
      case .collectionOperator(let name)?: names.append("@" + name)
      default: throw PredicateFormatError(reason: "a key path ends with a dot")
      }
      position += 1
    }
    return names
  }
}
