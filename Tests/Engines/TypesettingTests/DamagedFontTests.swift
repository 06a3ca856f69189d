import Foundation
import Testing
import Typefaces

@testable import Typesetting

/// Truncated and damaged font files. Text is laid out with them, or they are rejected, without crashes and endless
/// loops.
@Suite("Damaged fonts", .serialized)
struct DamagedFontTests {
  static let fonts = [
    "/usr/share/fonts/truetype/liberation/LiberationSansNarrow-Regular.ttf",
    "/usr/share/fonts/opentype/inter/Inter-Light.otf",
    "/usr/share/fonts/truetype/dejavu/DejaVuSansMono-Oblique.ttf",
  ]

  /// A linear congruential generator, which causes the same damage in every run.
  struct Damage {
    var state: UInt64

    mutating func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(1, bound)
    }

    /// Returns truncated data, or data with changed bytes: anywhere, in the tables' directory, or in one table.
    mutating func apply(to data: Data, round: Int) -> Data {
      guard round % 5 != 0 else {
        return data.prefix(random(data.count))
      }
      var damaged = data
      let start = round % 5 == 1 ? 0 : random(data.count)
      let length = [data.count, 300, data.count, 2_000, 20_000][round % 5]
      for _ in 0..<(1 + random(60)) {
        damaged[min(data.count - 1, start + random(length)) % data.count] = UInt8(random(256))
      }
      return damaged
    }
  }

  static func setText(in path: String) {
    guard let names = try? FontCatalog.register(file: path) else {
      return
    }
    defer { FontCatalog.unregister(file: path) }
    for name in names.prefix(2) {
      guard let font = FontCatalog.font(named: name, size: 20) else {
        continue
      }
      let layout = TextLayout(Fixture.text("AVA fi To\u{301} שלום عربي 12", font), width: 60, maximumLines: 9)
      for line in layout.lines {
        #expect(line.width.isFinite && line.height.isFinite)
        for run in line.runs {
          for glyph in run.glyphs.prefix(6) {
            _ = GlyphCache.image(of: glyph, in: run.font, xx: 2, xy: 0, yx: 0, yy: -2, subpixelX: 0)
            _ = GlyphCache.outline(of: glyph, in: run.font)
          }
        }
      }
    }
  }

  static func run(rounds: Range<Int>, of font: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: font))
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    for round in rounds {
      var damage = Damage(state: UInt64(round) &* 0x9E37_79B9_7F4A_7C15)
      let file = directory.appendingPathComponent("\(round).font")
      try damage.apply(to: data, round: round).write(to: file)
      setText(in: file.path)
      try FileManager.default.removeItem(at: file)
    }
  }

  @Test("a damaged font sets text or is refused", arguments: fonts)
  func damaged(font: String) throws {
    try DamagedFontTests.run(rounds: 0..<100, of: font)
  }
}
