import Foundation
import TestHosts
import Testing
import UIKit

@MainActor
@Suite("Rich Text Format", .ownHosts)
struct RTFTests {
  private func read(_ text: String) throws -> NSAttributedString {
    try NSAttributedString(data: Data(text.utf8), options: [:], documentAttributes: nil)
  }

  private func font(_ text: NSAttributedString, _ index: Int) -> UIFont? {
    text.attribute(.font, at: index, effectiveRange: nil) as? UIFont
  }

  @Test("fonts, styles and colors become attributes; groups end what began in them")
  func styles() throws {
    let text = try read(
      #"{\rtf1\ansi{\fonttbl\f0\fswiss Helvetica;\f1 Courier;}{\colortbl;\red255\green0\blue0;}\f0\fs24 a{\b\i b}{\f1\fs40\cf1\ul c}d}"#
    )
    #expect(text.string == "abcd")
    #expect(font(text, 0)?.pointSize == 12 && font(text, 2)?.pointSize == 20)
    let traits = font(text, 1)?.fontDescriptor.symbolicTraits
    #expect(traits?.contains([.traitBold, .traitItalic]) == true)
    #expect(font(text, 3)?.fontDescriptor.symbolicTraits.contains(.traitBold) == false)
    #expect(text.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor == .red)
    #expect(text.attribute(.foregroundColor, at: 3, effectiveRange: nil) == nil)
    #expect(text.attribute(.underlineStyle, at: 2, effectiveRange: nil) as? Int == 1)
  }

  @Test("characters of the code page, of Unicode and behind backslashes; paragraphs and tabs; what is ignored")
  func characters() throws {
    let text = try read(
      #"{\rtf1\ansi caf\'e9 \u8364? \uc0\u-10179 \u-8704 \{x\}\\{\*\generator word;}{\info secret}\par two\tab 3\emdash }"#
    )
    #expect(text.string == "café € 😀{x}\\\ntwo\t3—")
  }

  @Test("alignments and indents are those of the paragraph")
  func paragraphs() throws {
    let text = try read(#"{\rtf1\pard\qc\li400\fi-200 a\par\pard b}"#)
    let first = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    #expect(first?.alignment == .center && first?.headIndent == 20 && first?.firstLineHeadIndent == 10)
    let second = text.attribute(.paragraphStyle, at: 2, effectiveRange: nil) as? NSParagraphStyle
    #expect(second?.alignment == .natural && second?.headIndent == 0)
  }

  @Test("what is written is read again as it was")
  func roundTrip() throws {
    let text = NSMutableAttributedString(
      string: "Größe {1}\n", attributes: [.font: UIFont(name: "Helvetica", size: 14)!])
    text.append(
      NSAttributedString(
        string: "bold\t😀",
        attributes: [.font: UIFont(name: "Helvetica-Bold", size: 20)!, .foregroundColor: UIColor.blue]))
    let data = try text.data(
      from: NSRange(location: 0, length: text.length),
      documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
    let again = try NSAttributedString(
      data: data, options: [.documentType: NSAttributedString.DocumentType.rtf], documentAttributes: nil)
    #expect(again.string == text.string)
    #expect(font(again, 0)?.pointSize == 14 && font(again, 12)?.pointSize == 20)
    #expect(font(again, 12)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
    #expect(again.attribute(.foregroundColor, at: 12, effectiveRange: nil) as? UIColor == .blue)
  }

  @Test(
    "what is broken off or no document at all is an error or ends early, and stops nothing",
    arguments: [
      #"{\rtf1 {\b"#, #"{\rtf1 \'"#, #"{\rtf1 \u"#, #"{\rtf1 }}}}} x"#, #"{\rtf1 \fs99999999999 a\cf77 b}"#,
      "{\\rtf1 " + String(repeating: "{", count: 5000),
    ])
  func broken(_ text: String) throws {
    _ = try read(text)
    #expect(throws: (any Error).self) {
      try NSAttributedString(
        data: Data("x".utf8), options: [.documentType: NSAttributedString.DocumentType.rtf], documentAttributes: nil)
    }
  }

  @Test("a text view that can't be edited makes links of what it finds, and forgets them when it can")
  func detection() {
    let view = UITextView()
    view.isEditable = false
    view.dataDetectorTypes = [.link, .phoneNumber]
    view.text = "See https://example.com/a or call 555-123-4567."
    func links() -> [String] {
      var result: [String] = []
      view.textStorage.enumerateAttribute(
        .link, in: NSRange(location: 0, length: view.textStorage.length), options: []
      ) { value, _, _ in
        if let url = value as? URL { result.append(url.absoluteString) }
      }
      return result
    }
    #expect(links() == ["https://example.com/a", "tel:5551234567"])
    view.dataDetectorTypes = .phoneNumber
    #expect(links() == ["tel:5551234567"])
    view.isEditable = true
    #expect(links().isEmpty)
    view.isEditable = false
    view.text = "Nothing"
    #expect(links().isEmpty)
  }
}
