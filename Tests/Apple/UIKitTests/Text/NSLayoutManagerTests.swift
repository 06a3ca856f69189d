import Foundation
import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("NSLayoutManager", .ownHosts)
struct NSLayoutManagerTests {
  private let storage = NSTextStorage()
  private let manager = NSLayoutManager()
  private let container = NSTextContainer(size: CGSize(width: 100, height: 0))
  private let font = UIFont.systemFont(ofSize: 17)

  init() {
    StandardScreen.make()
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
  }

  private func set(_ text: String, style: NSParagraphStyle? = nil) {
    var attributes: [NSAttributedString.Key: Any] = [.font: font]
    attributes[.paragraphStyle] = style
    storage.setAttributedString(NSAttributedString(string: text, attributes: attributes))
  }

  private func lines() -> [String] {
    var result: [String] = []
    let all = NSRange(location: 0, length: manager.numberOfGlyphs)
    manager.enumerateLineFragments(forGlyphRange: all) { _, _, _, range, _ in
      result.append((storage.string as NSString).substring(with: range))
    }
    return result
  }

  @Test("text wraps between the paddings, 5 points on both sides")
  func wrapping() {
    set("Hello there, world")
    #expect(lines() == ["Hello there, ", "world"])
    let size = "Hello there,".size(withAttributes: [.font: font])
    let used = manager.usedRect(for: container)
    #expect(abs(used.width - size.width - 10) < 0.01 && abs(used.height - font.lineHeight * 2) < 0.01)
    #expect(used.origin == .zero)
    container.lineFragmentPadding = 0
    #expect(abs(manager.usedRect(for: container).width - size.width) < 0.01)
    container.size.width = 60
    #expect(lines() == ["Hello ", "there, ", "world"])
  }

  @Test("usedRect is as high as boundingRect of the same text says")
  func agreesWithStrings() {
    let text = "Some words that are longer than the line by far"
    set(text)
    let bounds = storage.boundingRect(
      with: CGSize(width: 90, height: 0), options: .usesLineFragmentOrigin, context: nil)
    #expect(abs(manager.usedRect(for: container).height - bounds.height) < 0.01)
  }

  @Test("a line's room is as wide as the container; what text takes of it is not")
  func fragments() {
    set("Hello there, world")
    var range = NSRange()
    let fragment = manager.lineFragmentRect(forGlyphAt: 14, effectiveRange: &range)
    #expect(range == NSRange(location: 13, length: 5))
    #expect(fragment.minX == 0 && fragment.width == 100 && abs(fragment.minY - font.lineHeight) < 0.01)
    let used = manager.lineFragmentUsedRect(forGlyphAt: 14, effectiveRange: nil)
    #expect(used.minX == 0 && used.width < 70 && used.height == fragment.height)
    let location = manager.location(forGlyphAt: 13)
    #expect(location.x == 5 && abs(location.y - font.ascender) < 0.01)
  }

