import Testing

@testable import ModuleStubs

@Suite("Misspelled names")
struct MisspellingTests {
  private let known: Set<String> = [
    "backgroundColor", "setNeedsLayout", "pushViewController", "items", "layoutMargins", "text", "numberOfLines",
  ]

  private func isMisspelled(_ name: String) -> Bool { Misspelling.exists(of: name, among: known.contains) }

  @Test(
    "one letter more, less, another one, or two in the other order",
    arguments: [
      "backgroundColour", "backgroundColr", "backgroundKolor", "backgruondColor", "setNeedLayout", "pushViewControler",
      "layoutMargin", "setNeedsLayou",
    ])
  func oneLetter(name: String) {
    #expect(isMisspelled(name) == (name != "layoutMargin"))
  }

  @Test(
    "neither other names, short ones, known ones nor plurals",
    arguments: ["backgroundPaint", "tex", "texts", "itemss", "numberOfLine", "numberOfLiness", "sharePlay", ""])
  func others(name: String) {
    #expect(!isMisspelled(name))
  }
}
