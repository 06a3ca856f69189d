import Testing
import Typefaces

@Suite("Font families")
struct FontFamilyTests {
  @Test("Apple's common families find free fonts of the same widths and keep their names")
  func substitutes() throws {
    for (name, postScriptName, family) in [
      ("Helvetica", "Helvetica", "Liberation Sans"), ("Arial", "ArialMT", "Liberation Sans"),
      ("Times New Roman", "TimesNewRomanPSMT", "Liberation Serif"), ("Courier", "Courier", "Liberation Mono"),
    ] {
      let font = try #require(FontCatalog.font(named: name, size: 17))
      #expect(font.face.familyName == family)
      #expect(font.familyName == name)
      #expect(font.postScriptName == postScriptName)
      #expect(FontCatalog.font(named: postScriptName, size: 17) == font)
    }
    let bold = try #require(FontCatalog.font(named: "TimesNewRomanPS-BoldItalicMT", size: 17))
    #expect(bold.face.postScriptName == "LiberationSerif-BoldItalic")
    #expect(bold.postScriptName == "TimesNewRomanPS-BoldItalicMT")
    #expect(bold.familyName == "Times New Roman")
  }

  @Test("Helvetica has Apple's line height")
  func helveticaLineHeight() throws {
    let font = try #require(FontCatalog.font(named: "Helvetica", size: 17))
    #expect(abs(font.lineHeight - 19.5498) < 0.0001)
  }

  @Test("families are sorted, and an unknown name is nil")
  func families() {
    let families = FontCatalog.families
    #expect(families == families.sorted())
    #expect(families.contains("Liberation Sans"))
    #expect(FontCatalog.font(named: "No Such Typeface", size: 12) == nil)
    #expect(FontCatalog.fontNames(inFamily: "No Such Typeface").isEmpty)
    #expect(
      FontCatalog.fontNames(inFamily: "Liberation Serif") == [
        "LiberationSerif", "LiberationSerif-Bold", "LiberationSerif-BoldItalic", "LiberationSerif-Italic",
      ])
  }

  @Test("the nearest weight and slant of a family is chosen")
  func nearestFace() throws {
    let font = try #require(FontCatalog.font(family: "Liberation Sans", weight: .heavy, italic: true, size: 10))
    #expect(font.face.postScriptName == "LiberationSans-BoldItalic")
    #expect(FontCatalog.variant(of: font, weight: .regular, italic: false).face.postScriptName == "LiberationSans")
  }

  @Test("a family with an italic uses it, pictures never lean")
  func noNeedlessShearing() throws {
    let emoji = try #require(FontCatalog.font(family: "Noto Color Emoji", italic: true, size: 10))
    #expect(emoji.slant == 0)
    let sans = try #require(FontCatalog.font(family: "Liberation Sans", italic: true, size: 10))
    #expect(sans.slant == 0)
    #expect(sans.isItalic)
    #expect(sans.face.isItalic)
  }

  @Test("a character that the system font lacks is found in another font, always the same one")
  func fallback() throws {
    let font = try FontCatalog.systemFont(size: 17)
    let hebrew: Unicode.Scalar = "\u{5D0}"
    #expect(font.glyph(for: hebrew) == nil)
    let other = try #require(FontCatalog.fallback(for: hebrew, near: font))
    #expect(other.glyph(for: hebrew) != nil)
    #expect(other.pointSize == 17)
    #expect(other.ascent == font.ascent)
    #expect(FontCatalog.fallback(for: hebrew, near: font) === other)
  }

  @Test(
    "families of every iPhone are there by name, and keep the name",
    arguments: [
      ("AvenirNext-Bold", "Avenir Next", true), ("Georgia", "Georgia", false), ("Palatino-Roman", "Palatino", false),
      ("HelveticaNeue-Medium", "Helvetica Neue", false), ("GillSans-SemiBold", "Gill Sans", true),
      ("BodoniSvtyTwoITCTT-Bold", "Bodoni 72", true), ("Verdana-Italic", "Verdana", false),
    ])
  func phoneFamilies(name: String, family: String, isBold: Bool) throws {
    let font = try #require(FontCatalog.font(named: name, size: 15))
    #expect(font.familyName == family && font.postScriptName == name)
    #expect((font.weight >= .semibold) == isBold)
    #expect(FontCatalog.font(family: family, size: 15)?.familyName == family)
  }

  @Test(
    "a private or unassigned character has no fallback, whatever icon fonts are installed",
    arguments: ["\u{E000}", "\u{10FFFD}", "\u{378}"])
  func privateCharacters(character: Unicode.Scalar) throws {
    #expect(FontCatalog.fallback(for: character, near: try FontCatalog.systemFont(size: 17)) == nil)
  }

  @Test(
    "emoji are as wide as in Interface Builder's labels, larger than the text in small sizes",
    arguments: [(9.0, 12.0), (18, 24), (21, 25.5), (24, 27), (35, 40), (38, 43), (50, 54), (100, 104)])
  func emojiWidths(size: Double, width: Double) throws {
    let emoji = try #require(
      FontCatalog.colorFallback(for: "\u{1F600}", near: try FontCatalog.systemFont(size: size)))
    let glyph = try #require(emoji.glyph(for: "\u{1F600}"))
    #expect(abs(emoji.advance(of: glyph) - width) < 0.01)
    let own = emoji.face.advance(of: glyph) / Double(emoji.face.unitsPerEm)
    #expect(abs(emoji.drawingSize * own - width) < 0.01)
  }

  @Test("emoji come from the color font")
  func emoji() throws {
    let font = try FontCatalog.systemFont(size: 17)
    let emoji = try #require(FontCatalog.colorFallback(for: "\u{1F600}", near: font))
    #expect(emoji.face.hasColor)
    let glyph = try #require(emoji.glyph(for: "\u{1F600}"))
    #expect(abs(emoji.advance(of: glyph) - 17 * 4 / 3) < 0.01)
  }
}
