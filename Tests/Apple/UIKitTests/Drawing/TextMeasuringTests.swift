import TestHosts
import Testing
import UIKit

@Suite(.ownHosts) struct TextMeasuringTests {
  private let font = UIFont.systemFont(ofSize: 17)
  private let lineHeight: CGFloat = 17 * 1.193359375

  private func text(_ string: String, _ more: [NSAttributedString.Key: Any] = [:]) -> NSAttributedString {
    NSAttributedString(string: string, attributes: more.merging([.font: font]) { own, _ in own })
  }

  private func styled(_ change: (NSMutableParagraphStyle) -> Void) -> [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    change(style)
    return [.paragraphStyle: style]
  }

  // MARK: - One line

  @Test(
    "strings are as wide as on iOS",
    arguments: [("Hello UIKit", 79.6626), ("0123456789", 98.5801), ("iiiiillll", 34.3154), ("WWWW MMMM", 126.1387)])
  func widths(_ string: String, _ width: Double) {
    let size = string.size(withAttributes: [.font: font])
    #expect(abs(Double(size.width) - width) < 0.5)
    #expect(abs(size.height - lineHeight) < 1e-6)
    #expect(text(string).size() == size && NSString(string: string).size(withAttributes: [.font: font]) == size)
  }

  @Test("text without characters is a line high and not wide")
  func empty() {
    #expect("".size(withAttributes: [.font: font]) == CGSize(width: 0, height: font.lineHeight))
    #expect(NSAttributedString(string: "").size() == .zero)
  }

  @Test("text without a font is in Helvetica of 12 points")
  func defaultFont() throws {
    let helvetica = try #require(UIFont(name: "Helvetica", size: 12))
    #expect("Hello".size() == "Hello".size(withAttributes: [.font: helvetica]))
  }

  @Test("newlines begin lines; nothing else does without a width")
  func newlines() {
    let single = text("one two three four five six seven eight nine ten")
    #expect(abs(single.size().height - lineHeight) < 1e-6)
    let size = text("one\nlonger\ntwo").size()
    #expect(abs(size.height - 3 * lineHeight) < 1e-6 && size.width == text("longer").size().width)
  }

  @Test("kern and tracking widen text by as much a character")
  func spacing() {
    let plain = text("Hello", [.kern: 0]).size().width
    #expect(abs(text("Hello", [.kern: CGFloat(2)]).size().width - plain - 10) < 1.5)
    #expect(abs(text("Hello", [.tracking: 2.0]).size().width - text("Hello").size().width - 10) < 2.01)
    #expect(text("Hello", [.kern: NSNumber(value: 2)]).size() == text("Hello", [.kern: 2]).size())
  }

  @Test("the largest font of a line makes its height")
  func mixedFonts() {
    let mixed = NSMutableAttributedString(attributedString: text("small "))
    mixed.append(NSAttributedString(string: "large", attributes: [.font: UIFont.systemFont(ofSize: 34)]))
    #expect(abs(mixed.size().height - 34 * 1.193359375) < 1e-6)
  }

  // MARK: - Several lines

  @Test("text is broken at the width, and the height asked for limits nothing")
  func wrapping() {
    let long = text("The quick brown fox jumps over the lazy dog")
    let natural = long.size().width
    let bounds = long.boundingRect(
      with: CGSize(width: natural * 0.6, height: 1), options: .usesLineFragmentOrigin, context: nil)
    #expect(bounds.origin == .zero && bounds.width <= natural * 0.6)
    #expect(abs(bounds.height - 2 * lineHeight) < 1e-6)
    let unlimited = long.boundingRect(with: .zero, options: .usesLineFragmentOrigin, context: nil)
    #expect(unlimited.size == long.size())
    let fromString = "The quick brown fox jumps over the lazy dog".boundingRect(
      with: CGSize(width: natural * 0.6, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
      attributes: [.font: font], context: nil)
    #expect(fromString == bounds)
  }

  @Test("without line fragments there is one line, and the rectangle begins at the baseline")
  func baselineOrigin() {
    let bounds = text("Hello\nthere").boundingRect(with: CGSize(width: 10, height: 10), context: nil)
    #expect(abs(bounds.height - lineHeight) < 1e-6 && abs(bounds.minY - font.descender) < 1e-6)
    #expect(bounds.width > 30)
  }

  @Test("truncating text stays within the height")
  func truncating() {
    let long = text("The quick brown fox jumps over the lazy dog again and again and again")
    let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .truncatesLastVisibleLine]
    let bounds = long.boundingRect(with: CGSize(width: 100, height: 45), options: options, context: nil)
    #expect(abs(bounds.height - 2 * lineHeight) < 1e-6 && bounds.width <= 100)
    #expect(TextDrawing(long, width: 100, height: 45, lineBreakMode: .byTruncatingTail).isTruncated)
    #expect(!TextDrawing(long, width: 100).isTruncated)
  }

