import Testing

@testable import Typefaces

@Suite("Files of the system font")
struct SystemFontFilesTests {
  @Test("without any Inter file the error says where was searched and what to install")
  func missing() {
    let error = FontError.systemFontMissing(searched: ["/nowhere"], debianPackage: "fonts-inter")
    #expect(throws: error) {
      try SystemFontFiles.locate(in: ["/nowhere"], installed: { [] })
    }
  }

  @Test("Inter is taken from fontconfig where no well-known directory has it")
  func installed() throws {
    let faces = FontconfigLibrary.installedFaces()
    let files = try SystemFontFiles.locate(in: [], installed: { faces })
    let text = files.choice(weight: .bold, isItalic: true, size: 17)
    #expect(text.path.hasSuffix("/Inter-BoldItalic.otf"))
    let display = files.choice(weight: .light, isItalic: false, size: 40)
    #expect(display.path.hasSuffix("/InterDisplay-Light.otf"))
  }

  @Test("a variable font stands for every weight and size, sheared where it has no italic file")
  func variable() {
    let files = SystemFontFiles(source: .variable(upright: "/a.ttf", italic: nil))
    let choice = files.choice(weight: .semibold, isItalic: true, size: 20)
    #expect(choice.path == "/a.ttf")
    #expect(choice.needsSlant)
    #expect(choice.variations.map(\.value) == [600, 20])
  }

  @Test("a file of the user's draws the system font: its glyphs and kerning, the recorded widths")
  func usersFile() throws {
    let store = FontStore()
    store.systemFontFile = "/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf"
    let request = FontRequest(
      source: .system(.standard), size: 17, weight: .regular, isItalic: true, features: [])
    let font = try store.font(for: request)
    #expect(font.face.familyName == "Liberation Sans")
    #expect(font.slant > 0)
    #expect(font.systemKerning == nil)
    #expect(font.advance(of: try #require(font.glyph(for: "A"))) == 1329.0 / 2048 * 17)
    store.systemFontFile = "/nowhere.ttf"
    #expect(throws: FontError.self) {
      try store.font(for: request)
    }
  }

  @Test("fonts made and dropped without end do not fill the store")
  func bounded() throws {
    let store = FontStore()
    for step in 0..<(FontStore.fontLimit + 100) {
      let request = FontRequest(
        source: .system(.standard), size: 10 + Double(step) / 64, weight: .regular, isItalic: false, features: [])
      _ = try store.font(for: request)
    }
    #expect(store.fonts.count <= FontStore.fontLimit)
  }

  @Test("pictures of glyphs keep within their memory, and are the same when made again")
  func glyphMemory() throws {
    let store = GlyphStore(byteLimit: 100_000)
    let font = try FontCatalog.systemFont(size: 17)
    let glyph = try #require(font.glyph(for: "g"))
    func key(_ scale: Double) -> GlyphStrike.Key {
      GlyphStrike.Key(font: font, xx: scale, xy: 0, yx: 0, yy: -scale)
    }
    let first = try #require(store.image(of: glyph, subpixelX: 0, key: key(1)))
    for step in 0..<2_000 {
      _ = store.image(of: glyph, subpixelX: 0, key: key(1 + Double(step) / 500))
      #expect(store.byteCount <= 100_000)
    }
    let again = try #require(store.image(of: glyph, subpixelX: 0, key: key(1)))
    #expect(again !== first)
    #expect(again.bytes == first.bytes)
  }
}
