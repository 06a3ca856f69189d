import CoreGraphics
import Foundation

/// A font from the data of a file. On Apple's systems, it belongs to Core Graphics. In this framework, it is in the
/// module that registers it.
///
/// - Source: developer.apple.com/documentation/coregraphics/cgfont
public final class CGFont: Hashable, Sendable {
  let bytes: Data
  private let names: [Int: String]
  /// The number of units per em.
  public let unitsPerEm: Int32
  /// The number of glyphs in the font.
  public let numberOfGlyphs: Int
  /// The ascent above the baseline, in units.
  public let ascent: Int32
  /// The descent below the baseline, in units. It is negative.
  public let descent: Int32
  /// The space between lines, in units.
  public let leading: Int32

  /// Creates a font from the data of a TrueType or OpenType file. Font collections are not supported.
  ///
  /// - Returns: The font; `nil` if the data is not a font.
  public convenience init?(_ provider: CGDataProvider) {
    guard let data = provider.data else { return nil }
    self.init(bytes: Data(referencing: data))
  }

  private init?(bytes: Data) {
    let reader = FontTables(bytes)
    guard let head = reader.table("head"), let maximums = reader.table("maxp"), let header = reader.table("hhea"),
      let unitsPerEm = reader.number(head.lowerBound + 18, 2), unitsPerEm > 0,
      let glyphs = reader.number(maximums.lowerBound + 4, 2), let ascent = reader.signed(header.lowerBound + 4),
      let descent = reader.signed(header.lowerBound + 6), let leading = reader.signed(header.lowerBound + 8)
    else { return nil }
    self.bytes = bytes
    names = reader.names
    self.unitsPerEm = Int32(unitsPerEm)
    numberOfGlyphs = glyphs
    self.ascent = Int32(ascent)
    self.descent = Int32(descent)
    self.leading = Int32(leading)
  }

  /// The name for `UIFont(name:size:)` after the font is registered.
  public var postScriptName: CFString? { names[6].map { $0 as CFString } }

  /// The display name.
  public var fullName: CFString? { names[4].map { $0 as CFString } }

  public static func == (lhs: CGFont, rhs: CGFont) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The tables of a font file.
///
/// - Source: learn.microsoft.com/typography/opentype/spec/otff, and the pages of its tables
private struct FontTables {
  private let bytes: [UInt8]
  private var places: [String: Range<Int>] = [:]

  init(_ data: Data) {
    bytes = [UInt8](data)
    guard let version = number(0, 4), [0x0001_0000, 0x4F54_544F, 0x7472_7565].contains(version),
      let count = number(4, 2)
    else { return }
    for index in 0..<count {
      let record = 12 + 16 * index
      guard let start = number(record + 8, 4), let length = number(record + 12, 4), start + length <= bytes.count
      else { continue }
      places[String(decoding: bytes[record..<record + 4], as: UTF8.self)] = start..<start + length
    }
  }

  func table(_ name: String) -> Range<Int>? { places[name] }

  /// Returns a big-endian integer; `nil` if the position is out of range.
  func number(_ place: Int, _ size: Int) -> Int? {
    guard place >= 0, place + size <= bytes.count else { return nil }
    return bytes[place..<place + size].reduce(0) { $0 << 8 | Int($1) }
  }

  func signed(_ place: Int) -> Int? { number(place, 2).map { Int(Int16(truncatingIfNeeded: $0)) } }

  /// The names by their identifiers, from the first record for each, in UTF-16, or in ASCII for the Macintosh platform.
  var names: [Int: String] {
    guard let table = table("name"), let count = number(table.lowerBound + 2, 2),
      let storage = number(table.lowerBound + 4, 2)
    else { return [:] }
    var result: [Int: String] = [:]
    for index in 0..<count {
      let record = table.lowerBound + 6 + 12 * index
      guard let platform = number(record, 2), let identifier = number(record + 6, 2), result[identifier] == nil,
        let length = number(record + 8, 2), let offset = number(record + 10, 2)
      else { continue }
      let start = table.lowerBound + storage + offset
      guard start + length <= bytes.count else { continue }
      let text = bytes[start..<start + length]
      result[identifier] =
        platform == 1
        ? String(decoding: text, as: UTF8.self) : String(bytes: text, encoding: .utf16BigEndian)
    }
    return result
  }
}
