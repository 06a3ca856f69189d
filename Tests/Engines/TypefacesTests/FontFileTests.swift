import Foundation
import TestFiles
import Testing
import Typefaces

@Suite("Font files", .serialized)
struct FontFileTests {
  private static let liberation = "/usr/share/fonts/truetype/liberation/LiberationSans-Bold.ttf"

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func temporaryFile(_ data: Data, _ name: String) throws -> String {
    try folder.write(data, to: "\(UUID().uuidString)/\(name)").path
  }

  @Test("a registered file is found by its PostScript name until it is taken out")
  func registration() throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: FontFileTests.liberation))
    let path = try temporaryFile(data, "copy.ttf")
    // The earlier result for the name is not cached any longer.
    #expect(FontCatalog.font(named: "LiberationSans-Bold", size: 12)?.face.path == FontFileTests.liberation)
    #expect(try FontCatalog.register(file: path) == ["LiberationSans-Bold"])
    #expect(try FontCatalog.register(file: path) == ["LiberationSans-Bold"])
    let font = try #require(FontCatalog.font(named: "LiberationSans-Bold", size: 12))
    #expect(font.face.path == path)
    #expect(font.weight == .bold)
    #expect(FontCatalog.unregister(file: path))
    #expect(!FontCatalog.unregister(file: path))
    #expect(FontCatalog.font(named: "LiberationSans-Bold", size: 12)?.face.path == FontFileTests.liberation)
  }

  @Test("a variable font is registered as its named instances, each at its place on the axes")
  func namedInstances() throws {
    let plain = FontFileTests.liberation.replacingOccurrences(of: "Bold", with: "Regular")
    let data = try Data(contentsOf: URL(fileURLWithPath: plain))
    let path = try temporaryFile(try VariableFontFile(from: data).data, "variable.ttf")
    defer { FontCatalog.unregister(file: path) }
    #expect(FontCatalog.font(named: "LiberationSans-Feather", size: 12) == nil)
    // The default position of the axes is also an instance.
    let names = try FontCatalog.register(file: path)
    #expect(names == ["LiberationSans-Feather", "LiberationSans-Stout", "LiberationSans-Regular"])
    let feather = try #require(FontCatalog.font(named: "LiberationSans-Feather", size: 12))
    let stout = try #require(FontCatalog.font(named: "LiberationSans-Stout", size: 12))
    #expect(feather.face.path == path && stout.face.path == path)
    #expect(FontCatalog.font(named: "LiberationSans-Feather", size: 30)?.pointSize == 30)
    #expect(feather.weight == FontWeight(css: 200) && stout.weight == FontWeight(css: 800))
    #expect(feather.face.variations == [FontVariation(tag: FontVariation.weightTag, value: 200)])
    #expect(feather.face.styleName == "Feather" && stout.face.styleName == "Stout")
    #expect(feather.face.familyName == "Liberation Sans")
  }

  @Test("a file that is not there is unreadable, with the reason")
  func missingFile() {
    #expect(throws: FontError.unreadable(path: "/nowhere.ttf", reason: "No such file or directory")) {
      try FontCatalog.register(file: "/nowhere.ttf")
    }
  }

  @Test("a directory is not a font")
  func directory() {
    #expect(throws: FontError.unreadable(path: "/tmp", reason: "it is not a regular file")) {
      try FontCatalog.register(file: "/tmp")
    }
  }

  @Test("empty and foreign files are malformed")
  func foreignFiles() throws {
    for data in [Data(), Data("not a font at all".utf8)] {
      let path = try temporaryFile(data, "bad.otf")
      #expect {
        try FontCatalog.register(file: path)
      } throws: { error in
        guard case .malformed(path, _)? = error as? FontError else {
          return false
        }
        return true
      }
    }
  }

  @Test("a font cut short or with bytes changed is an error or a font, never a crash")
  func damagedFonts() throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: FontFileTests.liberation))
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for round in 0..<60 {
      var damaged = data
      if round % 2 == 0 {
        damaged = data.prefix(random(data.count))
      } else {
        for _ in 0..<40 {
          damaged[random(round % 4 == 1 ? 2_000 : data.count)] = UInt8(random(256))
        }
      }
      let path = try temporaryFile(damaged, "damaged.ttf")
      guard let names = try? FontCatalog.register(file: path) else {
        continue
      }
      if let name = names.first, let font = FontCatalog.font(named: name, size: 20) {
        for character in "Ag@".unicodeScalars {
          if let glyph = font.glyph(for: character) {
            _ = font.advance(of: glyph)
            _ = GlyphCache.image(of: glyph, in: font, xx: 2, xy: 0, yx: 0, yy: -2, subpixelX: 0)
            _ = GlyphCache.outline(of: glyph, in: font)
          }
        }
      }
      FontCatalog.unregister(file: path)
    }
  }
}
