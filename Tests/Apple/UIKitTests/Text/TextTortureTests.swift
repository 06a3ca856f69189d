import Foundation
import TestClocks
import TestHosts
import Testing
import UIKit

/// Unusual texts and sizes in fields, text views and drawings. Labels have a separate suite.
@MainActor
@Suite("Odd texts in fields, text views and drawings", .ownHosts)
struct TextTortureTests {
  init() { StandardScreen.make() }

  nonisolated static let texts = [
    "", " ", "\n\n\n", "\u{301}", "\u{301}\n\u{301}", "\u{200D}\u{FE0F}", "\u{20E3}",
    String(decoding: [0xD83D, 0x61, 0xDE00] as [UInt16], as: UTF16.self),
    "abc שלום 123 مرحبا (x) \u{202E}abc\u{202C} \u{2067}abc\u{2069}", "\u{202E}\u{2066}\u{2067}\u{2068}",
    "👨‍👩‍👧‍👦🇩🇪👍🏽1️⃣🏴󠁧󠁢󠁥󠁮󠁧󠁿", "\u{1F1E9}\u{1F1E9}\u{1F1E9}", "\u{0}\u{1}\u{7F}", "\u{FFFF}\u{FFFD}\u{FFFC}",
    "กำลังทดสอบ हिन्दी 中文", "a\u{2028}b\u{2029}c\r\nd\te", String(repeating: "w", count: 3_000),
    String(repeating: "e\u{301}\u{302}\u{303}\u{304}\u{305}", count: 200),
  ]

