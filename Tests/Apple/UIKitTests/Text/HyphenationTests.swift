import Foundation
import TestHosts
import Testing

@testable import UIKit

@Suite("Hyphenation in labels and text views", .ownHosts)
@MainActor
struct HyphenationTests {
  private static let text = "an extraordinary day"

  private func attributed(
    _ string: String = HyphenationTests.text, language: String? = nil, _ change: (NSMutableParagraphStyle) -> Void
  ) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    change(style)
    var attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style]
    // The attribute is that of Core Text.
    if let language { attributes[NSAttributedString.Key("NSLanguage")] = language }
    return NSAttributedString(string: string, attributes: attributes)
  }

  /// Returns the number of lines of a text in the width that it has with the word divided.
  private func lines(_ text: NSAttributedString) -> Int {
    let width = NSAttributedString(string: "an extraordi-", attributes: [.font: UIFont.systemFont(ofSize: 17)]).size()
      .width
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = text
    let height = label.sizeThatFits(CGSize(width: ceil(width), height: .infinity)).height
    return Int((height / label.font.lineHeight).rounded())
  }

  @Test("a paragraph's factor divides the words of a label")
  func label() {
    #expect(lines(attributed { _ in }) == 3)
    #expect(lines(attributed { $0.hyphenationFactor = 1 }) == 2)
    #expect(lines(attributed { $0.usesDefaultHyphenation = true }) == 2)
    #expect(lines(attributed { $0.hyphenationFactor = .nan }) == 3)
    #expect(lines(attributed { $0.hyphenationFactor = -1 }) == 3)
  }

  @Test("a text's own language counts before the user's")
  func language() {
    #expect(lines(attributed(language: "en-GB") { $0.hyphenationFactor = 1 }) == 2)
    #expect(lines(attributed(language: "tlh") { $0.hyphenationFactor = 1 }) == 3)
  }

  @Test("soft hyphens need no factor")
  func softHyphens() {
    #expect(lines(attributed("an extraordi\u{AD}nary day") { _ in }) == 2)
  }

  @Test("the default hyphenation shows in the factor until that is set, and copies keep both")
  func values() throws {
    let style = NSMutableParagraphStyle()
    #expect(style.hyphenationFactor == 0 && !style.usesDefaultHyphenation)
    style.usesDefaultHyphenation = true
    #expect(style.hyphenationFactor == 1)
    style.hyphenationFactor = 0.5
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy.hyphenationFactor == 0.5 && copy.usesDefaultHyphenation && copy == style)
    style.hyphenationFactor = 0.25
    #expect(copy != style)
  }

  @Test("a layout manager's factor counts for paragraphs without one")
  func layoutManager() {
    let storage = NSTextStorage(attributedString: attributed { _ in })
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    let width = NSAttributedString(string: "an extraordi-", attributes: [.font: UIFont.systemFont(ofSize: 17)]).size()
      .width
    let container = NSTextContainer(size: CGSize(width: ceil(width) + 10, height: 1_000))
    manager.addTextContainer(container)
    func firstLine() -> Int {
      var range = NSRange()
      _ = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: &range)
      return range.length
    }
    #expect(firstLine() == 3)
    manager.hyphenationFactor = 1
    #expect(firstLine() == 12)
    manager.hyphenationFactor = 0
    #expect(firstLine() == 3)
    manager.usesDefaultHyphenation = true
    #expect(firstLine() == 12)
  }

  @Test("a hyphen or an ellipsis that a line adds is no glyph of the text, wherever it stands")
  func addedGlyphs() {
    func last(_ text: String, width: CGFloat, mode: NSLineBreakMode) -> CGFloat {
      let storage = NSTextStorage(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
      let manager = NSLayoutManager()
      storage.addLayoutManager(manager)
      let container = NSTextContainer(size: CGSize(width: width, height: 1_000))
      container.lineFragmentPadding = 0
      container.lineBreakMode = mode
      container.maximumNumberOfLines = mode == .byWordWrapping ? 0 : 1
      manager.addTextContainer(container)
      var line = NSRange()
      _ = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: &line)
      return manager.location(forGlyphAt: NSMaxRange(line) - 1).x
    }
    // The ellipsis is first and followed by the text. From right to left, the hyphen is the leftmost character.
    #expect(last("one two three four five", width: 100, mode: .byTruncatingHead) > 50)
    let hebrew = "\u{5D0}\u{5D1}\u{5D2}\u{5D3}\u{AD}\u{5D4}\u{5D5}\u{5D6}\u{5D7}"
    let hyphen = NSAttributedString(string: "-", attributes: [.font: UIFont.systemFont(ofSize: 17)]).size().width
    let half = NSAttributedString(
      string: "\u{5D0}\u{5D1}\u{5D2}\u{5D3}", attributes: [.font: UIFont.systemFont(ofSize: 17)]
    ).size().width
    let width = ceil(half + hyphen)
    #expect(last(hebrew, width: width, mode: .byWordWrapping) > width - half - 1)
  }

  @Test("Interface Builder's paragraph styles keep their factor")
  func nib() throws {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <label opaque="NO" numberOfLines="0" id="a"><rect key="frame" x="0" y="0" width="200" height="40"/>
      <attributedString key="attributedText"><fragment content="extraordinary"><attributes>
      <paragraphStyle key="NSParagraphStyle" hyphenationFactor="0.5" usesDefaultHyphenation="YES"/>
      </attributes></fragment></attributedString></label></objects></document>
      """
    let label = try #require(UINib(data: Data(xib.utf8), bundle: nil).instantiate(withOwner: nil).first as? UILabel)
    let style = label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    #expect(style?.hyphenationFactor == 0.5 && style?.usesDefaultHyphenation == true)
  }
}
