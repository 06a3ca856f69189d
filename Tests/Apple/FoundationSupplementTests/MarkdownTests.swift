import Foundation
import FoundationSupplement
import Testing

@Suite("Markdown")
struct MarkdownTests {
  private typealias Options = AttributedString.MarkdownParsingOptions

  /// Returns the runs as `text` with a sign for each inline intent and the link.
  private func runs(_ text: AttributedString) -> [String] {
    text.runs.map { run in
      let intent = run.inlinePresentationIntent ?? []
      let signs: [(InlinePresentationIntent, String)] = [
        (.stronglyEmphasized, "**"), (.emphasized, "*"), (.code, "`"), (.strikethrough, "~"), (.softBreak, "soft"),
        (.lineBreak, "line"), (.inlineHTML, "html"), (.blockHTML, "HTML"),
      ]
      let marks = signs.filter { intent.contains($0.0) }.map(\.1).joined()
      let link = run.link.map { "->" + $0.absoluteString } ?? ""
      return marks + String(text[run.range].characters) + link
    }
  }

  private func blocks(_ text: AttributedString) -> [String] {
    text.runs.map { run in
      let kinds = run.presentationIntent?.components.map { component -> String in
        switch component.kind {
        case .paragraph: "p"
        case .header(let level): "h\(level)"
        case .listItem(let ordinal): "li\(ordinal)"
        case .orderedList: "ol"
        case .unorderedList: "ul"
        case .codeBlock(let language): "code:\(language ?? "")"
        case .blockQuote: "quote"
        case .thematicBreak: "hr"
        case .table(let columns): "table\(columns.map(\.alignment.rawValue))"
        case .tableHeaderRow: "th"
        case .tableRow(let index): "tr\(index)"
        case .tableCell(let index): "td\(index)"
        }
      }
      return String(text[run.range].characters) + ":" + (kinds ?? []).joined(separator: " ")
    }
  }

  @Test("emphasis, code, strikethrough and links become attributes")
  func inline() throws {
    let text = try AttributedString(
      markdown: "Some **bold**, *italic*, ***both***, `code`, ~~gone~~ and a [link](/p).",
      baseURL: URL(string: "https://example.org"))
    #expect(
      runs(text) == [
        "Some ", "**bold", ", ", "*italic", ", ", "***both", ", ", "`code", ", ", "~gone", " and a ",
        "link->https://example.org/p", ".",
      ])
  }

  @Test("headings, lists, quotations, code and tables are told by their presentation intent")
  func fullSyntax() throws {
    let text = try AttributedString(
      markdown: "# T\n\n- a\n- b\n\n  3. c\n\n> q\n\n```swift\nx\n```\n\n---\n\n| h | i |\n|:-:|--:|\n| 1 | 2 |\n")
    #expect(
      blocks(text) == [
        "T:h1", "a:p li1 ul", "b:p li2 ul", "c:p li3 ol li2 ul", "q:p quote", "x\n:code:swift", "\u{2E3B}:hr",
        "h:td0 th table[1, 2]", "i:td1 th table[1, 2]", "1:td0 tr1 table[1, 2]", "2:td1 tr1 table[1, 2]",
      ])
    let identities = text.runs.compactMap { $0.presentationIntent?.components.first?.identity }
    #expect(Set(identities).count == identities.count)
  }

  @Test("ends of lines are spaces, or break the line")
  func lineEnds() throws {
    #expect(runs(try AttributedString(markdown: "a\nb  \nc")) == ["a", "soft ", "b", "line\n", "c"])
    let options = Options(interpretedSyntax: .inlineOnly)
    #expect(
      runs(try AttributedString(markdown: " a\n**b**  \nc\\\nd ", options: options))
        == ["a", "soft ", "**b", "line\n", "c", "line\n", "d"])
  }

  @Test("inline syntax leaves signs of blocks and white space as they are")
  func preservingWhitespace() throws {
    let options = Options(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    let text = try AttributedString(
      markdown: "  # No **heading**\n- x\ty\nhttps://example.org/a\nmail a@example.org \n", options: options)
    #expect(
      runs(text) == [
        "  # No ", "**heading", "\n- x\ty\n", "https://example.org/a->https://example.org/a", "\nmail ",
        "a@example.org->mailto:a@example.org", " \n",
      ])
    #expect(text.runs.allSatisfy { $0.presentationIntent == nil })
    #expect(try AttributedString(markdown: "", options: options).characters.isEmpty)
    #expect(try String(AttributedString(markdown: "_a_\n_b_", options: options).characters) == "a\nb")
  }

  @Test("images have their address, and their title as description")
  func images() throws {
    let run = try #require(AttributedString(markdown: "![alt](i.png \"Title\")").runs.first)
    #expect(run.imageURL?.absoluteString == "i.png" && run.alternateDescription == "Title")
  }

  @Test("the text of extended attributes is shown without their signs")
  func extendedAttributes() throws {
    let options = Options(allowsExtendedAttributes: true, languageCode: "en")
    let text = try AttributedString(markdown: "^[3 items](inflect: true) left", options: options)
    #expect(String(text.characters) == "3 items left" && text.runs.first?.languageIdentifier == "en")
    #expect(try String(AttributedString(markdown: "^[3](inflect: true)").characters).contains("^"))
  }

  @Test("data that is not UTF-8 throws, or is read as far as it goes")
  func brokenData() throws {
    let data = Data([0x61, 0xFF])
    #expect(throws: CocoaError.self) { try AttributedString(markdown: data) }
    let options = Options(failurePolicy: .returnPartiallyParsedIfPossible)
    #expect(try AttributedString(markdown: data, options: options).characters.first == "a")
  }

  @Test("attributed strings of Foundation have the same attributes under their keys")
  func nsAttributedString() throws {
    let text = try NSAttributedString(markdown: "a **b** [c](https://example.org)")
    #expect(text.string == "a b c")
    let intent = text.attribute(.inlinePresentationIntent, at: 2, effectiveRange: nil) as? NSNumber
    #expect(intent?.uintValue == InlinePresentationIntent.stronglyEmphasized.rawValue)
    #expect(text.attribute(NSAttributedString.Key("NSLink"), at: 4, effectiveRange: nil) is URL)
  }

  @Test("localized attributed strings read Markdown")
  func localized() {
    #expect(runs(AttributedString(localized: "**Two** words")) == ["**Two", " words"])
  }

  @Test("a string with attributes is the same after it was encoded and decoded; a plain text is decoded, too")
  func coding() throws {
    var text = try AttributedString(markdown: "Some **bold** text with a [link](https://example.org)")
    text.languageIdentifier = "en"
    let data = try JSONEncoder().encode([text])
    let decoded = try #require(try JSONDecoder().decode([AttributedString].self, from: data).first)
    #expect(String(decoded.characters) == "Some bold text with a link")
    #expect(decoded.runs.compactMap(\.link).map(\.absoluteString) == ["https://example.org"])
    #expect(decoded.runs.compactMap(\.inlinePresentationIntent) == [.stronglyEmphasized])
    #expect(decoded.runs.allSatisfy { $0.languageIdentifier == "en" })
    #expect(try JSONDecoder().decode(AttributedString.self, from: Data(#""plain""#.utf8)) == AttributedString("plain"))
    #expect(throws: (any Error).self) { try JSONDecoder().decode(AttributedString.self, from: Data("[1]".utf8)) }
  }
}
