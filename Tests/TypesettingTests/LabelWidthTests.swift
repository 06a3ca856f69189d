import Testing
import Typefaces
import Typesetting

@Suite("Label widths")
struct LabelWidthTests {
  /// Exact typographic widths that a simulator printed, and how much of them is kerning.
  static let exact: [(String, Double, FontWeight, width: Double, kerning: Double)] = [
    ("0123456789", 17, .regular, 98.580078125, -0.24902),
    ("AVAST Wavy To. LT", 17, .regular, 146.82421875, -6.72363),
    ("Hello UIKit", 17, .regular, 79.66259765625, 0),
    ("iiiiillll", 17, .regular, 34.3154296875, 0),
    ("The quick brown fox jumps over the lazy dog", 17, .regular, 338.9541015625, -2.03369),
    ("WWWW MMMM", 17, .regular, 126.138671875, 0),
    ("AVAST Wavy To. LT", 17, .bold, 155.062744140625, -6.84814),
    ("Hello UIKit", 17, .bold, 86.0126953125, 0),
    ("AVAST Wavy To. LT", 28, .regular, 229.291015625, -15.72266),
    ("Hello UIKit", 28, .regular, 126.970703125, 0),
    ("The quick brown fox jumps over the lazy dog", 28, .regular, 530.455078125, -4.23828),
  ]

  @Test("without kerning, sums of advances are exactly the recorded ones", arguments: exact)
  func sumsOfAdvances(row: (String, Double, FontWeight, width: Double, kerning: Double)) throws {
    var style = TextStyle(font: try FontCatalog.systemFont(size: row.1, weight: row.2))
    style.kern = 0
    let layout = TextLayout(StyledText(row.0, style: style))
    #expect(abs(layout.usedWidth - (row.width - row.kerning)) < 1e-5)
  }

  @Test("with kerning, widths of long strings are within a third of a point, of unkerned ones exact", arguments: exact)
  func kernedWidths(row: (String, Double, FontWeight, width: Double, kerning: Double)) throws {
    let font = try FontCatalog.systemFont(size: row.1, weight: row.2)
    let width = TextLayout.size(of: row.0, font: font).width
    #expect(abs(width - row.width) < (row.kerning == 0 ? 1e-9 : 0.34))
  }

  @Test("recorded labels: heights are exact", arguments: LabelSize.recorded)
  func heights(label: LabelSize) throws {
    let font = try FontCatalog.systemFont(size: label.size, weight: label.weight, italic: label.isItalic)
    let height = TextLayout.size(of: label.text, font: font).height
    #expect(abs((height * label.scale).rounded(.up) / label.scale - label.height) < 0.001)
  }

  @Test("recorded labels: 96 of 100 widths are within half a point, none is off by more than two thirds")
  func widths() throws {
    var near = 0
    for label in LabelSize.recorded {
      let font = try FontCatalog.systemFont(size: label.size, weight: label.weight, italic: label.isItalic)
      let width = TextLayout.size(of: label.text, font: font).width
      let difference = abs((width * label.scale - 1e-6).rounded(.up) / label.scale - label.width)
      #expect(difference <= 0.67, "\(label.text) \(label.size)")
      near += difference <= 0.501 ? 1 : 0
    }
    #expect(near * 100 >= LabelSize.recorded.count * 96, "\(near) of \(LabelSize.recorded.count)")
  }

  @Test(
    "pairs that Apple's font kerns unlike Inter come out as labels were recorded",
    arguments: [
      ("S.Weaver", 10, .regular, 2, 44.5), ("0.00", 14, .medium, 2, 30), ("$40.00", 17, .regular, 2, 55),
      ("-$601.00", 17, .regular, 2, 70.5), ("1.", 12, .semibold, 2, 10), ("What's", 16, .semibold, 3, 52.667),
      ("i'm not sure", 15, .regular, 1, 80), ("Waiting...", 17, .regular, 2, 71.5),
      ("Spacing (20)", 15, .regular, 1, 88), ("Margins (10,0,10,0)", 15, .regular, 1, 133),
    ] as [(String, Double, FontWeight, Double, Double)])
  func punctuation(row: (text: String, size: Double, weight: FontWeight, scale: Double, width: Double)) throws {
    let font = try FontCatalog.systemFont(size: row.size, weight: row.weight)
    let width = TextLayout.size(of: row.text, font: font).width
    #expect(abs((width * row.scale - 1e-6).rounded(.up) / row.scale - row.width) <= 0.501)
  }

  @Test("the quick way, a layout, and HarfBuzz alone agree on a width")
  func waysAgree() throws {
    let font = try FontCatalog.systemFont(size: 15, weight: .medium)
    // A feature that changes no letter sends the text through HarfBuzz.
    let shaped = try FontCatalog.systemFont(size: 15, weight: .medium, features: [FontFeature("zero", 0)])
    for text in ["AVATAR Wavy To. LT", "Hello, world!  ", "(0:12) \"q\" ~ {x}", "a", ""] {
      let quick = TextLayout.size(of: text, font: font).width
      #expect(abs(TextLayout(StyledText(text, style: TextStyle(font: font))).usedWidth - quick) < 1e-9)
      #expect(abs(TextLayout(StyledText(text, style: TextStyle(font: shaped))).usedWidth - quick) < 1e-4)
    }
  }

  @Test("Helvetica's labels have Apple's size")
  func helvetica() throws {
    let font = try #require(FontCatalog.font(named: "Helvetica", size: 17))
    let size = TextLayout.size(of: "Hi", font: font)
    #expect((size.height * 3).rounded(.up) / 3 == 59.0 / 3)
    #expect((size.width * 2).rounded(.up) / 2 == 16.5)
  }

  @Test("kern and tracking are added after every character, white space at both ends counts")
  func spacing() throws {
    let font = try Fixture.system()
    let plain = Fixture.width("abc", font)
    let tracked = TextLayout(Fixture.text("abc", font) { style, _ in style.tracking = 2 })
    #expect(abs(tracked.usedWidth - plain - 6) < 1e-9)
    let kerned = TextLayout(Fixture.text("abc", font) { style, _ in style.kern = -0.5 })
    #expect(abs(kerned.usedWidth - plain + 1.5) < 1e-9)
    #expect(abs(Fixture.width("abc  ", font) - Fixture.width("  abc", font)) < 0.2)
    #expect(Fixture.width("  abc", font) > plain + 8)
    // As far as there is room: a line is not wider than its limit for the sake of a space.
    let narrow = TextLayout(Fixture.text("abc  ", font), width: plain + 1)
    #expect(narrow.lines.count == 1)
    #expect(narrow.usedWidth == plain + 1)
    #expect(abs(TextLayout(Fixture.text("abc  ", font), width: plain - 1, maximumLines: 1).usedWidth) <= plain)
  }
}