  @Test("line spacing belongs to the room of the line above it")
  func spacing() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 10
    set("Hello there, world", style: style)
    let first = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
    #expect(abs(first.height - font.lineHeight - 10) < 0.01)
    #expect(abs(manager.lineFragmentUsedRect(forGlyphAt: 0, effectiveRange: nil).height - font.lineHeight) < 0.01)
  }

  @Test("the rectangle around glyphs, and the glyphs in a rectangle")
  func rectangles() {
    set("Hello there, world")
    let hello = manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 5), in: container)
    let width = "Hello".size(withAttributes: [.font: font]).width
    #expect(hello.minX == 5 && abs(hello.width - width) < 0.5 && abs(hello.height - font.lineHeight) < 0.01)
    let empty = manager.boundingRect(forGlyphRange: NSRange(location: 13, length: 0), in: container)
    #expect(empty.width == 0 && empty.minX == 5 && empty.minY > 20)
    let lower = CGRect(x: 0, y: font.lineHeight + 2, width: 100, height: 1)
    #expect(manager.glyphRange(forBoundingRect: lower, in: container) == NSRange(location: 13, length: 5))
  }

  @Test("the character at a point, and how far through it the point is")
  func points() {
    set("Hello there, world")
    var fraction: CGFloat = 0
    let rect = manager.boundingRect(forGlyphRange: NSRange(location: 1, length: 1), in: container)
    let point = CGPoint(x: rect.minX + rect.width * 0.75, y: 10)
    #expect(
      manager.characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: &fraction) == 1)
    #expect(abs(fraction - 0.75) < 0.01)
    #expect(manager.glyphIndex(for: CGPoint(x: -50, y: 30), in: container) == 13)
    #expect(manager.glyphIndex(for: CGPoint(x: 500, y: 500), in: container) == 17)
    #expect(manager.fractionOfDistanceThroughGlyph(for: CGPoint(x: 500, y: 500), in: container) == 1)
  }

  @Test("a newline at the end makes an extra line, and so does no text")
  func extraLine() {
    set("a\n")
    #expect(lines() == ["a\n"])
    #expect(abs(manager.extraLineFragmentRect.minY - font.lineHeight) < 0.01)
    #expect(manager.extraLineFragmentTextContainer === container)
    #expect(abs(manager.usedRect(for: container).height - font.lineHeight * 2) < 0.01)
    set("a")
    #expect(manager.extraLineFragmentRect == .zero && manager.extraLineFragmentTextContainer == nil)
    set("")
    manager.extraLineAttributes = [.font: font]
    manager.invalidate()
    #expect(abs(manager.extraLineFragmentRect.height - font.lineHeight) < 0.01)
    #expect(lines() == [] && manager.numberOfGlyphs == 0)
  }

  @Test("text flows from container to container, and what no one holds is left out")
  func severalContainers() {
    let second = NSTextContainer(size: CGSize(width: 200, height: 21))
    container.size.height = 45
    manager.addTextContainer(second)
    set("one two three four five six seven eight nine ten eleven twelve")
    #expect(lines() == ["one two ", "three four ", "five six seven eight nine "])
    #expect(manager.glyphRange(for: second) == NSRange(location: 19, length: 26))
    #expect(manager.textContainer(forGlyphAt: 20, effectiveRange: nil) === second)
    #expect(manager.textContainer(forGlyphAt: 50, effectiveRange: nil) == nil)
    #expect(manager.firstUnlaidCharacterIndex() == 45 && manager.notShownAttribute(forGlyphAt: 50))
    let rect = manager.lineFragmentRect(forGlyphAt: 20, effectiveRange: nil)
    #expect(rect.minY == 0 && rect.width == 200)
    manager.removeTextContainer(at: 0)
    #expect(lines().first == "one two three four five " && container.layoutManager == nil)
  }

  @Test("a paragraph that goes on in another container has no first line there")
  func continuedParagraph() {
    let style = NSMutableParagraphStyle()
    style.firstLineHeadIndent = 30
    container.size.height = 21
    let second = NSTextContainer(size: CGSize(width: 100, height: 0))
    manager.addTextContainer(second)
    set("one two three four", style: style)
    #expect(manager.location(forGlyphAt: 0).x == 35)
    let start = manager.glyphRange(for: second).location
    #expect(manager.location(forGlyphAt: start).x == 5)
  }

  @Test("the last of so many lines is truncated")
  func truncation() {
    container.maximumNumberOfLines = 2
    container.lineBreakMode = .byTruncatingTail
    set("one two three four five six seven")
    #expect(lines().count == 2)
    let hidden = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 10)
    #expect(hidden.location > 10 && hidden.location + hidden.length == 33)
    #expect(manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location == NSNotFound)
  }

  @Test("lines keep out of exclusion paths, on both sides of them")
  func exclusion() {
    container.size = CGSize(width: 300, height: 0)
    container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 100, y: 0, width: 80, height: 30))]
    set(String(repeating: "word ", count: 30))
    var rects: [CGRect] = []
    let all = NSRange(location: 0, length: manager.numberOfGlyphs)
    manager.enumerateLineFragments(forGlyphRange: all) { rect, used, _, _, _ in
      rects.append(rect)
      #expect(used.maxX <= rect.maxX + 0.01 && used.minX >= rect.minX - 0.01)
    }
    #expect(rects[0].minX == 0 && rects[0].maxX == 100)
    #expect(rects[1].minX == 180 && rects[1].maxX == 300 && rects[1].minY == rects[0].minY)
    #expect(rects[2].minX == 0 && rects[2].minY > 15 && rects[3].minX == 180)
    #expect(rects[4].width == 300)
    // A point to the right of the obstacle is on the line there.
    let index = manager.characterIndex(
      for: CGPoint(x: 190, y: 5), in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    var range = NSRange()
    _ = manager.lineFragmentRect(forGlyphAt: index, effectiveRange: &range)
    #expect(range.location == index && index > 0)
  }

  @Test("a circle pushes each line by its width there; a path over everything moves text below it")
  func curvedExclusion() {
    container.size = CGSize(width: 200, height: 0)
    container.lineFragmentPadding = 0
    container.exclusionPaths = [UIBezierPath(ovalIn: CGRect(x: -60, y: 0, width: 120, height: 120))]
    set(String(repeating: "word ", count: 30))
    var lefts: [CGFloat] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 150)) { rect, _, _, _, _ in
      lefts.append(rect.minX)
    }
    #expect(lefts[0] < lefts[1] && lefts[1] < lefts[2] && lefts[2] <= 60 && lefts.last == 0)
    container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 200, height: 50))]
    let top = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).minY
    #expect(top >= 49.9 && top <= 51)
  }

  @Test("changes of text, container and settings are seen at once, and the delegate hears of them")
  func invalidation() {
    final class Log: NSObject, NSLayoutManagerDelegate {
      var entries: [String] = []
      func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) { entries.append("invalid") }
      func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
      ) {
        entries.append("\(textContainer == nil ? "none" : "container") \(layoutFinishedFlag)")
      }
    }
    let log = Log()
    manager.delegate = log
    set("one")
    #expect(log.entries == ["invalid"])
    manager.ensureLayout(for: container)
    manager.ensureLayout(for: container)
    #expect(log.entries == ["invalid", "container true"])
    storage.replaceCharacters(in: NSRange(location: 3, length: 0), with: " two three four")
    #expect(lines().count == 2)
    container.size.height = 21
    #expect(manager.firstUnlaidCharacterIndex() == 8 && log.entries.suffix(2) == ["container false", "none false"])
  }

  @Test("glyphs have the numbers of UTF-16 units; those of others' pictures are null")
  func glyphs() {
    set("ae\u{301}\n ")
    #expect(manager.numberOfGlyphs == 5 && manager.isValidGlyphIndex(4) && !manager.isValidGlyphIndex(5))
    #expect(manager.propertyForGlyph(at: 0) == [] && manager.propertyForGlyph(at: 3) == .controlCharacter)
    #expect(manager.propertyForGlyph(at: 2) == .null && manager.propertyForGlyph(at: 4) == .elastic)
    var actual = NSRange()
    let glyphs = manager.glyphRange(forCharacterRange: NSRange(location: 2, length: 1), actualCharacterRange: &actual)
    #expect(glyphs == NSRange(location: 1, length: 2) && actual == glyphs)
  }

  @Test("font leading counts unless it is switched off")
  func leading() throws {
    let helvetica = try #require(UIFont(name: "Helvetica", size: 40))
    storage.setAttributedString(NSAttributedString(string: "a", attributes: [.font: helvetica]))
    let with = manager.usedRect(for: container).height
    manager.usesFontLeading = false
    #expect(abs(with - manager.usedRect(for: container).height - helvetica.leading) < 0.01)
  }

  @Test("drawing a range draws only its glyphs, and backgrounds lie behind")
  func drawing() {
    storage.setAttributedString(
      NSAttributedString(string: "HHHH", attributes: [.font: font, .backgroundColor: UIColor.red]))
    func covered(_ draw: () -> Void) -> CGRect {
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 40))
      return TestPixels(renderer.image { _ in draw() }.cgImage!).coveredRect
    }
    let all = NSRange(location: 0, length: 4)
    let whole = covered { manager.drawGlyphs(forGlyphRange: all, at: .zero) }
    let half = covered { manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: 2), at: .zero) }
    let back = covered { manager.drawBackground(forGlyphRange: NSRange(location: 2, length: 2), at: .zero) }
    #expect(half.minX == whole.minX && abs(half.width - whole.width / 2) < 6)
    #expect(back.minX > half.minX + 10 && back.height > whole.height)
    let moved = covered { manager.drawGlyphs(forGlyphRange: all, at: CGPoint(x: 10, y: 5)) }
    let scale = UIScreen.main.scale
    #expect(moved.minX - whole.minX == 10 * scale && moved.minY - whole.minY == 5 * scale)
  }

  @Test(
    "odd texts and containers do no harm",
    arguments: [
      "", "\n\n\n", "\u{301}\u{301}", "a\u{FFFC}b", "שלום hello\tעולם", "👨‍👩‍👧‍👦🇩🇪",
      String(
        repeating: "w",
        count: 3_000),
      "\u{2028}\u{2029}\r\n",
    ])
  func oddTexts(_ text: String) {
    set(text)
    for width in [0, -5, 1, 40, 1e7, CGFloat.infinity, .greatestFiniteMagnitude] {
      for height in [0, 1, 50, CGFloat.infinity] {
        container.size = CGSize(width: width, height: height)
        let used = manager.usedRect(for: container)
        #expect(used.width.isFinite && used.height.isFinite)
        for index in 0..<min(manager.numberOfGlyphs, 10) {
          _ = manager.location(forGlyphAt: index)
          _ = manager.lineFragmentRect(forGlyphAt: index, effectiveRange: nil)
        }
        _ = manager.glyphIndex(for: CGPoint(x: 1e9, y: -1e9), in: container)
      }
    }
  }

  @Test("200 attributes a line, and 100,000 characters")
  func large() {
    let line = NSMutableAttributedString(string: String(repeating: "x", count: 200))
    for index in 0..<200 {
      line.addAttributes(
        [.font: font.withSize(CGFloat(8 + index % 7)), .kern: Double(index % 3)],
        range: NSRange(location: index, length: 1))
    }
    container.size.width = 4_000
    storage.setAttributedString(line)
    #expect(lines().count == 1 && manager.glyphRange(for: container).length == 200)
    set(String(repeating: "ten chars ", count: 10_000))
    container.size.width = 300
    #expect(manager.glyphRange(for: container).length == 100_000)
    #expect(manager.usedRect(for: container).height > 50_000)
  }
}
