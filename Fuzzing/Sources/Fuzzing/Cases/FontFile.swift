import Foundation
import Typefaces
import Typesetting

/// An installed font file with changed bytes in its tables, or with its end removed. The case registers it as an app
/// does, lays out text with it and draws its glyphs.
///
/// The same fonts produce the same cases.
package struct FontFile: FuzzCase {
  /// Bytes that replace others.
  struct Patch: Codable, Sendable {
    var offset: Int
    var bytes: [UInt8]
  }

  private var path: String
  private var patches: [Patch]
  /// The number of bytes that are removed at the end.
  private var cut: Int
  private var size: Double

  /// The number of drawn and measured glyphs. More would execute the same code.
  private static let maxGlyphs = 30
  /// The limit of a font's size. Larger ones take longer to write than to read.
  private static let maxBytes = 1 << 20
  private static let sizes = [17, 17, 17, 0.1, 300, 5_000, 1e9]

  /// The folders of fonts for all users (fontconfig's default).
  private static let installed: [String] = {
    let folder = URL(fileURLWithPath: "/usr/share/fonts")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.fileSizeKey])
    var paths: [String] = []
    while let file = files?.nextObject() as? URL {
      guard ["ttf", "otf", "ttc"].contains(file.pathExtension),
        let size = try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize, size <= maxBytes
      else { continue }
      paths.append(file.path)
    }
    return paths.sorted()
  }()

  package init(seed: UInt64) {
    var dice = Dice(seed: seed)
    path = dice.pick(Self.installed)
    size = dice.pick(Self.sizes)
    (patches, cut) = ([], 0)
    let bytes = Self.read(path)
    let tables = Self.tables(of: bytes)
    for _ in 0..<1 + dice.roll(6) {
      let table = dice.once(in: 8) || tables.isEmpty ? 0..<min(12 + 16 * tables.count, bytes.count) : dice.pick(tables)
      guard !table.isEmpty else { continue }
      // Counts and offsets are near the beginning.
      let place = table.lowerBound + dice.roll(dice.once(in: 2) ? min(table.count, 64) : table.count)
      patches.append(Patch(offset: place, bytes: Self.damage(&dice)))
    }
    if dice.once(in: 12) { cut = dice.roll(bytes.count) }
  }

  private static func damage(_ dice: inout Dice) -> [UInt8] {
    let limits: [UInt8] = [0, 1, 0x7F, 0x80, 0xFF]
    switch dice.roll(4) {
    case 0: return [dice.pick(limits)]
    case 1: return [dice.pick(limits), dice.pick(limits)]
    case 2: return (0..<4).map { _ in dice.pick(limits) }
    default: return (0..<1 + dice.roll(4)).map { _ in UInt8(dice.roll(256)) }
    }
  }

  private static func read(_ path: String) -> [UInt8] {
    (try? Data(contentsOf: URL(fileURLWithPath: path))).map { [UInt8]($0) } ?? []
  }

  /// Returns the positions of the tables in the first face (OpenType 1.9, Organization of an OpenType Font).
  private static func tables(of bytes: [UInt8]) -> [Range<Int>] {
    func number(_ offset: Int, _ count: Int) -> Int {
      offset + count <= bytes.count ? bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) } : 0
    }
    let start = bytes.starts(with: Array("ttcf".utf8)) ? number(12, 4) : 0
    return (0..<number(start + 4, 2)).compactMap { index in
      let record = start + 12 + 16 * index
      let (offset, length) = (number(record + 8, 4), number(record + 12, 4))
      return length > 0 && offset + length <= bytes.count ? offset..<offset + length : nil
    }
  }

  package var simpler: [FontFile] {
    patches.withoutParts.map {
      var copy = self
      copy.patches = $0
      return copy
    }
      + (cut > 0 ? [0, cut / 2] : []).map {
        var copy = self
        copy.cut = $0
        return copy
      }
  }

  package var text: String {
    let lines = patches.map { "  at \($0.offset): \($0.bytes)" }
    return (["\(path) at \(size) points, \(cut) bytes left out at the end"] + lines).joined(separator: "\n")
  }

  @MainActor
  package func run(noting coverage: inout Coverage) throws {
    var bytes = Self.read(path)
    for patch in patches where patch.offset + patch.bytes.count <= bytes.count {
      bytes.replaceSubrange(patch.offset..<patch.offset + patch.bytes.count, with: patch.bytes)
    }
    bytes.removeLast(min(cut, bytes.count))
    let copy = FileManager.default.temporaryDirectory.path + "/viewcode-fuzz-\(getpid())-\(UUID().uuidString).font"
    defer { try? FileManager.default.removeItem(atPath: copy) }
    try Data(bytes).write(to: URL(fileURLWithPath: copy))
    let names: [String]
    do throws(FontError) {
      names = try FontCatalog.register(file: copy)
    } catch {
      coverage.note("refused")
      return
    }
    defer { _ = FontCatalog.unregister(file: copy) }
    coverage.note("registered")
    coverage.note("faces", names.count)
    for name in names.prefix(2) {
      guard let font = FontCatalog.font(named: name, size: size) else {
        coverage.note("not found by its name")
        continue
      }
      try Self.check(font, &coverage)
    }
  }

  private static func check(_ font: FontInstance, _ coverage: inout Coverage) throws {
    let metrics = [
      font.ascent, font.descent, font.leading, font.capHeight, font.xHeight, font.lineHeight, font.underlinePosition,
      font.underlineThickness,
    ]
    guard metrics.allSatisfy(\.isFinite) else {
      throw BrokenRule(description: "the font has the metrics \(metrics)")
    }
    let glyphs = try set(font, &coverage)
    for glyph in glyphs + [0, UInt32(max(font.face.glyphCount - 1, 0)), .max] {
      guard font.advance(of: glyph).isFinite else {
        throw BrokenRule(description: "glyph \(glyph) has the advance \(font.advance(of: glyph))")
      }
      if let image = GlyphCache.image(of: glyph, in: font, xx: 2, xy: 0, yx: 0, yy: -2, subpixelX: 1) {
        coverage.note("images")
        let least = image.format == .bgraPremultiplied ? image.width * 4 : image.width
        guard image.bytesPerRow >= least, image.bytes.count >= image.bytesPerRow * image.height else {
          throw BrokenRule(description: "the image of glyph \(glyph) has fewer bytes than pixels")
        }
      }
      let outline = GlyphCache.outline(of: glyph, in: font)
      coverage.note("outlines", outline.isEmpty ? 0 : 1)
    }
  }

  /// Lays out a line of the font's characters, and words in Latin letters.
  ///
  /// - Returns: Glyphs of the font.
  private static func set(_ font: FontInstance, _ coverage: inout Coverage) throws -> [UInt32] {
    var text = "Hamburgefonstiv fi ffl 1/2 "
    var glyphs: [UInt32] = []
    // Steps by a prime number reach letters of all blocks.
    for value in stride(from: UInt32(0x21), to: 0x12000, by: 47) where glyphs.count < maxGlyphs {
      guard let scalar = Unicode.Scalar(value), let glyph = font.glyph(for: scalar) else { continue }
      glyphs.append(glyph)
      text.unicodeScalars.append(scalar)
      text.unicodeScalars.append(contentsOf: (1...3).compactMap { Unicode.Scalar(value + $0) })
    }
    var styled = StyledText()
    styled.append(utf16: Array(text.utf16), style: TextStyle(font: font), paragraphStyle: ParagraphStyle())
    let layout = TextLayout(styled, width: 200, maximumLines: 0, lineBreakMode: nil, keepsLastEmptyLine: true)
    guard layout.usedWidth.isFinite, layout.usedHeight.isFinite else {
      throw BrokenRule(description: "text in the font is \(layout.usedWidth) by \(layout.usedHeight) points")
    }
    let caret = layout.caret(at: styled.count / 2)
    _ = layout.index(atX: caret.x, y: caret.y)
    coverage.note("set in lines")
    return glyphs
  }
}
