import Foundation
import Testing

@testable import InterfaceBuilder

@Suite struct SourceReaderTests {
  private func error(_ text: String, limits: ReadingLimits = ReadingLimits()) -> InterfaceBuilderError? {
    do {
      _ = try Fixtures.read(text, limits: limits)
      return nil
    } catch { return error as? InterfaceBuilderError }
  }

  @Test func `text that is no XML is refused with its place`() {
    guard case .malformed("Card.xib", let position, let reason)? = error("<document>\n  <objects>\n</document>") else {
      Issue.record("not refused")
      return
    }
    #expect(position.line == 3)
    #expect(reason.contains("objects"))
    #expect(error("") != nil)
    #expect(error("no XML") != nil)
  }

  @Test func `XML of another kind is refused`() {
    for text in [
      "<plist/>", "<document/>", "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>", "<archive type=\"x\"/>",
    ] {
      guard case .notInterfaceBuilder(_, SourcePosition(line: 1, column: 1), _)? = error(text) else {
        Issue.record("\(text) was not refused")
        continue
      }
    }
  }

  @Test func `entities are refused before they grow or load anything`() {
    let bomb = """
      <?xml version="1.0"?>
      <!DOCTYPE d [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>
      <document>&b;&c;</document>
      """
    guard case .documentType? = error(bomb) else {
      Issue.record("not refused")
      return
    }
  }

  @Test func `a million nested views are an error`() {
    let depth = 1_000_000
    let text = Fixtures.xib(String(repeating: "<view><subviews>", count: depth / 2))
    let error = error(text)
    #expect(
      error
        == .tooLarge(
          path: "Card.xib", position: error?.position ?? SourcePosition(line: 0, column: 0),
          what: "open elements", limit: 250))
  }

  @Test func `the deepest file that is allowed can be read, and one deeper cannot`() throws {
    var limits = ReadingLimits()
    limits.depth = 20
    func nested(_ count: Int) -> String {
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\">"
        + String(repeating: "<view>", count: count) + String(repeating: "</view>", count: count) + "</document>"
    }
    #expect(try Fixtures.read(nested(19), limits: limits).elementCount == 20)
    #expect(error(nested(20), limits: limits) != nil)
    #expect(try Fixtures.read(nested(249)).elementCount == 250)
  }

  @Test func `a million views side by side are an error`() {
    let text = Fixtures.xib(String(repeating: "<view/>", count: 1_000_000))
    guard case .tooLarge(_, _, "elements", 500_000)? = error(text) else {
      Issue.record("not refused")
      return
    }
  }

  @Test func `too many attributes are an error, whatever stands in comments`() {
    let many = (0..<1_001).map { " a\($0)=\"\"" }.joined()
    guard
      case .tooLarge(_, SourcePosition(line: 11, column: 1), "attributes of an element", 1_000)? =
        error(Fixtures.xib("<view\(many)/>"))
    else {
      Issue.record("not refused: \(String(describing: error(Fixtures.xib("<view\(many)/>"))))")
      return
    }
    #expect(error(Fixtures.xib("<!-- it's <b " + many + " --><view/>")) == nil)
  }

  @Test func `too many bytes are an error`() {
    var limits = ReadingLimits()
    limits.bytes = 100
    guard case .tooLarge(_, _, "bytes", 100)? = error(Fixtures.card, limits: limits) else {
      Issue.record("not refused")
      return
    }
  }

  @Test func `a file that is not there is an error`() {
    #expect(throws: InterfaceBuilderError.self) { try Document(path: "/nowhere/Card.xib") }
    #expect(throws: InterfaceBuilderError.self) { try Document(path: "/") }
  }

  @Test func `UTF-16 and marks of byte order say the same as UTF-8`() throws {
    let text = Fixtures.xib("<label text=\"Größe 😀\" id=\"l\"/>")
    let plain = try Fixtures.read(text)
    for data in [Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8), text.data(using: .utf16)!] {
      let other = try Document(data: data, path: "Card.xib")
      #expect(other.object("l")?[LabelElement.text] == "Größe 😀")
      #expect(other.object("l")?.position == plain.object("l")?.position)
    }
  }

  @Test func `character references and blanks of texts are kept`() throws {
    let document = try Fixtures.read(
      Fixtures.xib(
        "<label text=\"a&#10;b &lt;&amp;&quot;\" id=\"l\"/><textView id=\"t\"><string key=\"text\">  </string></textView>"
          + "<textView id=\"u\"><string key=\"text\" base64-UTF8=\"YES\">\nSGkK\nSGk\n</string></textView>"))
    #expect(document.object("l")?[LabelElement.text] == "a\nb <&\"")
    #expect(document.object("t")?[TextViewElement.text] == "  ")
    #expect(document.object("u")?[TextViewElement.text] == "Hi\nHi")
  }
}
