import RecordedFacts
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
    func recorded(_ metric: String) -> Double {
      size * FontMetricFact.value(of: metric) / FontMetricFact.value(of: "unitsPerEm")
    }
    #expect(abs(font.ascent - recorded("ascender")) < 1e-9)
    #expect(abs(font.descent + recorded("descender")) < 1e-9)
    #expect(font.leading == recorded("leading"))
    #expect(abs(font.lineHeight - recorded("lineHeight")) < 1e-9)
    #expect(abs(font.capHeight - recorded("capHeight")) < 1e-9)
  }

  @Test(
    "x-heights are the recorded ones by weight and size",
    arguments: FontMetricFact.all.filter { $0.metric == "xHeight" })
  func xHeights(fact: FontMetricFact) throws {
    let size = try #require(fact.pointSize)
    let font = try FontCatalog.systemFont(size: size, weight: .recorded(fact.weight))
    #expect(abs(font.xHeight / size * 2048 - fact.value) < 1)
  }

  @Test("all 95 recorded advances of a weight and size come out", arguments: FontAdvancesFact.all)
  func recordedAdvances(recorded: FontAdvancesFact) throws {
    let font = try FontCatalog.systemFont(size: recorded.pointSize, weight: .recorded(recorded.weight))
    #expect(recorded.units.count == 95)
    for (value, units) in zip(UInt8(32)..<127, recorded.units) {
      #expect(abs(try advance(Unicode.Scalar(value), font) - units) < 0.02, "\(Unicode.Scalar(value))")
    }
  }

  @Test(
    "tracking widens every glyph of small sizes",
    arguments: FontMetricFact.all.filter { $0.metric == "tracking" })
  func tracking(fact: FontMetricFact) throws {
    let font = try FontCatalog.systemFont(size: #require(fact.pointSize))
    let plain = try #require(FontAdvancesFact.all.first { $0.weight == fact.weight && $0.pointSize == 17 })
    for character in ["n", "W"] as [Unicode.Scalar] {
      let units = plain.units[Int(character.value) - 32]
      #expect(abs(try advance(character, font) - units - fact.value) < 1e-9)
    }
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

  @Test("every glyph of the monospaced design has the recorded width, regular and bold", arguments: [12.0, 17, 23])
  func monospaced(size: Double) throws {
    func recorded(_ metric: String) -> Double { FontMetricFact.value(of: metric, font: "monospaced") }
    for weight in [FontWeight.regular, .bold] {
      let font = try FontCatalog.systemFont(size: size, weight: weight, design: .monospaced)
      #expect(font.isMonospaced)
      for value in UInt8(32)..<127 {
        #expect(abs(try advance(Unicode.Scalar(value), font) - recorded("advance")) < 1e-9, "\(Unicode.Scalar(value))")
      }
      #expect(abs(font.lineHeight - size * recorded("lineHeight") / 2048) < 1e-9)
      #expect(abs(font.ascent - size * recorded("ascender") / 2048) < 1e-9)
      #expect(abs(font.descent + size * recorded("descender") / 2048) < 1e-9)
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
