/// Reads the part of YAML that `Podfile.lock` and `project.yml` are written in: block and flow mappings and sequences, plain, quoted and
/// block texts, comments, anchors, aliases, merge keys, one document. Tags are passed over.
///
/// Plain `true` and `false` become truth values, plain whole numbers numbers; everything else stays a text, so that `1.10` keeps its
/// zero.
package struct YAMLReader {
  private static let deepestNesting = 64
  /// Aliases make a few lines stand for billions of values.
  private static let maxValues = 1_000_000
  private static let maximumBytes = 16 << 20

  private struct Line {
    var number: Int
    var indent: Int
    /// Without the blanks before it and after it.
    var text: Substring
  }

  private let path: String
  private let source: [Substring]
  private var next = 0
  /// The line that is being read, where part of it was read already.
  private var held: Line?
  private var anchors: [Substring: (value: PropertyListValue, count: Int)] = [:]
  private var count = 0

  package static func read(_ path: String) throws(XcodeFileError) -> PropertyListValue {
    try parse(String(decoding: FileSystem.bytes(of: path, limit: maximumBytes), as: UTF8.self), path: path)
  }

  package static func parse(_ text: String, path: String) throws(XcodeFileError) -> PropertyListValue {
    var reader = YAMLReader(text, path: path)
    guard try reader.peek() != nil else { return .string("") }
    let value = try reader.block(depth: 0)
    if let rest = try reader.peek() { throw reader.error(rest, "this is indented less than what it belongs to") }
    return value
  }

  private init(_ text: String, path: String) {
    self.path = path
    source = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  // MARK: - Lines

  /// The next line that says something.
  private mutating func peek() throws(XcodeFileError) -> Line? {
    if let held { return held }
    while next < source.count {
      let line = source[next]
      let content = line.drop { $0 == " " || $0 == "\u{FEFF}" }
      if content.isEmpty || content.first == "#" || content.allSatisfy(\.isWhitespace) || content.first == "%" {
        next += 1
        continue
      }
      if line.hasPrefix("---"), content.dropFirst(3).allSatisfy(\.isWhitespace) {
        next += 1
        continue
      }
      if line == "..." { return nil }
      let indent = line.utf8.distance(from: line.startIndex, to: content.startIndex)
      let found = Line(number: next + 1, indent: indent, text: Self.trimmedEnd(content))
      guard content.first != "\t" else { throw error(found, "a tab indents the line; YAML takes blanks alone") }
      held = found
      return found
    }
    return nil
  }

  private mutating func consume() {
    held = nil
    next += 1
  }

  // MARK: - Blocks

  private mutating func block(depth: Int) throws(XcodeFileError) -> PropertyListValue {
    guard let line = try peek() else { return .string("") }
    guard depth < Self.deepestNesting else { throw error(line, "more than \(Self.deepestNesting) values are nested") }
    if Self.isItem(line.text) { return try sequence(indent: line.indent, depth: depth) }
    if Self.keyEnd(in: line.text) != nil { return try mapping(indent: line.indent, depth: depth) }
    return try inline(line.text, line: line, parent: line.indent - 1, depth: depth)
  }

  private mutating func sequence(indent: Int, depth: Int) throws(XcodeFileError) -> PropertyListValue {
    var result: [PropertyListValue] = []
    while let line = try peek(), line.indent == indent, Self.isItem(line.text) {
      let rest = line.text.dropFirst().drop { $0 == " " }
      if rest.isEmpty || rest.first == "#" {
        consume()
        if let child = try peek(), child.indent > indent {
          result.append(try block(depth: depth + 1))
        } else {
          result.append(.string(""))
        }
      } else {
        // What stands behind the dash is a block of its own, indented by where it begins.
        let offset = line.text.utf8.distance(from: line.text.startIndex, to: rest.startIndex)
        held = Line(number: line.number, indent: indent + offset, text: rest)
        result.append(try block(depth: depth + 1))
      }
      try take(1, line)
    }
    if let line = try peek(), line.indent > indent {
      throw error(line, "this is indented more than what it belongs to")
    }
    return .array(result)
  }

  private mutating func mapping(indent: Int, depth: Int) throws(XcodeFileError) -> PropertyListValue {
    var result: [String: PropertyListValue] = [:]
    var merged: [String: PropertyListValue] = [:]
    while let line = try peek(), line.indent == indent, !Self.isItem(line.text) {
      guard let colon = Self.keyEnd(in: line.text) else { throw error(line, "a key with “:” is missing") }
      let key = try self.key(line.text[..<colon], line: line)
      let rest = line.text[line.text.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
      let value = try self.value(rest, line: line, indent: indent, depth: depth)
      if key == "<<" {
        let maps = value.array ?? [value]
        for map in maps.reversed() { merged.merge(map.dictionary ?? [:]) { $1 } }
      } else {
        result[key] = value
      }
      try take(1, line)
    }
    if let line = try peek(), line.indent > indent {
      throw error(line, "this is indented more than what it belongs to")
    }
    return .dictionary(result.merging(merged) { own, _ in own })
  }

  private func key(_ text: Substring, line: Line) throws(XcodeFileError) -> String {
    let trimmed = Self.trimmedEnd(text)
    guard trimmed.first == "\"" || trimmed.first == "'" else { return String(trimmed) }
    var flow = YAMLFlow(String(trimmed))
    guard let text = flow.quoted() else { throw error(line, "a quoted key is not closed") }
    return text
  }

  /// What stands behind a key, on its line or below.
  private mutating func value(
    _ rest: Substring, line: Line, indent: Int, depth: Int
  ) throws(XcodeFileError) -> PropertyListValue {
    var rest = rest
    var anchor: Substring?
    while let first = rest.first, first == "&" || first == "!" {
      let word = rest.prefix { $0 != " " }
      if first == "&" { anchor = word.dropFirst() }
      rest = rest.dropFirst(word.count).drop { $0 == " " }
    }
    let before = count
    let result: PropertyListValue
    if rest.isEmpty || rest.first == "#" {
      consume()
      if let child = try peek(), child.indent > indent || (child.indent == indent && Self.isItem(child.text)) {
        result = try block(depth: depth + 1)
      } else {
        result = .string("")
      }
    } else if rest.first == "|" || rest.first == ">" {
      result = blockText(style: rest, indent: indent)
    } else {
      result = try inline(rest, line: line, parent: indent, depth: depth)
    }
    if let anchor { anchors[anchor] = (result, count - before + 1) }
    return result
  }

  /// A value that begins on a line: a flow collection, a quoted or a plain text, an alias.
  ///
  /// - Parameter parent: How far what it belongs to is indented; lines that are indented more go on with it.
  private mutating func inline(
    _ text: Substring, line: Line, parent: Int, depth: Int
  ) throws(XcodeFileError) -> PropertyListValue {
    switch text.first {
    case "*":
      consume()
      let name = text.dropFirst().prefix { $0 != " " }
      guard let known = anchors[name] else { throw error(line, "the alias “\(name)” stands for nothing") }
      try take(known.count, line)
      return known.value
    case "{", "[", "\"", "'":
      consume()
      var flow = YAMLFlow(String(text))
      while !flow.isComplete {
        guard next < source.count else { throw error(line, "a bracket or quote is not closed") }
        flow.append(source[next])
        next += 1
      }
      guard let value = flow.value(depth: depth, deepest: Self.deepestNesting) else {
        throw error(line, "what stands between brackets or quotes is not understood")
      }
      try take(flow.count, line)
      return value
    default:
      consume()
      var plain = String(Self.withoutComment(text))
      var isOneLine = true
      while let more = try peek(), more.indent > parent, Self.keyEnd(in: more.text) == nil, !Self.isItem(more.text) {
        plain += " " + Self.withoutComment(more.text)
        isOneLine = false
        consume()
      }
      return isOneLine ? Self.scalar(plain) : .string(plain)
    }
  }

  /// `|` keeps the ends of lines, `>` makes blanks of them.
  private mutating func blockText(style: Substring, indent: Int) -> PropertyListValue {
    consume()
    var lines: [Substring] = []
    var width: Int?
    while next < source.count {
      let line = source[next]
      let content = line.drop { $0 == " " }
      let lineIndent = line.utf8.count - content.utf8.count
      if content.isEmpty {
        lines.append("")
      } else {
        guard lineIndent > indent else { break }
        width = width ?? lineIndent
        lines.append(line.dropFirst(min(lineIndent, width ?? 0)))
      }
      next += 1
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    let isFolded = style.first == ">"
    let text = lines.joined(separator: isFolded ? " " : "\n")
    return .string(style.contains("-") ? text : text + "\n")
  }

  // MARK: - Texts

  static func scalar(_ text: String) -> PropertyListValue {
    switch text {
    case "true", "True", "TRUE": return .boolean(true)
    case "false", "False", "FALSE": return .boolean(false)
    case "~", "null", "Null", "NULL": return .string("")
    default: break
    }
    if let first = text.utf8.first, first == 0x2D || (0x30...0x39).contains(first),
      text.utf8.count < 18, !text.hasPrefix("0") || text == "0", let number = Int(text)
    {
      return .integer(number)
    }
    return .string(text)
  }

  private static func isItem(_ text: Substring) -> Bool { text == "-" || text.hasPrefix("- ") }

  /// The colon behind a key: it has a blank or nothing behind it.
  private static func keyEnd(in text: Substring) -> Substring.Index? {
    guard let first = text.first, first != "{", first != "[", first != "#", first != "|", first != ">" else {
      return nil
    }
    let utf8 = text.utf8
    var index = utf8.startIndex
    if first == "\"" || first == "'" {
      // Behind the quote that closes the key.
      let quote = utf8[index]
      index = utf8.index(after: index)
      while index < utf8.endIndex, utf8[index] != quote {
        if utf8[index] == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") { utf8.formIndex(after: &index) }
        if index < utf8.endIndex { utf8.formIndex(after: &index) }
      }
      guard index < utf8.endIndex else { return nil }
      utf8.formIndex(after: &index)
      guard index < utf8.endIndex, utf8[index] == UInt8(ascii: ":") else { return nil }
      let after = utf8.index(after: index)
      return after == utf8.endIndex || utf8[after] == 0x20 ? index : nil
    }
    var previous: UInt8 = 0
    while index < utf8.endIndex {
      let byte = utf8[index]
      if byte == UInt8(ascii: "#"), previous == 0x20 { return nil }
      if byte == UInt8(ascii: ":") {
        let after = utf8.index(after: index)
        if after == utf8.endIndex || utf8[after] == 0x20 || utf8[after] == 0x09 { return index }
      }
      previous = byte
      utf8.formIndex(after: &index)
    }
    return nil
  }

  private static func withoutComment(_ text: Substring) -> Substring {
    var previous: UInt8 = 0x20
    var index = text.startIndex
    while index < text.endIndex {
      let byte = text.utf8[index]
      if byte == UInt8(ascii: "#"), previous == 0x20 || previous == 0x09 { return trimmedEnd(text[..<index]) }
      previous = byte
      text.utf8.formIndex(after: &index)
    }
    return trimmedEnd(text)
  }

  private static func trimmedEnd(_ text: Substring) -> Substring {
    var end = text.endIndex
    while end > text.startIndex {
      let before = text.utf8.index(before: end)
      guard [0x20, 0x09, 0x0D].contains(text.utf8[before]) else { break }
      end = before
    }
    return text[..<end]
  }

  private mutating func take(_ more: Int, _ line: Line) throws(XcodeFileError) {
    count += more
    guard count <= Self.maxValues else { throw error(line, "there are more than \(Self.maxValues) values") }
  }

  private func error(_ line: Line, _ reason: String) -> XcodeFileError {
    .syntax(path: path, line: line.number, column: line.indent + 1, reason: reason)
  }
}
