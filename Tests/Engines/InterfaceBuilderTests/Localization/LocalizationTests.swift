import Foundation
import Testing

@testable import InterfaceBuilder

@Suite struct LocalizationTests {
  private let strings = """
    /* Class = "UILabel"; text = "Hello"; ObjectID = "label-1"; */
    "label-1.text" = "Hallo \\"Welt\\"\\n\\U00e9\\UD83D\\UDE00";
    // another
    "button-1.normalTitle" = "Los"; bare-1.text = "x" ;
    """

  @Test func `a strings file is read in UTF-8 and UTF-16`() throws {
    for data in [
      Data(strings.utf8), strings.data(using: .utf16)!, strings.data(using: .utf16LittleEndian)!,
      strings.data(using: .utf16BigEndian)!, Data([0xEF, 0xBB, 0xBF]) + Data(strings.utf8),
    ] {
      let localization = try Localization(stringsFile: data, path: "Card.strings")
      #expect(
        localization.texts == [
          "label-1.text": "Hallo \"Welt\"\né😀", "button-1.normalTitle": "Los", "bare-1.text": "x",
        ])
    }
  }

  @Test func `translations win over the file's own texts`() throws {
    let document = try Fixtures.read(Fixtures.card)
    let localization = try Localization(stringsFile: Data(strings.utf8), path: "Card.strings")
    let label = try #require(document.object("label-1"))
    let button = try #require(document.object("button-1"))
    #expect(localization.text(of: label, LabelElement.text)?.hasPrefix("Hallo") == true)
    #expect(Localization().text(of: label, LabelElement.text) == "Hello")
    #expect(button.buttonStates.map { localization.title(of: button, in: $0) } == ["Los", "No"])
    #expect(localization.unusedKeys(in: document) == ["bare-1.text"])
  }

  @Test func `a catalog gives one language`() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "label-1.text": {"comment": "c", "localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}},
        "a.text": {"localizations": {"de": {"variations": {"device": {"iphone": {"stringUnit": {"value": "T"}}}}}}},
        "b.text": {"localizations": {"fr": {"stringUnit": {"value": "B"}}}}, "c.text": {}}}
      """
    let localization = try Localization(stringCatalog: Data(catalog.utf8), language: "de", path: "Card.xcstrings")
    #expect(localization.texts == ["label-1.text": "Hallo", "a.text": "T"])
  }

  @Test(arguments: [
    ("\"a\" = \"b\"", 1, 10), ("\"a\" = \n\"b;", 2, 1), ("\n/* a", 2, 1), ("= \"b\";", 1, 1), ("\"a\" \"b\";", 1, 5),
    ("\"a\" = \"\\Uzz\";", 1, 8),
  ])
  func `a malformed strings file is refused with its place`(text: String, line: Int, column: Int) {
    do {
      _ = try Localization(stringsFile: Data(text.utf8), path: "Card.strings")
      Issue.record("not refused")
    } catch {
      #expect(error.position == SourcePosition(line: line, column: column), "\(error)")
    }
  }

  @Test func `a malformed catalog is refused`() {
    for text in ["", "[]", "{\"strings\": 3}", "{\"strings\": {\"a\": {\"localizations\": 1}}}"] {
      #expect(throws: InterfaceBuilderError.self) {
        try Localization(stringCatalog: Data(text.utf8), language: "de", path: "Card.xcstrings")
      }
    }
  }
}
