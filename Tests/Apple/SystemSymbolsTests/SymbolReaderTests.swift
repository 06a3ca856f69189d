import CoreGraphics
import Testing

@testable import SystemSymbols

@Suite("Symbol reader")
struct SymbolReaderTests {
  private func nodes(_ text: Substring) -> [SymbolNode] {
    SymbolReader { SymbolLibrary.find($0, depth: 0) }.nodes(text)
  }

  private func bounds(_ path: Substring) -> CGRect { SymbolPathReader.path(path).boundingBoxOfPath }

  @Test("lines, curves and shapes lie where their numbers say, with and without blanks")
  func paths() {
    #expect(bounds("M-36 0H36V-10h-4") == CGRect(x: -36, y: -10, width: 72, height: 10))
    #expect(bounds("M0,0 L10-20-5,3") == CGRect(x: -5, y: -20, width: 15, height: 23))
    #expect(bounds("m10 10 5 5") == CGRect(x: 10, y: 10, width: 5, height: 5))
    #expect(bounds("O0 5 10") == CGRect(x: -10, y: -5, width: 20, height: 20))
    #expect(bounds("R-5-6 10 12 2") == CGRect(x: -5, y: -6, width: 10, height: 12))
    let half = bounds("A0 0 10 0 180")
    #expect(abs(half.minY) < 1e-9 && abs(half.maxY - 10) < 1e-9 && abs(half.width - 20) < 1e-9)
    let turned = bounds("R-20-5 40 10 0 G90 0 0")
    #expect(abs(turned.width - 10) < 1e-9 && abs(turned.height - 40) < 1e-9)
  }

  @Test("corners are rounded as far as their sides allow, each by its own radius where it has one")
  func corners() {
    let square = SymbolPathReader.path("P0 -10-10 10-10 10 10 -10 10")
    let rounded = SymbolPathReader.path("P5 -10-10 10-10/0 10 10 -10 10")
    #expect(square.contains(CGPoint(x: -9.9, y: -9.9)) && !rounded.contains(CGPoint(x: -9.9, y: -9.9)))
    #expect(rounded.contains(CGPoint(x: 9.9, y: -9.9)))
    let most = SymbolPathReader.path("P500 -10-10 10-10 10 10 -10 10")
    #expect(most.contains(CGPoint(x: 0, y: 9.9)) && !most.contains(CGPoint(x: 8, y: 8)))
    let star = SymbolPathReader.path("N5 0 0 50 20 0 0")
    #expect(star.contains(CGPoint(x: 0, y: -45)) && !star.contains(CGPoint(x: 0, y: 45)))
  }

  @Test("flags mirror, turn, cut and color")
  func flags() throws {
    #expect(nodes("s| M10-5 V5").bounds(pen: 0) == CGRect(x: -10, y: -5, width: 20, height: 10))
    let rays = nodes("s@4 M0-20 V-30").bounds(pen: 0)
    #expect(abs(rays.width - 60) < 1e-9 && abs(rays.height - 60) < 1e-9)
    guard case .part(let part) = try #require(nodes("b2v3*50~ R0 0 4 4 0").first) else {
      Issue.record("no part")
      return
    }
    #expect(part.level == 2 && part.rank == 3 && part.pen == 0.5 && part.filling == .cut)
    guard case .gap(let gap) = try #require(nodes("s!=6 M0 0 H4").first) else {
      Issue.record("no gap")
      return
    }
    #expect(gap.penWidth(8) == 20)
  }

  @Test("a smaller symbol keeps its strokes")
  func uses() throws {
    let small = nodes("use plus 10 0 0.5")
    let bounds = small.bounds(pen: 8)
    #expect(abs(bounds.width - (36 + 8)) < 1e-9 && abs(bounds.midX - 10) < 1e-9)
    #expect(nodes("use*50 plus").bounds(pen: 8).width == 76)
  }

  @Test("a symbol over another makes room around itself")
  func over() throws {
    let drawn = try DrawnSymbol(SymbolShape(nodes: nodes("f R-40-40 80 80 0; over circle 0 0 0.4")))
    #expect(drawn.pixel(0, 0)[3] == 0 && drawn.pixel(18, 0)[3] == 255 && drawn.pixel(26, 0)[3] == 0)
    #expect(drawn.pixel(34, 0)[3] == 255)
  }
}
