import CoreGraphics
import Testing

@testable import SystemSymbols

@Suite("Symbol variants")
struct SymbolVariantTests {
  @Test(
    "fills cover more than outlines",
    arguments: [
      "star", "heart", "person", "bookmark", "square", "trash", "bubble.left", "bell", "folder", "envelope", "house",
      "camera", "gearshape", "doc", "lock", "creditcard", "tray", "gift", "film", "shield", "car", "key", "map",
    ])
  func fills(_ name: String) throws {
    #expect(try DrawnSymbol("\(name).fill").coverage > 1.15 * DrawnSymbol(name).coverage)
  }

  @Test("what lies within a filled outline is cut out of it")
  func insides() throws {
    // These are the stripe of a card, the dot of a die, and the hands in the window of a washing machine.
    #expect(try DrawnSymbol("creditcard.fill").pixel(0, -13)[3] == 0)
    #expect(try DrawnSymbol("die.face.1.fill").pixel(0, 0)[3] == 0)
    #expect(try DrawnSymbol("washer.fill").pixel(0, -14)[3] == 0)
  }

  @Test("an enclosure is as large with any symbol in it, and cuts its symbol out where it is filled")
  func enclosures() throws {
    let whole = try DrawnSymbol("circle.fill")
    let cut = try DrawnSymbol("xmark.circle.fill")
    #expect(whole.pixel(0, 0)[3] == 255 && cut.pixel(0, 0)[3] == 0)
    #expect(cut.coverage < 0.95 * whole.coverage)
    let boxes = try ["plus.circle", "star.circle.fill", "42.circle", "a.circle.fill", "cart.circle"].map {
      try #require(SymbolLibrary.shape(named: $0)).box
    }
    #expect(Set(boxes.map(\.width)) == [115.6] && Set(boxes.map(\.height)) == [111])
    for name in ["plus.circle", "star.circle", "house.circle", "42.circle", "person.2.circle", "cart.circle"] {
      let shape = try #require(SymbolLibrary.shape(named: name))
      guard case .group(let content)? = shape.nodes.last else {
        Issue.record("\(name) has nothing inside")
        continue
      }
      let bounds = content.bounds(pen: SymbolShape.regularPen)
      #expect(hypot(max(-bounds.minX, bounds.maxX), max(-bounds.minY, bounds.maxY)) < 46, "\(name)")
    }
  }

  @Test("a slash has room on both sides")
  func slashes() throws {
    for name in ["bell.slash.fill", "mic.slash.fill", "heart.slash.fill", "bookmark.slash.fill"] {
      let drawn = try DrawnSymbol(name)
      let middle = try #require(SymbolLibrary.shape(named: name)).bounds
      let (x, y) = (Int(middle.midX.rounded()), Int(middle.midY.rounded()))
      #expect(drawn.pixel(x, y)[3] == 255, "\(name)")
      #expect(drawn.pixel(x + 5, y - 5)[3] == 0 && drawn.pixel(x - 5, y + 5)[3] == 0, "\(name)")
      #expect(drawn.pixel(x + 11, y - 11)[3] == 255 || drawn.pixel(x - 11, y + 11)[3] == 255, "\(name)")
    }
  }

  @Test("a slash within an enclosure leaves the enclosure whole")
  func enclosedSlash() throws {
    let drawn = try DrawnSymbol("bell.slash.circle.fill")
    // The slash is cut out, and the space next to it is not.
    #expect(drawn.pixel(0, 0)[3] == 0 && drawn.pixel(6, -6)[3] == 255)
    #expect(drawn.pixel(30, -30)[3] == 255)
  }

  @Test("a badge stands in a clear ring, with its sign cut out")
  func badges() throws {
    let drawn = try DrawnSymbol("folder.fill.badge.plus")
    let base = try #require(SymbolLibrary.shape(named: "folder.fill")).bounds
    let (x, y) = (Int(base.maxX - 0.35 * 23), Int(base.maxY - 0.6 * 23))
    #expect(drawn.pixel(x, y)[3] == 0 && drawn.pixel(x + 8, y + 12)[3] == 255)
    #expect(drawn.pixel(x - 26, y)[3] == 0 && drawn.pixel(x - 34, y)[3] == 255)
  }

  @Test("levels have colors: the sign in front, what it stands on fainter")
  func levels() throws {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    let drawn = try DrawnSymbol("xmark.circle.fill", colors: [red, blue])
    #expect(drawn.pixel(0, 0) == [0, 0, 255, 255] && drawn.pixel(0, -38) == [255, 0, 0, 255])
    let faint = try DrawnSymbol("xmark.circle.fill", colors: [red, red.copy(alpha: 0.5) ?? red])
    #expect(faint.pixel(0, 0)[3] == 255 && abs(Int(faint.pixel(0, -38)[3]) - 128) < 2)
    // The ring along the edge of a circle is not darker than its inside.
    #expect(abs(Int(faint.pixel(0, -46)[3]) - 128) < 2)
  }

  @Test("a value makes the parts above it fainter")
  func values() throws {
    let coverage = try [0, 0.2, 0.5, 1].map { try DrawnSymbol("wifi", value: $0).coverage }
    #expect(zip(coverage, coverage.dropFirst()).allSatisfy { $0 < $1 })
    #expect(try DrawnSymbol("wifi", value: 1).coverage == DrawnSymbol("wifi").coverage)
    #expect(try DrawnSymbol("star", value: 0).coverage == DrawnSymbol("star").coverage)
  }

  @Test("letters are as heavy as strokes, and stand where other signs do")
  func letters() throws {
    let stems = try [2.4, 8, 12.4].map { try DrawnSymbol("1.circle", pen: $0).coverage }
    #expect(stems[0] < stems[1] && stems[1] < stems[2])
    let bounds = try #require(SymbolLibrary.shape(named: "textformat")).bounds
    #expect(abs(bounds.midX) < 1 && bounds.height > 50 && bounds.height < 70)
  }

  @Test("names of the same look share a drawing")
  func aliases() throws {
    for (alias, name) in [
      ("multiply.circle.fill", "xmark.circle.fill"), ("chevron.backward", "chevron.left"),
      ("document.fill", "doc.fill"), ("goforward", "arrow.clockwise"), ("line.horizontal.3", "line.3.horizontal"),
    ] {
      #expect(try DrawnSymbol(alias).coverage == DrawnSymbol(name).coverage, "\(alias)")
    }
  }
}