  @Test("paragraph styles change heights as their values say")
  func paragraphStyles() {
    func height(_ string: String, _ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
      text(string, styled(change)).size().height
    }
    #expect(abs(height("a\nb") { $0.minimumLineHeight = 30 } - 60) < 1e-6)
    #expect(abs(height("a\nb") { $0.maximumLineHeight = 15 } - 30) < 1e-6)
    #expect(abs(height("a\nb") { $0.lineHeightMultiple = 2 } - 4 * lineHeight) < 1e-6)
    #expect(abs(height("a\nb") { $0.paragraphSpacing = 5 } - 2 * lineHeight - 5) < 1e-6)
    #expect(abs(height("a\nb\nc") { $0.paragraphSpacingBefore = 5 } - 3 * lineHeight - 10) < 1e-6)
    #expect(abs(height("a\u{2028}b") { $0.lineSpacing = 4 } - 2 * lineHeight - 4) < 4.01)
    let indented = text("Hello", styled { $0.firstLineHeadIndent = 12 }).size().width
    #expect(abs(indented - text("Hello").size().width - 12) < 1e-6)
  }

  @Test("a paragraph style that truncates keeps its paragraph on one line")
  func truncatingStyle() {
    let long = text("The quick brown fox jumps over the lazy dog", styled { $0.lineBreakMode = .byTruncatingTail })
    let bounds = long.boundingRect(
      with: CGSize(width: 100, height: 500), options: .usesLineFragmentOrigin, context: nil)
    #expect(abs(bounds.height - lineHeight) < 1e-6 && bounds.width <= 100)
  }

  @Test("a drawing context allows text to get smaller, and says how much it did")
  func minimumScaleFactor() {
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = 0.5
    let long = text("Hello UIKit")
    let size = CGSize(width: 60, height: 25)
    let bounds = long.boundingRect(with: size, context: context)
    #expect(bounds.width <= 60 && context.actualScaleFactor > 0.7 && context.actualScaleFactor < 0.8)
    #expect(context.totalBounds == bounds)
    _ = long.boundingRect(with: CGSize(width: 10, height: 25), context: context)
    #expect(context.actualScaleFactor == 0.5)
    _ = long.boundingRect(with: CGSize(width: 200, height: 25), context: context)
    #expect(context.actualScaleFactor == 1)
  }

  // MARK: - Attachments

  @Test("an attachment takes the room of its bounds, or of its image")
  func attachments() throws {
    let image = try UIImage.picture(["RGB", "RGB"])
    let attachment = NSTextAttachment(image: image)
    #expect(NSAttributedString(attachment: attachment).string == "\u{FFFC}")
    #expect(abs(NSAttributedString(attachment: attachment).size().width - 3) < 1e-6)
    attachment.bounds = CGRect(x: 0, y: -10, width: 40, height: 30)
    let size = NSAttributedString(attachment: attachment).size()
    #expect(abs(size.width - 40) < 1e-6 && size.height >= 30)
    let ofData = NSTextAttachment(data: image.pngData(), ofType: "public.png")
    #expect(abs(NSAttributedString(attachment: ofData).size().width - 3) < 1e-6)
    #expect(NSTextAttachment.character == 0xFFFC)
  }

  @Test("lone surrogates, nothing but newlines and long words are measured")
  func oddText() {
    let lone = NSString(characters: [0xD800, 0x61, 0xDC00], length: 3)
    #expect(lone.size(withAttributes: [.font: font]).width > 0)
    #expect(text("\n\n\n").size().height >= 3 * lineHeight - 0.001)
    let word = text(String(repeating: "W", count: 2_000))
    let bounds = word.boundingRect(with: CGSize(width: 50, height: 0), options: .usesLineFragmentOrigin, context: nil)
    #expect(bounds.width <= 50 && bounds.height > 500 * lineHeight)
  }
}
