import Foundation
import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("Attributes of text", .ownHosts)
struct TextAttributeTests {
  private let font = UIFont.systemFont(ofSize: 40)

  init() { StandardScreen.make() }

  private func pixels(_ attributes: [NSAttributedString.Key: Any], on color: UIColor = .clear) -> TestPixels {
    let text = NSAttributedString(string: "H", attributes: attributes.merging([.font: font]) { own, _ in own })
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60), format: format).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 60, height: 60))
      text.draw(at: CGPoint(x: 10, y: 5))
    }
    return TestPixels(image.cgImage!)
  }

  @Test("a dotted line under text with endless gaps has an end", arguments: [1e9, 9.3e18, 1e300])
  func endlessDots(_ kern: Double) {
    let text = NSAttributedString(
      string: "ab cd",
      attributes: [
        .kern: kern, .underlineStyle: NSUnderlineStyle.single.rawValue | NSUnderlineStyle.patternDot.rawValue,
        .font: UIFont.systemFont(ofSize: 17),
      ])
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in text.draw(at: .zero) }
    #expect(image.size == CGSize(width: 40, height: 40))
  }

  @Test("oblique letters lean to the right without getting wider text")
  func obliqueness() {
    let (upright, oblique) = (pixels([:]).coveredRect, pixels([.obliqueness: 0.5]).coveredRect)
    #expect(oblique.minX == upright.minX && oblique.minY == upright.minY)
    #expect(abs(oblique.width - upright.width - upright.height / 2) < 3)
    let sizes = [0, 0.5].map { "HH".size(withAttributes: [.font: font, .obliqueness: $0]) }
    #expect(sizes[0] == sizes[1])
  }

  @Test("letterpress has a light lower edge")
  func letterpress() {
    let effect = NSAttributedString.TextEffectStyle.letterpressStyle
    let plain = pixels([:], on: .gray)
    let pressed = pixels([.textEffect: effect], on: .gray)
    func hasLight(_ pixels: TestPixels) -> Bool {
      (0..<60).contains { x in (0..<60).contains { pixels[x, $0].red > 140 } }
    }
    #expect(!hasLight(plain) && hasLight(pressed))
    let named = pixels([.textEffect: effect.rawValue], on: .gray)
    #expect(hasLight(named))
  }

  @Test("font leading counts only where the options say so")
  func leading() throws {
    let helvetica = try #require(UIFont(name: "Helvetica", size: 100))
    let text = NSAttributedString(string: "a", attributes: [.font: helvetica])
    func height(_ options: NSStringDrawingOptions) -> CGFloat {
      text.boundingRect(with: .zero, options: options, context: nil).height
    }
    let difference = height([.usesLineFragmentOrigin, .usesFontLeading]) - height(.usesLineFragmentOrigin)
    #expect(abs(difference - helvetica.leading) < 0.01)
  }

  @Test("an attachment may say its bounds itself, and hears how wide its line may be")
  func ownBounds() {
    final class Half: NSTextAttachment {
      var asked: [(CGRect, Int, Bool)] = []
      override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
      ) -> CGRect {
        asked.append((lineFrag, charIndex, textContainer != nil))
        return CGRect(x: 0, y: -4, width: lineFrag.width / 2, height: 10)
      }
    }
    let half = Half()
    let text = NSMutableAttributedString(string: "ab", attributes: [.font: font])
    text.append(NSAttributedString(attachment: half))
    let bounds = text.boundingRect(
      with: CGSize(width: 300, height: 0), options: .usesLineFragmentOrigin, context: nil)
    #expect(half.asked[0].0.width == 300 && half.asked[0].1 == 2 && !half.asked[0].2)
    #expect(abs(bounds.width - 150 - "ab".size(withAttributes: [.font: font]).width) < 0.5)

    let (storage, manager, container) = (NSTextStorage(attributedString: text), NSLayoutManager(), NSTextContainer())
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    container.size = CGSize(width: 210, height: 0)
    _ = manager.usedRect(for: container)
    #expect(half.asked.last?.0.width == 200 && half.asked.last?.2 == true)
  }

  @Test("a template with a tint of its own keeps it in text")
  func tintedAttachment() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format)
    let shape = renderer.image { context in
      UIColor.black.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    func shown(_ image: UIImage) throws -> String {
      let text = NSMutableAttributedString(attachment: NSTextAttachment(image: image))
      text.addAttribute(.foregroundColor, value: UIColor.green, range: NSRange(location: 0, length: 1))
      let size = CGSize(width: 40, height: 40)
      let pixels = try ShownPixels(
        UIGraphicsImageRenderer(size: size, format: format).image { _ in text.draw(at: .zero) })
      let x = Int(image.size.width / 2)
      for y in 0..<40 where pixels[x, y][3] == 255 { return pixels[x, y][0] == 255 ? "red" : "green" }
      return "nothing"
    }
    let template = shape.withRenderingMode(.alwaysTemplate)
    #expect(try shown(template) == "green")
    #expect(try shown(template.withTintColor(.red)) == "red")
    #expect(try shown(UIImage(systemName: "square.fill")!.withTintColor(.red)) == "red")
  }

  @Test("an attachment's bounds may be beyond all sizes", arguments: [1e308, -1e308, .infinity, .nan] as [CGFloat])
  func boundsOutOfAllSize(_ length: CGFloat) {
    for bounds in [
      CGRect(x: 0, y: length, width: 20, height: 20), CGRect(x: 0, y: 0, width: length, height: 20),
      CGRect(x: 0, y: -length, width: 20, height: length), CGRect(x: 0, y: length, width: abs(length), height: 10),
    ] {
      let attachment = NSTextAttachment()
      attachment.bounds = bounds
      let text = NSMutableAttributedString(attachment: attachment)
      text.append(NSAttributedString(string: "\nab\n"))
      text.append(NSAttributedString(attachment: attachment))
      let limit = CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude)
      let size = text.boundingRect(with: limit, options: [.usesLineFragmentOrigin], context: nil).size
      let view = UITextView()
      view.attributedText = text
      for size in [text.size(), size, view.sizeThatFits(limit)] {
        #expect(size.width.isFinite && size.height.isFinite, "\(bounds)")
      }
    }
  }

  @Test("an attachment's padding is room on both sides of its image")
  func padding() {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
    attachment.lineLayoutPadding = 5
    #expect(abs(NSAttributedString(attachment: attachment).size().width - 30) < 0.01)
    attachment.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: format).image { _ in
      NSAttributedString(attachment: attachment).draw(at: .zero)
    }
    let covered = TestPixels(image.cgImage!).coveredRect
    #expect(covered.minX == 5 && covered.width == 20)
  }

  @Test(
    "markers of lists",
    arguments: [
      (NSTextList.MarkerFormat("{decimal}."), 12, "12."), (.disc, 3, "•"), (.lowercaseAlpha, 28, "ab"),
      (.uppercaseRoman, 1994, "MCMXCIV"), (.lowercaseHexadecimal, 255, "ff"), (.octal, 8, "10"),
      (.lowercaseLatin, 0, "0"),
      (.upperRomanOutOfRange, 4000, "4000"), (NSTextList.MarkerFormat("plain"), 1, "plain"),
      (NSTextList.MarkerFormat("({decimal}) {hyphen}"), 2, "(2) ⁃"),
    ])
  func markers(_ format: NSTextList.MarkerFormat, _ number: Int, _ expected: String) {
    #expect(NSTextList(markerFormat: format).marker(forItemNumber: number) == expected)
  }

  @Test("lists compare by value, and lie in paragraph styles")
  func lists() {
    let (first, second) = (NSTextList(markerFormat: .decimal), NSTextList(markerFormat: .decimal, options: 0))
    #expect(first == second && first.isOrdered && !NSTextList(markerFormat: .disc).isOrdered)
    let style = NSMutableParagraphStyle()
    style.textLists = [first]
    #expect((style.copy() as? NSParagraphStyle)?.textLists == [second] && style != NSParagraphStyle.default)
    let text = NSMutableAttributedString(string: "a", attributes: [.paragraphStyle: style])
    #expect(text.isEqual(to: NSAttributedString(string: "a", attributes: [.paragraphStyle: style.copy()])))
  }

  @Test("fixing attributes gives a paragraph the style of its first character, and attachments to their characters")
  func fixing() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let text = NSMutableAttributedString(string: "one\ntwo three\n\u{FFFC}")
    text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 4, length: 2))
    text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 1, length: 2))
    text.addAttribute(.attachment, value: NSTextAttachment(), range: NSRange(location: 12, length: 3))
    text.fixAttributes(in: NSRange(location: 0, length: text.length))
    #expect((0..<4).allSatisfy { text.attribute(.paragraphStyle, at: $0, effectiveRange: nil) == nil })
    #expect(text.attribute(.paragraphStyle, at: 13, effectiveRange: nil) as? NSParagraphStyle == style)
    #expect((0..<text.length).filter { text.attribute(.attachment, at: $0, effectiveRange: nil) != nil } == [14])
  }
}

extension NSTextList.MarkerFormat {
  fileprivate static let upperRomanOutOfRange = NSTextList.MarkerFormat("{upper-roman}")
}
