import TestHosts
import Testing
import UIKit

@Suite(.ownHosts) struct NSParagraphStyleTests {
  @Test("a style begins with UIKit's defaults")
  func defaults() {
    let style = NSParagraphStyle.default
    #expect(style.alignment == .natural && style.lineBreakMode == .byWordWrapping && style.lineSpacing == 0)
    #expect(style.lineHeightMultiple == 0 && style.maximumLineHeight == 0 && style.tailIndent == 0)
    #expect(style.baseWritingDirection == .natural && style.lineBreakStrategy == [])
    #expect(style.tabStops.map(\.location) == (1...12).map { CGFloat($0) * 28 } && style.defaultTabInterval == 0)
  }

  @Test("a copy does not follow the style it came from")
  func copying() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let copy = try #require(style.copy() as? NSParagraphStyle)
    let mutable = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
    #expect(copy == style && mutable == style && !(copy is NSMutableParagraphStyle))
    style.alignment = .right
    #expect(copy.alignment == .center && mutable.alignment == .center && copy != style)
    mutable.setParagraphStyle(style)
    #expect(mutable == style && mutable.hash == style.hash)
  }

  @Test("tabs are kept in the order of their places")
  func tabs() {
    let style = NSMutableParagraphStyle()
    style.tabStops = [NSTextTab(textAlignment: .left, location: 100)]
    style.addTabStop(NSTextTab(textAlignment: .right, location: 50))
    #expect(style.tabStops.map(\.location) == [50, 100])
    style.removeTabStop(NSTextTab(textAlignment: .left, location: 50))
    #expect(style.tabStops.count == 2)
    style.removeTabStop(NSTextTab(textAlignment: .right, location: 50))
    #expect(style.tabStops.map(\.location) == [100])
  }

  @Test("a shadow begins without offset and in transparent black")
  func shadows() throws {
    let shadow = NSShadow()
    #expect(shadow.shadowOffset == .zero && shadow.shadowBlurRadius == 0)
    #expect(shadow.shadowColor as? UIColor == UIColor(white: 0, alpha: 1.0 / 3))
    let copy = try #require(shadow.copy() as? NSShadow)
    #expect(copy == shadow)
    copy.shadowBlurRadius = 2
    #expect(copy != shadow)
  }

  @Test("Foundation can compare attribute values: equal ones in neighboring ranges are one run")
  func comparedByFoundation() {
    let values: [(NSAttributedString.Key, () -> Any)] = [
      (.shadow, { NSShadow() }), (.paragraphStyle, { NSMutableParagraphStyle() }),
      (.foregroundColor, { UIColor(white: 0, alpha: 0) }), (.font, { UIFont.systemFont(ofSize: 17) }),
    ]
    for (key, make) in values {
      let text = NSMutableAttributedString(string: "ab")
      text.addAttribute(key, value: make(), range: NSRange(location: 0, length: 1))
      text.addAttribute(key, value: make(), range: NSRange(location: 1, length: 1))
      var range = NSRange(location: 0, length: 0)
      let whole = NSRange(location: 0, length: 2)
      #expect(text.attribute(key, at: 0, longestEffectiveRange: &range, in: whole) != nil)
      #expect(range == whole, "\(key.rawValue)")
    }
  }
}
