import Foundation
import Testing

@_spi(Host) @testable import FoundationSupplement

@Suite("Texts with plural forms")
struct PluralTextTests {
  private func format(_ entry: [String: Any], _ language: String = "en") throws -> String {
    try #require(PluralText(entry: entry, language: language)).registered().marked
  }

  private func forms(_ forms: [String: String]) -> [String: Any] {
    forms.merging([
      "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "d",
    ]) { own, _ in own }
  }

  private func text(_ format: String, _ arguments: any CVarArg...) -> String {
    LocalizedFormat.text(format, locale: nil, arguments: arguments)
  }

  @Test("a number chooses the form, and 0 one of its own where there is one")
  func numbers() throws {
    let ships = try format([
      "NSStringLocalizedFormatKey": "%#@n@",
      "n": forms(["zero": "no ships", "one": "%d ship", "other": "%d ships"]),
    ])
    #expect([0, 1, 2].map { text(ships, $0) } == ["no ships", "1 ship", "2 ships"])
    let files = try format(
      [
        "NSStringLocalizedFormatKey": "%#@n@", "n": forms(["one": "%d файл", "few": "%d файла", "other": "%d файлов"]),
      ],
      "ru")
    #expect([1, 3, 5, 21].map { text(files, $0) } == ["1 файл", "3 файла", "5 файлов", "21 файл"])
  }

  @Test("several numbers choose their forms one after another, or by position")
  func severalNumbers() throws {
    let variables = [
      "files": forms(["one": "%d file", "other": "%d files"]),
      "folders": forms(["one": "a folder", "other": "%d folders"]),
    ]
    let plain = try format(
      ["NSStringLocalizedFormatKey": "%@: %#@files@ in %#@folders@ (%@)"].merging(variables) { $1 })
    #expect(text(plain, "A", 1, 2, "end") == "A: 1 file in 2 folders (end)")
    #expect(text(plain, "A", 2, 1, "end") == "A: 2 files in a folder (end)")
    let turned = try format(["NSStringLocalizedFormatKey": "%2$#@folders@: %1$#@files@"].merging(variables) { $1 })
    #expect(text(turned, 3, 4) == "4 folders: 3 files")
  }

  @Test("forms have forms in them, and a ring of them ends")
  func nestedForms() throws {
    let nested = try format([
      "NSStringLocalizedFormatKey": "%#@files@", "files": forms(["one": "One %#@folders@", "other": "%d %#@folders@"]),
      "folders": forms(["one": "in a folder", "other": "in %d folders"]),
    ])
    #expect(text(nested, 1, 1) == "One in a folder")
    #expect(text(nested, 2, 3) == "2 in 3 folders")
    let ring = try format(["NSStringLocalizedFormatKey": "%#@a@", "a": forms(["other": "%#@a@%#@a@"])])
    #expect(text(ring, 1).isEmpty)
  }

  @Test("no argument does harm: one that is missing, or of another kind")
  func otherArguments() throws {
    let ships = try format([
      "NSStringLocalizedFormatKey": "%#@n@ of %@", "n": forms(["one": "%@ ship", "other": "%d ships"]),
    ])
    #expect(text(ships) == " ships of ")
    #expect(text(ships, 1, 2) == "1 ship of 2")
    #expect(text(ships, "x", 2.5) == "x ships of 2.5")
    #expect(text(ships, 2.0, "y") == "2 ships of y")
    let broken = try format(["NSStringLocalizedFormatKey": "%#@n@ and %#@m@!", "n": forms([:])])
    #expect(text(broken, 1, 2) == " and !")
    #expect(PluralText(entry: ["other": "x"], language: "en") == nil)
  }

  @Test("what stands around the format keeps its arguments")
  func surroundings() throws {
    let ships = try format([
      "NSStringLocalizedFormatKey": "%#@n@", "n": forms(["one": "%d ship", "other": "%d ships, 100%%"]),
    ])
    #expect(text("%@ – " + ships + " – %@", "a", 1, "b") == "a – 1 ship – b")
    #expect(text(ships + "/" + ships, 1, 2) == "1 ship/2 ships, 100%")
    #expect(LocalizedFormat.resolved("%@ " + ships, arguments: [nil, 2]) == "%1$@ %2$d ships, 100%%")
  }

  @Test("who does not know the mark formats the general form")
  func general() throws {
    let ships = try format([
      "NSStringLocalizedFormatKey": "%#@n@", "n": forms(["one": "%d ship", "other": "%d ships"]),
    ])
    #expect(LocalizedFormat.hasPlurals(ships) && !LocalizedFormat.hasPlurals("%d ships"))
    #expect(LocalizedFormat.unmarked("• " + ships) == "• %d ships")
    #expect(ships.hasSuffix("%d ships"))
    // The text was modified.
    #expect(text(ships.replacing("ships", with: "boats"), 1) == "1 boats")
    // The marker contains an invalid number.
    #expect(text("\u{2063}\u{E0039}\u{E0039}\u{E0039}\u{E0039}\u{E0039}\u{E007F}%d", 1) == "1")
  }

  @Test("an entry by device or by width gives the phone's, and the widest")
  func rules() throws {
    let device = try format(["NSStringDeviceSpecificRuleType": ["iphone": "Tap", "ipad": "Touch", "other": "Click"]])
    #expect(text(device) == "Tap")
    let width = try format(["NSStringVariableWidthRuleType": ["20": "Long text", "5": "Text"]])
    #expect(text(width) == "Long text")
  }

  @Test("formats are taken apart as String(format:) does it")
  func formats() {
    #expect(text("%5.1f|%-4d|%04x|%%|%c", 2.25, 7, 255, 65) == "  2.2|7   |00ff|%|A")
    #expect(text("%2$@ %1$lld", 5, "a") == "a 5")
    #expect(text("%*d", Int.max, 7).count == 1000)
    #expect(text("%*d|%.*f", 4, 7, 1, 2.55) == "   7|2.5" || text("%*d|%.*f", 4, 7, 1, 2.55) == "   7|2.6")
    #expect(text("100% sure, 5 %", 1) == "100\(text("% s", 1))ure, 5 %")
    #expect(text("%d and %f", 2.9, 3) == "2 and 3.000000")
    #expect(text("%@ %s", 3, "text") == "3 text")
  }
}
