import StoryboardConversion
import Testing

@Suite struct LongLinesTests {
  private func broken(_ line: String, width: Int = 40) -> [String] {
    LongLines.broken([line], unit: "  ", width: width)
  }

  @Test func aLineThatHasRoomStays() { #expect(broken("  call(one: 1, two: 2)") == ["  call(one: 1, two: 2)"]) }

  @Test func argumentsOfALongCallStandBelowEachOther() {
    #expect(
      broken("  let a = make(first: oneValue, second: anotherValue).named(x)") == [
        "  let a = make(", "    first: oneValue,", "    second: anotherValue", "  ).named(x)",
      ])
  }

  @Test func aListEndsWithAComma() {
    #expect(
      broken("controllers = [OneViewController(), TwoViewController()]") == [
        "controllers = [", "  OneViewController(),", "  TwoViewController(),", "]",
      ])
  }

  @Test func anArgumentThatIsLongItselfIsBrokenAgain() {
    #expect(
      broken("set(items: [FirstItemOfTheBar(title: one), SecondItemOfTheBar()])") == [
        "set(", "  items: [", "    FirstItemOfTheBar(title: one),", "    SecondItemOfTheBar(),", "  ]", ")",
      ])
  }

  @Test func bracketsAndCommasInTextsAreNone() {
    let line = #"label.text = "a, (long) text with \" a quote, and more of it""#
    #expect(broken(line) == [line])
    #expect(broken(#"set("one, two (three", to: somethingElse, of: it)"#).count == 5)
  }

  @Test(arguments: ["view.setup { $0.text = theTextOfTheFirstLabel }", "a(b(c, and not the end of it, which is long"])
  func codeInBracesAndPartsOfCallsStay(line: String) { #expect(broken(line) == [line]) }
}
