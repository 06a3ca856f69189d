import Foundation

/// A plain TrueType font to which a weight axis with two named instances is added: `Feather` at 200 and `Stout` at 800.
struct VariableFontFile {
  let data: Data

  init(from font: Data) throws {
    var tables = VariableFontFile.tables(of: font)
    guard let names = tables["name"], let profile = tables["maxp"] else { throw CocoaError(.fileReadCorruptFile) }
    tables["name"] = VariableFontFile.adding([(256, "Feather"), (257, "Stout"), (258, "Weight")], to: names)
    tables["fvar"] = VariableFontFile.axes
    tables["gvar"] = VariableFontFile.noVariations(glyphs: VariableFontFile.number(profile, 4, 2))
    data = VariableFontFile.file(of: tables, version: font.prefix(4))
  }

  private static func number(_ data: Data, _ offset: Int, _ bytes: Int) -> Int {
    data[(data.startIndex + offset)..<(data.startIndex + offset + bytes)].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func bytes(_ value: Int, _ count: Int) -> Data {
    Data((0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) })
  }

  private static func tables(of font: Data) -> [String: Data] {
    var tables: [String: Data] = [:]
    for index in 0..<number(font, 4, 2) {
      let entry = 12 + index * 16
      let tag = String(decoding: font[entry..<(entry + 4)], as: UTF8.self)
      let offset = number(font, entry + 8, 4)
      tables[tag] = Data(font[offset..<(offset + number(font, entry + 12, 4))])
    }
    return tables
  }

  /// Returns the `name` table with additional English names for Windows.
  private static func adding(_ names: [(identifier: Int, text: String)], to table: Data) -> Data {
    let count = number(table, 2, 2)
    let records = Data(table[6..<(6 + count * 12)])
    var storage = Data(table[number(table, 4, 2)...])
    var added = Data()
    for name in names {
      let text = Data(name.text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })
      for value in [3, 1, 0x409, name.identifier, text.count, storage.count] { added += bytes(value, 2) }
      storage += text
    }
    let total = count + names.count
    return bytes(0, 2) + bytes(total, 2) + bytes(6 + total * 12, 2) + records + added + storage
  }

  /// The table `fvar`: an axis from 100 to 900 with the default 400.
  private static var axes: Data {
    var table = Data()
    for value in [1, 0, 16, 2, 1, 20, 2, 8] { table += bytes(value, 2) }
    table += Data("wght".utf8)
    for value in [100, 400, 900] { table += bytes(value << 16, 4) }
    table += bytes(0, 2) + bytes(258, 2)
    for (name, weight) in [(256, 200), (257, 800)] {
      table += bytes(name, 2) + bytes(0, 2) + bytes(weight << 16, 4)
    }
    return table
  }

  /// Returns a table `gvar` in which no glyph changes along the axis.
  private static func noVariations(glyphs: Int) -> Data {
    let header = 20
    let offsets = 2 * (glyphs + 1)
    return bytes(1, 2) + bytes(0, 2) + bytes(1, 2) + bytes(0, 2) + bytes(header + offsets, 4) + bytes(glyphs, 2)
      + bytes(0, 2) + bytes(header + offsets, 4) + Data(count: offsets)
  }

  private static func file(of tables: [String: Data], version: Data) -> Data {
    let sorted = tables.sorted { $0.key < $1.key }
    var directory = Data(version) + bytes(sorted.count, 2) + bytes(0, 6)
    var content = Data()
    for (tag, table) in sorted {
      let offset = 12 + sorted.count * 16 + content.count
      directory += Data(tag.utf8) + bytes(0, 4) + bytes(offset, 4) + bytes(table.count, 4)
      content += table + Data(count: (4 - table.count % 4) % 4)
    }
    return directory + content
  }
}