  nonisolated static let sizes: [CGSize] = [
    .zero, CGSize(width: 0, height: 1e9), CGSize(width: 1, height: 1), CGSize(width: 9, height: 50),
    CGSize(width: 1e9, height: 1e9), CGSize(width: -5, height: -5), CGSize(width: 100, height: -1),
    CGSize(width: CGFloat.infinity, height: .infinity), CGSize(width: -CGFloat.infinity, height: 10),
    CGSize(width: CGFloat.nan, height: .nan),
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude),
  ]

  /// Returns a string that Swift cannot represent, with unpaired surrogates.
  private func foundationString(_ units: [UInt16]) -> NSMutableAttributedString {
    NSMutableAttributedString(
      string: NSString(characters: units, length: units.count) as String,
      attributes: [.font: UIFont.systemFont(ofSize: 17)])
  }

  @Test("every text has a finite size in every rectangle, and can be drawn there", arguments: texts)
  func drawing(text: String) {
    let attributed = NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
    for size in Self.sizes {
      for options: NSStringDrawingOptions in [
        [], .usesLineFragmentOrigin, [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
        [.usesLineFragmentOrigin, .usesFontLeading],
      ] {
        let rect = attributed.boundingRect(with: size, options: options, context: nil)
        #expect(
          [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite) && rect.width >= 0, "\(size) \(rect)")
      }
    }
    _ = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { _ in
      for size in Self.sizes {
        attributed.draw(in: CGRect(origin: .zero, size: size))
        attributed.draw(with: CGRect(origin: .zero, size: size), options: .usesLineFragmentOrigin, context: nil)
      }
      attributed.draw(at: CGPoint(x: CGFloat.nan, y: 0))
      attributed.draw(at: CGPoint(x: -1e9, y: 1e9))
    }
  }

  @Test("a text view takes every text, in every size", arguments: texts)
  func textView(text: String) {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    view.text = text
    #expect(view.text == text)
    for size in Self.sizes {
      let fitting = view.sizeThatFits(size)
      #expect(fitting.width.isFinite && fitting.height.isFinite && fitting.width >= 0 && fitting.height >= 0)
    }
    view.textContainerInset = UIEdgeInsets(top: 50, left: 50, bottom: 50, right: 50)
    view.textContainer.lineFragmentPadding = 30
    view.layoutIfNeeded()
    #expect(view.contentSize.height.isFinite)
    _ = UIGraphicsImageRenderer(bounds: view.bounds).image { view.layer.render(in: $0.cgContext) }
  }

  @Test("a text field takes every text, in every size", arguments: texts)
  func textField(text: String) {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    field.borderStyle = .roundedRect
    field.text = text
    for isSecure in [false, true] {
      field.isSecureTextEntry = isSecure
      for size in Self.sizes {
        let fitting = field.sizeThatFits(size)
        #expect(fitting.width.isFinite && fitting.height.isFinite && fitting.width >= 0 && fitting.height >= 0)
      }
      field.layoutIfNeeded()
      _ = UIGraphicsImageRenderer(bounds: field.bounds).image { field.layer.render(in: $0.cgContext) }
    }
  }

  @Test("halves of surrogate pairs in a Foundation string are measured and drawn as something")
  func loneSurrogates() {
    for units in [[0xD83D], [0xDE00], [0x61, 0xD83D, 0x62], [0xDE00, 0xD83D], [0xD83D, 0xD83D, 0xDE00]] as [[UInt16]] {
      let text = foundationString(units)
      #expect(text.size().width > 0 && text.size().height > 0)
      let label = UILabel()
      label.attributedText = text
      #expect(label.intrinsicContentSize.width > 0)
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      view.attributedText = text
      #expect(view.sizeThatFits(CGSize(width: 100, height: 100)).height > 20)
    }
  }

  @Test("a hundred thousand characters in a text view take time linear in their number")
  func largeTextView() {
    func measure(_ count: Int) -> Duration {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      view.font = .systemFont(ofSize: 17)
      return ProcessorTime.measure {
        view.text = String(repeating: "lorem ipsum ", count: count / 12)
        view.layoutIfNeeded()
        #expect(view.contentSize.height > CGFloat(count) / 100 * 20)
      }
    }
    _ = measure(1_000)
    let small = max(min(measure(10_000), measure(10_000)), .milliseconds(2))
    // The text is ten times as long. Linear time is 10 times as long, quadratic time would be 100.
    #expect(measure(100_000) < small * 40)
  }

  @Test("two hundred attributes in a line of a text view are as wide as their parts")
  func attributes() {
    let text = NSMutableAttributedString(string: "")
    for index in 0..<200 {
      let font = UIFont.systemFont(ofSize: CGFloat(8 + index % 20), weight: index % 2 == 0 ? .regular : .bold)
      let color = UIColor(hue: CGFloat(index) / 200, saturation: 1, brightness: 1, alpha: 1)
      text.append(
        NSAttributedString(
          string: "ab", attributes: [.font: font, .kern: CGFloat(index % 3), .foregroundColor: color]))
    }
    var sum: CGFloat = 0
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { _, range, _ in
      sum += text.attributedSubstring(from: range).size().width
    }
    #expect(abs(text.size().width - sum) < 1)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 10_000, height: 100))
    view.attributedText = text
    view.layoutIfNeeded()
    #expect(abs(view.layoutManager.usedRect(for: view.textContainer).width - sum - 10) < 1)
  }

  @Test("values of the wrong kind, and fonts and indents beyond reason, do no harm")
  func wrongAttributes() {
    let paragraph = NSMutableParagraphStyle()
    paragraph.headIndent = 1e6
    paragraph.firstLineHeadIndent = -1e6
    paragraph.tailIndent = -1e6
    paragraph.lineHeightMultiple = -3
    paragraph.minimumLineHeight = .nan
    paragraph.maximumLineHeight = -1
    paragraph.lineSpacing = -1e6
    paragraph.paragraphSpacing = .infinity
    let attributes: [[NSAttributedString.Key: Any]] = [
      [.paragraphStyle: paragraph], [.font: "Helvetica"], [.foregroundColor: 3], [.kern: "wide"],
      [.kern: CGFloat.nan], [.kern: -1e9], [.baselineOffset: CGFloat.infinity], [.font: UIFont.systemFont(ofSize: 1e6)],
      [.font: UIFont.systemFont(ofSize: 0.001)], [.underlineStyle: -1], [.underlineStyle: CGFloat.nan],
      [.ligature: 1e300], [.strokeWidth: CGFloat.nan],
      [.attachment: "none"], [.link: 5], [.tracking: CGFloat.infinity], [.obliqueness: 1e9],
    ]
    for attributes in attributes {
      let text = NSAttributedString(string: "some words to set", attributes: attributes)
      let rect = text.boundingRect(
        with: CGSize(width: 100, height: 100), options: .usesLineFragmentOrigin, context: nil)
      #expect(rect.width.isFinite && rect.height.isFinite, "\(attributes)")
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
      label.numberOfLines = 0
      label.attributedText = text
      let size = label.intrinsicContentSize
      #expect(size.width.isFinite && size.height.isFinite, "\(attributes)")
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
      view.attributedText = text
      view.layoutIfNeeded()
      _ = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 30)).image { context in
        text.draw(in: CGRect(x: 0, y: 0, width: 50, height: 30))
        label.layer.render(in: context.cgContext)
        view.layer.render(in: context.cgContext)
      }
    }
  }
}
