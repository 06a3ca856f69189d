/// A parser of visual format strings.
///
/// ```
/// format      = (("H" | "V") ":")? ("|" connection)? view (connection view)* (connection "|")?
/// connection  = "" | "-" | "-" (simple | predicates) "-"
/// view        = "[" name predicates? "]"
/// predicates  = "(" predicate ("," predicate)* ")"
/// predicate   = ("==" | "<=" | ">=")? (name | number) ("@" (name | number))?
/// simple      = name | positive number
/// ```
///
/// - Source: developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/VisualFormatLanguage.html
struct VisualFormatParser {
  private let format: String
  private let characters: [Character]
  private var position = 0

  private init(_ format: String) {
    self.format = format
    characters = Array(format)
  }

  static func parse(_ format: String) throws(VisualFormatError) -> VisualFormat {
    var parser = VisualFormatParser(format)
    return try parser.parseFormat()
  }

  private mutating func parseFormat() throws(VisualFormatError) -> VisualFormat {
    var result = VisualFormat()
    if take("H") {
      try expect(":")
    } else if take("V") {
      try expect(":")
      result.axis = .vertical
    }
    if next == "|" {
      result.elements.append(.superview(column: position))
      position += 1
      result.gaps.append(try parseConnection())
    }
    result.elements.append(try parseView())
    while let next {
      let gap = try parseConnection()
      result.gaps.append(gap)
      if self.next == "|" {
        result.elements.append(.superview(column: position))
        position += 1
        if position < characters.count { throw error("Expected the end of the format after '|'") }
        return result
      }
      guard self.next == "[" else {
        throw error(next == "-" ? "Expected a view or '|' after a connection" : "Expected a view, '-' or '|'")
      }
      result.elements.append(try parseView())
    }
    return result
  }

  private mutating func parseConnection() throws(VisualFormatError) -> VisualFormat.Gap {
    guard take("-") else { return .none }
    if next == "[" || next == "|" { return .standard }
    let predicates: [VisualFormat.Predicate]
    if next == "(" {
      predicates = try parsePredicates()
    } else {
      guard next != "-" else { throw error("A length outside of parentheses must be positive") }
      predicates = [VisualFormat.Predicate(object: try parseValue("a gap's length"))]
    }
    try expect("-")
    return .lengths(predicates)
  }

  private mutating func parseView() throws(VisualFormatError) -> VisualFormat.Element {
    guard take("[") else { throw error("Expected a view: '[' and a name") }
    let column = position
    guard let name = takeName() else { throw error("Expected the name of a view") }
    let size = next == "(" ? try parsePredicates() : []
    try expect("]")
    return .view(name: name, column: column, size: size)
  }

  private mutating func parsePredicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    try expect("(")
    var predicates = [try parsePredicate()]
    while take(",") { predicates.append(try parsePredicate()) }
    try expect(")")
    return predicates
  }

  private mutating func parsePredicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    if let first = next, "=<>".contains(first) {
      position += 1
      guard take("=") else { throw error("Expected '=' after '\(first)'") }
      relation = first == "=" ? .equal : first == "<" ? .lessThanOrEqual : .greaterThanOrEqual
    }
    var predicate = VisualFormat.Predicate(relation: relation, object: try parseValue("a name or number"))
    if take("@") { predicate.priority = try parseValue("a priority") }
    return predicate
  }

  private mutating func parseValue(_ what: String) throws(VisualFormatError) -> VisualFormat.Value {
    let start = position
    if let name = takeName() { return .name(name, column: start) }
    if next == "-" || next == "+" { position += 1 }
    while let character = next, character.isASCII, character.isNumber || character == "." { position += 1 }
    guard let number = Double(String(characters[start..<position])), number.isFinite else {
      position = start
      throw error("Expected \(what)")
    }
    return .number(number)
  }

  // MARK: Characters

  private var next: Character? { position < characters.count ? characters[position] : nil }

  private mutating func take(_ character: Character) -> Bool {
    guard next == character else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ character: Character) throws(VisualFormatError) {
    guard take(character) else { throw error("Expected '\(character)'") }
  }

  /// Takes letters, digits and underscores that don't begin with a digit.
  private mutating func takeName() -> String? {
    let start = position
    guard let first = next, first.isLetter || first == "_" else { return nil }
    while let character = next, character.isLetter || character.isNumber || character == "_" { position += 1 }
    return String(characters[start..<position])
  }

  private func error(_ reason: String) -> VisualFormatError {
    VisualFormatError(reason: reason, format: format, column: position)
  }
}
