import Testing

@testable import SystemSymbols

@Suite("Symbol names")
struct SymbolNamesTests {
  @Test("the list has every name of SF Symbols 7, and knows each of them")
  func all() {
    let names = SymbolNames.all
    #expect(names.count == 9155 && Set(names).count == names.count)
    #expect(names.allSatisfy(SymbolNames.contains))
  }

  @Test(
    "names of the list",
    arguments: [
      "plus", "heart.fill", "exclamationmark.3", "00.circle", "chevron.left.forwardslash.chevron.right",
      "point.topleft.down.curvedto.point.bottomright.up", "line.horizontal.3", "zzz", "character.book.closed.ar",
    ])
  func known(_ name: String) { #expect(SymbolNames.contains(name)) }

  @Test(
    "what only looks like one",
    arguments: [
      "", ".", "heart.", ".heart", "heart..fill", "heart.fill.fill", "Heart", "heart fill", "plus.fill", "home",
      "rectangle.and", "heart.fill(", "~", "chevron.left.forwardslash", "iphone.", "no.such.symbol.at.all", "🙂",
      String(repeating: "circle.", count: 5000),
    ])
  func unknown(_ name: String) { #expect(!SymbolNames.contains(name)) }

  @Test("a name without a drawing has no shape, and neither has one that is not on the list")
  func shapes() {
    #expect(SymbolNames.contains("applelogo") && SymbolLibrary.shape(named: "applelogo") == nil)
    // The symbol could be composed, but does not exist.
    #expect(SymbolLibrary.shape(named: "plus.circle") != nil && SymbolLibrary.shape(named: "plus.octagon.slash") == nil)
    #expect(SymbolLibrary.shape(named: "") == nil)
  }
}
