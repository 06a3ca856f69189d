import Testing

@testable import Typefaces

@Suite("System font")
struct SystemFontTests {
  private func advance(_ character: Unicode.Scalar, _ font: FontInstance) throws -> Double {
    font.advance(of: try #require(font.glyph(for: character))) / font.pointSize * 2048
  }

  @Test("vertical metrics are the recorded ones at every size", arguments: [8.0, 12, 15, 17, 20, 28, 34])
  func verticalMetrics(size: Double) throws {
    let font = try FontCatalog.systemFont(size: size)
    #expect(abs(font.ascent - size * 1950 / 2048) < 1e-9)
    #expect(abs(font.descent - size * 494 / 2048) < 1e-9)
    #expect(font.leading == 0)
    #expect(abs(font.lineHeight - size * 1.193359375) < 1e-9)
    #expect(abs(font.capHeight - size * 0.70458984375) < 1e-9)
  }

  @Test(
    "x-heights are recorded by weight and size",
    arguments: [
      (FontWeight.regular, 1078.0, 1040.0), (.medium, 1086, 1052), (.semibold, 1093, 1060), (.bold, 1101, 1072),
    ])
  func xHeights(weight: FontWeight, text: Double, display: Double) throws {
    let small = try FontCatalog.systemFont(size: 17, weight: weight)
    let large = try FontCatalog.systemFont(size: 28, weight: weight)
    #expect(abs(small.xHeight / 17 * 2048 - text) < 1)
    #expect(abs(large.xHeight / 28 * 2048 - display) < 1)
  }

  @Test("all 95 recorded advances of a weight and size come out", arguments: RecordedAdvances.all)
  func recordedAdvances(recorded: RecordedAdvances) throws {
    let font = try FontCatalog.systemFont(size: recorded.size, weight: recorded.weight)
    #expect(recorded.units.count == 95)
    for (value, units) in zip(UInt8(32)..<127, recorded.units) {
      #expect(abs(try advance(Unicode.Scalar(value), font) - units) < 0.02, "\(Unicode.Scalar(value))")
    }
  }

  @Test(
    "tracking widens every glyph of small sizes",
    arguments: [
      (8.0, 104.0), (9, 91), (10, 77), (11, 64), (12, 52), (13, 40), (14, 30), (15, 20), (16, 10), (17, 0),
    ])
  func tracking(size: Double, units: Double) throws {
    let font = try FontCatalog.systemFont(size: size)
    #expect(abs(try advance("n", font) - 1143 - units) < 1e-9)
    #expect(abs(try advance("W", font) - 1930 - units) < 1e-9)
  }

  @Test("weights grow wider in order")
  func weightsAreOrdered() throws {
    let widths = try FontWeight.all.map { try advance("i", FontCatalog.systemFont(size: 17, weight: $0)) }
    #expect(widths == widths.sorted())
    #expect(Set(widths).count == 9)
  }

  @Test("each weight and slant is drawn by a face of its own")
  func facesByWeight() throws {
    let faces = try FontWeight.all.flatMap { weight in
      try [false, true].map { try FontCatalog.systemFont(size: 17, weight: weight, italic: $0).face.path }
    }
    #expect(Set(faces).count == 18)
  }

  @Test("a letter of another alphabet is as wide as the Latin one that it looks like", arguments: ["оo", "еe", "НH"])
  func lookalikes(_ pair: String) throws {
    let font = try FontCatalog.systemFont(size: 17)
    let advances = try pair.unicodeScalars.map { font.advance(of: try #require(font.glyph(for: $0))) }
    #expect(advances[0] == advances[1])
  }

  @Test("small letters of other alphabets are narrower by the drawing face's than signs, as the Latin ones are")
  func otherAlphabets() throws {
    let font = try FontCatalog.systemFont(size: 17)
    func ratio(_ scalar: Unicode.Scalar) throws -> Double {
      let glyph = try #require(font.glyph(for: scalar))
      let tracking = SystemFontModel.tracking(size: 17) / SystemFontModel.unitsPerEm
      return (font.advance(of: glyph) / 17 - tracking) / (font.face.advance(of: glyph) / Double(font.face.unitsPerEm))
    }
    #expect(try abs(ratio("п") - ratio("ф")) < 1e-9)
    #expect(try ratio("п") < ratio("Д"))
    #expect(try ratio("п") < ratio("€"))
  }

  @Test("a composed letter is as wide as its base letter")
  func composedLetters() throws {
    let font = try FontCatalog.systemFont(size: 17)
    #expect(try advance("\u{E9}", font) == advance("e", font))
    #expect(try advance("\u{D1}", font) == advance("N", font))
    #expect(try advance("\u{A0}", font) == advance(" ", font))
  }

  @Test("tabular digits share one width, the plus sign's")
  func tabularDigits() throws {
    let font = try FontCatalog.systemFont(size: 17, features: [FontFeature("tnum")])
    let widths = try "0123456789".unicodeScalars.map { try advance($0, font) }
    #expect(Set(widths) == [1238])
    #expect(try advance("a", font) == 1078)
  }

  @Test("every glyph of the monospaced design is 1266 units wide, regular and bold", arguments: [12.0, 17, 23])
  func monospaced(size: Double) throws {
    for weight in [FontWeight.regular, .bold] {
      let font = try FontCatalog.systemFont(size: size, weight: weight, design: .monospaced)
      #expect(font.isMonospaced)
      for value in UInt8(32)..<127 {
        #expect(abs(try advance(Unicode.Scalar(value), font) - 1266) < 1e-9, "\(Unicode.Scalar(value))")
      }
      #expect(abs(font.lineHeight - size * 1.193359375) < 1e-9)
      #expect(abs(font.ascent - size * 1950 / 2048) < 1e-9 && abs(font.descent - size * 494 / 2048) < 1e-9)
    }
  }

  @Test("names are those under which UIKit shows the system font")
  func names() throws {
    let font = try FontCatalog.systemFont(size: 17, weight: .semibold, italic: true)
    #expect(font.familyName == ".AppleSystemUIFont")
    #expect(font.postScriptName == ".SFUI-SemiboldItalic")
    #expect(font.weight == .semibold)
    #expect(font.isItalic)
  }

  @Test("the same request gives the same font, another size another one")
  func fontsAreShared() throws {
    let font = try FontCatalog.systemFont(size: 17, weight: .bold)
    #expect(try FontCatalog.systemFont(size: 17, weight: .bold) === font)
    #expect(try FontCatalog.systemFont(size: 18, weight: .bold) != font)
    #expect(FontCatalog.resized(FontCatalog.resized(font, to: 30), to: 17) == font)
    #expect(FontCatalog.variant(of: font, weight: .regular).postScriptName == ".SFUI-Regular")
  }

  @Test("UIKit's weight values map to the nearest of nine weights")
  func traitValues() {
    #expect(FontWeight(trait: 0.23) == .medium)
    #expect(FontWeight(trait: -0.8) == .ultraLight)
    #expect(FontWeight(trait: 1) == .black)
    #expect(FontWeight(trait: 0.05) == .regular)
    #expect(FontWeight.all.allSatisfy { FontWeight(trait: $0.trait) == $0 })
  }

  @Test("a missing system font names the Debian package")
  func missingFontMessage() {
    let error = FontError.systemFontMissing(searched: ["/fonts"], debianPackage: "fonts-inter")
    #expect(error.description.contains("apt-get install fonts-inter"))
    #expect(error.description.contains("/fonts"))
  }
}
