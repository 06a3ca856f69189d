import Testing

@testable import ProjectBuilding

@Suite struct PositionedFormatTests {
  @Test(arguments: [
    ("%@ has %lld of %.1f", "%1$@ has %2$lld of %3$.1f"),
    ("100%% of %@", "100%% of %1$@"),
    ("%2$@ %1$lld", "%2$@ %1$lld"),
    ("5 %, 10 %", "5 %, 10 %"),
    ("plain", "plain"),
    ("", ""),
  ])
  func conversionsGetTheirPositions(format: String, wanted: String) {
    #expect(PositionedFormat(format).text == wanted)
  }

  @Test func namedTextsHaveThePositionsThatAreKnown() {
    #expect(PositionedFormat("%#@b@ %#@a@", positions: ["a": 1, "b": 2]).text == "%2$#@b@ %1$#@a@")
    #expect(PositionedFormat("%@: %#@a@").text == "%1$@: %2$#@a@")
    #expect(PositionedFormat("%lld %#@b@", positions: ["b": 2], isInner: true).text == "%lld %2$#@b@")
  }

  @Test func numbersAreKnownByTheirConversions() {
    let specifiers = PositionedFormat("%@ %lld %#@a@ %.2f").specifiers
    #expect(specifiers.map(\.position) == [1, 2, 4])
    #expect(specifiers.map(\.isNumber) == [false, true, true])
  }
}
