import CoreGraphics

/// The entries of all tables, by name. A table is read on the first request, and an entry on the first request of its
/// name.
enum SymbolIndex {
  enum Entry {
    case alias(Substring)
    case drawing(room: CGSize?, fit: SymbolShape.Fit?, statements: Substring)
  }

  private struct Place {
    let table: Int
    let range: Range<Int>
  }

  static func entry(named name: some StringProtocol) -> Entry? { places[String(name)].map { read(text(at: $0)) } }

  /// All names, sorted.
  static var names: [String] { places.keys.sorted() }

  /// The names of a table's drawings in its order, without aliases.
  static func names(in table: Int) -> [String] {
    places.filter { $0.value.table == table }.sorted { $0.value.range.lowerBound < $1.value.range.lowerBound }
      .map(\.key).filter { name in
        if case .drawing? = entry(named: name) { true } else { false }
      }
  }

  private static let places: [String: Place] = {
    var places: [String: Place] = [:]
    for (index, table) in SymbolTables.all.enumerated() {
      let bytes = UnsafeBufferPointer(start: table.utf8Start, count: table.utf8CodeUnitCount)
      for range in entries(in: bytes) {
        let name = String(decoding: bytes[range].prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self)
        guard places.updateValue(Place(table: index, range: range), forKey: name) == nil else {
          fatalError("The symbol \"\(name)\" is drawn twice")
        }
      }
    }
    return places
  }()

  /// Returns the ranges of entries. A line that begins with white space continues the previous one.
  private static func entries(in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = 0
    for index in bytes.indices {
      let isEnd = index + 1 == bytes.count
      guard isEnd || bytes[index] == UInt8(ascii: "\n") && bytes[index + 1] > UInt8(ascii: " ") else { continue }
      let end = isEnd && bytes[index] != UInt8(ascii: "\n") ? index + 1 : index
      if end > start { result.append(start..<end) }
      start = index + 1
    }
    return result
  }

  private static func text(at place: Place) -> Substring {
    let table = SymbolTables.all[place.table]
    let bytes = UnsafeBufferPointer(start: table.utf8Start, count: table.utf8CodeUnitCount)
    return String(decoding: bytes[place.range], as: UTF8.self)[...]
  }

  private static func read(_ entry: Substring) -> Entry {
    let name = entry.prefix { !$0.isWhitespace }
    let rest = entry.dropFirst(name.count).drop(while: \.isWhitespace)
    if rest.first == ">" {
      return .alias(rest.dropFirst().drop(while: \.isWhitespace).prefix { !$0.isWhitespace })
    }
    guard let equals = rest.firstIndex(of: "=") else { fatalError("The symbol \"\(name)\" has no drawing") }
    let head = rest[..<equals]
    let room = numbers(in: head, between: "[", and: "]")
    let fit = numbers(in: head, between: "{", and: "}")
    return .drawing(
      room: room.count == 2 ? CGSize(width: room[0], height: room[1]) : nil,
      fit: fit.count >= 3
        ? SymbolShape.Fit(
          scale: fit[0], offset: CGVector(dx: fit[1], dy: fit[2]), pen: fit.count > 3 ? fit[3] / 100 : 1,
          isHollow: head.contains("hollow")) : nil,
      statements: rest[rest.index(after: equals)...])
  }

  private static func numbers(in text: Substring, between open: Character, and close: Character) -> [CGFloat] {
    guard let first = text.firstIndex(of: open), let last = text.firstIndex(of: close) else { return [] }
    return text[text.index(after: first)..<last].split(separator: " ").compactMap { Double($0).map { CGFloat($0) } }
  }
}
