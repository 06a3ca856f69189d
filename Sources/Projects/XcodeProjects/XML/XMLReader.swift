/// Reads XML files of Xcode's: schemes, workspaces, property lists. No namespaces, no external entities, and none of its own but the
/// five of XML. It keeps its own stack, so that depth costs no stack of the thread.
package struct XMLReader {
  /// Xcode's own files stay below fifteen.
  static let deepestNesting = 128
  private static let maximumBytes = 16 << 20

  let bytes: UnsafeBufferPointer<UInt8>
  let path: String
  private var index = 0
  private var line = 1
  private var lineStart = 0

  package static func read(_ path: String) throws(XcodeFileError) -> XMLElement {
    let bytes = try FileSystem.bytes(of: path, limit: maximumBytes)
    let result = bytes.withUnsafeBufferPointer { buffer -> Result<XMLElement, XcodeFileError> in
      do throws(XcodeFileError) { return .success(try parse(buffer, path: path)) } catch { return .failure(error) }
    }
    return try result.get()
  }

  static func parse(_ bytes: UnsafeBufferPointer<UInt8>, path: String) throws(XcodeFileError) -> XMLElement {
    var reader = XMLReader(bytes: bytes, path: path)
    return try reader.parse()
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, path: String) {
    self.bytes = bytes
    self.path = path
  }

  private mutating func parse() throws(XcodeFileError) -> XMLElement {
    var open: [XMLElement] = []
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else {
        let text = try characters(until: UInt8(ascii: "<"))
        if open.isEmpty {
          guard text.allSatisfy({ $0.isWhitespace || $0 == "\u{FEFF}" }) else {
            throw error("text stands outside of all elements")
          }
        } else {
          open[open.count - 1].text += text
        }
        continue
      }
      if starts("<?") {
        try skip(past: "?>", of: "a processing instruction")
      } else if starts("<!--") {
        try skip(past: "-->", of: "a comment")
      } else if starts("<![CDATA[") {
        guard !open.isEmpty else { throw error("text stands outside of all elements") }
        let start = index + 9
        try skip(past: "]]>", of: "a CDATA section")
        open[open.count - 1].text += String(decoding: bytes[start..<index - 3], as: UTF8.self)
      } else if starts("<!") {
        try skipDeclaration()
      } else if starts("</") {
        guard let element = open.popLast() else { throw error("an element is closed that was not opened") }
        advance(2)
        let name = try self.name()
        guard name == element.name else {
          throw error("“\(element.name)” of line \(element.line) is closed as “\(name)”")
        }
        skipBlanks()
        try expect(UInt8(ascii: ">"))
        if open.isEmpty { return element }
        open[open.count - 1].children.append(element)
      } else {
        let (element, isClosed) = try startTag()
        if !isClosed {
          guard open.count < Self.deepestNesting else {
            throw error("more than \(Self.deepestNesting) elements are nested")
          }
          open.append(element)
        } else if open.isEmpty {
          return element
        } else {
          open[open.count - 1].children.append(element)
        }
      }
    }
    guard let last = open.last else { throw error("there is no element") }
    throw error("the file ends within “\(last.name)” of line \(last.line)")
  }

  private mutating func startTag() throws(XcodeFileError) -> (element: XMLElement, isClosed: Bool) {
    let line = line
    advance(1)
    var element = XMLElement(name: try name(), attributes: [:], children: [], text: "", line: line)
    while true {
      skipBlanks()
      guard index < bytes.count else { throw error("the file ends within a tag") }
      if bytes[index] == UInt8(ascii: ">") {
        advance(1)
        return (element, false)
      }
      if bytes[index] == UInt8(ascii: "/") {
        advance(1)
        try expect(UInt8(ascii: ">"))
        return (element, true)
      }
      let key = try name()
      skipBlanks()
      try expect(UInt8(ascii: "="))
      skipBlanks()
      guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") else {
        throw error("the value of “\(key)” is not quoted")
      }
      let quote = bytes[index]
      advance(1)
      element.attributes[key] = try characters(until: quote)
      guard index < bytes.count else { throw error("the value of “\(key)” is not closed") }
      advance(1)
    }
  }

  private mutating func name() throws(XcodeFileError) -> String {
    let start = index
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: ":"),
        UInt8(ascii: "."), 0x80...:
        index += 1
        continue
      default: break
      }
      break
    }
    guard index > start else { throw error("a name is missing") }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Text up to a byte or the end of the file.
  private mutating func characters(until end: UInt8) throws(XcodeFileError) -> String {
    let start = index
    var hasEntities = false
    while index < bytes.count, bytes[index] != end {
      if bytes[index] == UInt8(ascii: "&") { hasEntities = true }
      advance(1)
    }
    guard hasEntities else { return String(decoding: bytes[start..<index], as: UTF8.self) }
    var text: [UInt8] = []
    var position = start
    while position < index {
      guard bytes[position] == UInt8(ascii: "&") else {
        text.append(bytes[position])
        position += 1
        continue
      }
      guard let semicolon = bytes[position..<min(index, position + 12)].firstIndex(of: UInt8(ascii: ";")) else {
        throw error("an “&” begins no entity")
      }
      let entity = String(decoding: bytes[position + 1..<semicolon], as: UTF8.self)
      guard let scalar = Self.scalar(ofEntity: entity) else { throw error("the entity “&\(entity);” is not known") }
      text += String(Character(scalar)).utf8
      position = semicolon + 1
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func scalar(ofEntity name: String) -> Unicode.Scalar? {
    switch name {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    default:
      if name.hasPrefix("#x") || name.hasPrefix("#X") {
        return UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
      }
      return name.hasPrefix("#") ? UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init) : nil
    }
  }

  /// `<!DOCTYPE …>`, with what stands in its brackets.
  private mutating func skipDeclaration() throws(XcodeFileError) {
    var brackets = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "["): brackets += 1
      case UInt8(ascii: "]"): brackets -= 1
      case UInt8(ascii: ">") where brackets <= 0:
        advance(1)
        return
      default: break
      }
      advance(1)
    }
    throw error("a declaration is not closed")
  }

  private mutating func skip(past end: String, of what: String) throws(XcodeFileError) {
    let start = (index, line, lineStart)
    while index < bytes.count {
      if starts(end) {
        advance(end.utf8.count)
        return
      }
      advance(1)
    }
    (index, line, lineStart) = start
    throw error("\(what) is not closed")
  }

  private func starts(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  private mutating func skipBlanks() {
    while index < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[index]) { advance(1) }
  }

  private mutating func advance(_ count: Int) {
    for _ in 0..<count where index < bytes.count {
      if bytes[index] == 0x0A {
        line += 1
        lineStart = index + 1
      }
      index += 1
    }
  }

  private mutating func expect(_ byte: UInt8) throws(XcodeFileError) {
    guard index < bytes.count, bytes[index] == byte else {
      throw error("“\(Character(Unicode.Scalar(byte)))” is missing")
    }
    advance(1)
  }

  private func error(_ reason: String) -> XcodeFileError {
    .syntax(path: path, line: line, column: index - lineStart + 1, reason: reason)
  }
}
