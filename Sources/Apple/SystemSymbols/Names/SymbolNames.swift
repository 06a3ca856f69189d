/// The names in SF Symbols.
package enum SymbolNames {
  /// Returns whether SF Symbols has a symbol of the name.
  package static func contains(_ name: String) -> Bool {
    let components = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map(Array.init)
    guard let first = components.first, !components.contains(where: \.isEmpty), let entry = entries[first] else {
      return false
    }
    var reader = SymbolNameReader(text: text, index: entry)
    return reader.find(components[...])
  }

  /// All names, in the order of the list.
  package static var all: [String] {
    entries.values.sorted().flatMap { start in
      var reader = SymbolNameReader(text: text, index: start)
      return reader.names(isTop: true)
    }
  }

  private static let text: [UInt8] = list.withUTF8Buffer { Array($0) }

  /// The offsets of the list's entries, by their first components.
  private static let entries: [[UInt8]: Int] = {
    var entries: [[UInt8]: Int] = [:]
    var isStart = true
    for (index, byte) in text.enumerated() {
      if isStart, SymbolNameReader.isName(byte) {
        entries[Array(text[index...].prefix(while: SymbolNameReader.isName))] = index
      }
      isStart = byte == UInt8(ascii: "\n")
    }
    return entries
  }()
}

/// A reader of the list of names, in which each component is followed by possible successors in parentheses.
private struct SymbolNameReader {
  let text: [UInt8]
  var index: Int

  static func isName(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Returns whether the components of a name exist in the siblings at the current position and their descendants.
  mutating func find(_ components: ArraySlice<[UInt8]>) -> Bool {
    guard let wanted = components.first else { return false }
    while let sibling = component() {
      let isEnd = !skip(UInt8(ascii: "~"))
      if text[sibling].elementsEqual(wanted) {
        guard components.count > 1 else { return isEnd }
        return skip(UInt8(ascii: "(")) && find(components.dropFirst())
      }
      skipChildren()
    }
    return false
  }

  /// Returns the names of the siblings at the current position, or of the first one only at the top.
  mutating func names(after prefix: String = "", isTop: Bool = false) -> [String] {
    var result: [String] = []
    while let sibling = component() {
      let name = prefix + String(decoding: text[sibling], as: UTF8.self)
      if !skip(UInt8(ascii: "~")) { result.append(name) }
      if skip(UInt8(ascii: "(")) {
        result += names(after: name + ".")
        _ = skip(UInt8(ascii: ")"))
      }
      if isTop { break }
    }
    return result
  }

  /// Returns the name of the next sibling, or nil at the end of the siblings.
  private mutating func component() -> Range<Int>? {
    skipBlanks()
    let start = index
    while index < text.count, SymbolNameReader.isName(text[index]) { index += 1 }
    return index > start ? start..<index : nil
  }

  private mutating func skipBlanks() {
    while index < text.count, text[index] == UInt8(ascii: " ") || text[index] == UInt8(ascii: "\n") { index += 1 }
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    skipBlanks()
    guard index < text.count, text[index] == byte else { return false }
    index += 1
    return true
  }

  private mutating func skipChildren() {
    var depth = 0
    skipBlanks()
    guard index < text.count, text[index] == UInt8(ascii: "(") else { return }
    repeat {
      if text[index] == UInt8(ascii: "(") { depth += 1 }
      if text[index] == UInt8(ascii: ")") { depth -= 1 }
      index += 1
    } while depth > 0 && index < text.count
  }
}
