import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Attributed strings from documents")
struct HTMLTextTests {
  private func text(
    _ html: String, _ options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:]
  ) throws -> NSAttributedString {
    var options = options
    options[.documentType] = NSAttributedString.DocumentType.html
    options[.characterEncoding] = String.Encoding.utf8.rawValue
    return try NSAttributedString(data: Data(html.utf8), options: options, documentAttributes: nil)
  }

  private func attribute<Value>(
    _ key: NSAttributedString.Key, of part: String, in text: NSAttributedString, as type: Value.Type
  ) throws -> Value? {
    let range = (text.string as NSString).range(of: part)
    try #require(range.location != NSNotFound, "\(text.string) has no \(part)")
    return text.attribute(key, at: range.location, effectiveRange: nil) as? Value
  }

  @Test(
    "white space is one space, and paragraphs end with their line",
    arguments: [
      ("plain", "plain"), ("  a \n b  ", "a b "), ("a<b> b</b>", "a b"), ("a <b> b</b>", "a b"),
      ("<p>a</p><p>b</p>", "a\nb\n"),
      ("<div>a</div><div>b</div>", "a\nb"), ("a<br/>b", "a\u{2028}b"), ("<pre>a  b</pre>", "a  b\n"),
      ("<p>a <p>b", "a \nb"),
      ("<ul><li>a</li><li>b</li></ul>", "\t•\ta\n\t•\tb\n"), ("<ol><li>a<li>b</ol>", "\t1.\ta\n\t2.\tb\n"),
      ("<!-- no -->a<script>no</script><title>no</title>", "a"), ("a<!doctype html>", "a"), ("", ""),
    ])
  func lines(html: String, string: String) throws {
    #expect(try text(html).string == string)
  }

  @Test(
    "characters by name and number, and what only looks like markup",
    arguments: [
      ("&lt;a&gt; &amp; &quot;b&quot;", "<a> & \"b\""), ("caf&eacute; &euro;5&#8211;&#x36;", "café €5–6"),
      ("a&nbsp;b", "a\u{A0}b"), ("&unknown; & &", "&unknown; & &"), ("1 < 2", "1 < 2"), ("a&#0;b", "a\0b"), ("<", "<"),
      ("<b", ""),
      ("&#x110000;", "&#x110000;"),
    ])
  func characters(html: String, string: String) throws {
    #expect(try text(html).string == string)
  }

  @Test("text without a style is Times of 12 points, black")
  func defaults() throws {
    let text = try text("a")
    let font = try #require(try attribute(.font, of: "a", in: text, as: UIFont.self))
    #expect(font.pointSize == 12)
    #expect(
      try attribute(.foregroundColor, of: "a", in: text, as: UIColor.self)
        == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    let own = try self.text("a", [.defaultAttributes: [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 20)]])
    #expect(try attribute(.font, of: "a", in: own, as: UIFont.self)?.pointSize == 20)
  }

  @Test("elements have their looks, within each other, too")
  func elements() throws {
    let text = try text("<h1>h</h1><b>b<i>c</i></b><u>u</u><s>s</s><a href=\"https://a.b/c\">l</a>x<sup>2</sup>")
    let heading = try #require(try attribute(.font, of: "h", in: text, as: UIFont.self))
    #expect(heading.pointSize == 24 && heading.fontDescriptor.symbolicTraits.contains(.traitBold))
    let both = try #require(try attribute(.font, of: "c", in: text, as: UIFont.self)).fontDescriptor.symbolicTraits
    #expect(both.contains([.traitBold, .traitItalic]))
    #expect(try attribute(.underlineStyle, of: "u", in: text, as: Int.self) == 1)
    #expect(try attribute(.strikethroughStyle, of: "s", in: text, as: Int.self) == 1)
    #expect(try attribute(.link, of: "l", in: text, as: URL.self) == URL(string: "https://a.b/c"))
    #expect(try attribute(.underlineStyle, of: "x", in: text, as: Int.self) == nil)
    #expect(try #require(try attribute(.baselineOffset, of: "2", in: text, as: Double.self)) > 0)
  }

  @Test("styles of elements and of sheets hold, the nearer before the farther, wherever the sheet stands")
  func styles() throws {
    let text = try text(
      """
      <p class="note">a <span style="color: #0F0; font-size: 200%; text-decoration: underline">b</span></p><p id="c">c</p>
      <style>body { font-family: -apple-system; font-size: 18px; color: gray } .note { color: rgb(255, 0, 0) } p#c, #c { text-align: center }</style>
      """)
    #expect(
      try attribute(.foregroundColor, of: "a", in: text, as: UIColor.self)
        == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(
      try attribute(.foregroundColor, of: "b", in: text, as: UIColor.self)
        == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    #expect(try attribute(.font, of: "a", in: text, as: UIFont.self) == UIFont.systemFont(ofSize: 18))
    #expect(try attribute(.font, of: "b", in: text, as: UIFont.self)?.pointSize == 36)
    #expect(try attribute(.underlineStyle, of: "b", in: text, as: Int.self) == 1)
    #expect(try attribute(.paragraphStyle, of: "c", in: text, as: NSParagraphStyle.self)?.alignment == .center)
    #expect(!text.string.contains("body"))
  }

  @Test("without an encoding HTML is what its head says, or Latin 1; plain text is as it stands")
  func encodings() throws {
    let bytes = Data("é".utf8)
    let html = [NSAttributedString.DocumentReadingOptionKey.documentType: NSAttributedString.DocumentType.html]
    #expect(try NSAttributedString(data: bytes, options: html, documentAttributes: nil).string == "Ã©")
    let meta = Data("<meta charset=\"utf-8\">é".utf8)
    #expect(try NSAttributedString(data: meta, options: html, documentAttributes: nil).string == "é")
    #expect(try NSAttributedString(data: bytes, documentAttributes: nil).string == "é")
    #expect(throws: (any Error).self) {
      try NSAttributedString(data: bytes, options: [.documentType: "NSRTF"], documentAttributes: nil)
    }
  }

  @Test("deeply nested and unclosed elements come to an end")
  func hostile() throws {
    let deep = String(repeating: "<div><b>", count: 20_000) + "a"
    #expect(try text(deep).string == "a")
    #expect(
      try text(String(repeating: "</p>", count: 1000) + "<a href='x" + String(repeating: "<", count: 1000)).string == ""
    )
  }
}
