import Foundation
import TestClocks
import TestHosts
import Testing
import UIKit

/// Labels with unusual texts and sizes.
@Suite(.ownHosts) @MainActor struct UILabelTortureTests {
  init() { StandardScreen.make() }

  private func label(_ text: String, lines: Int = 0) -> UILabel {
    let label = UILabel()
    label.numberOfLines = lines
    label.text = text
    return label
  }

  nonisolated static let texts = [
    "", " ", "\n", "\n\n\n", "\u{301}", "\u{200D}\u{FE0F}", "x", String(repeating: "w", count: 3_000),
    "abc שלום 123 مرحبا (x) \u{202E}abc\u{202C}", "👨‍👩‍👧‍👦🇩🇪👍🏽1️⃣🏴󠁧󠁢󠁥󠁮󠁧󠁿", "\u{0}\u{1}\u{7F}", "\u{FFFF}\u{FFFD}", "กำลังทดสอบ हिन्दी 中文",
    String(decoding: [0xD83D, 0x61, 0xDE00] as [UInt16], as: UTF16.self), "\u{1F1E9}", "a\u{2028}b\u{2029}c\r\nd\te",
  ]

  @Test("every text has a finite size at every width, and can be drawn", arguments: texts)
  func sizes(text: String) throws {
    let widths = [0, 0.1, 1, 50, 320, 1e9, -5, .infinity, -.infinity, .nan, .greatestFiniteMagnitude] as [CGFloat]
    for lines in [0, 1, 3] {
      let label = label(text, lines: lines)
      for width in widths {
        let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        #expect(size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0)
      }
      #expect(label.intrinsicContentSize.width.isFinite && label.intrinsicContentSize.height.isFinite)
      label.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.5
      _ = UIGraphicsImageRenderer(bounds: label.bounds).image { label.layer.render(in: $0.cgContext) }
    }
  }

  @Test("twenty thousand characters take time linear in their number", arguments: ["lorem ipsum ", "żółw 中文 ", "x"])
  func large(unit: String) {
    func measure(_ count: Int) -> Duration {
      let label = label(String(repeating: unit, count: count / unit.count))
      return ProcessorTime.measure { _ = label.sizeThatFits(CGSize(width: 300, height: 1e9)) }
    }
    _ = measure(500)
    let small = max(min(measure(2_000), measure(2_000)), .milliseconds(1))
    // The text is ten times as long. Linear time is 10 times as long, quadratic time would be 100.
    #expect(measure(20_000) < small * 40)
  }

  @Test("two hundred attributes in a line are drawn in their order")
  func attributes() {
    let text = NSMutableAttributedString(string: "")
    for index in 0..<200 {
      let font = UIFont.systemFont(ofSize: CGFloat(8 + index % 20), weight: index % 2 == 0 ? .regular : .bold)
      text.append(NSAttributedString(string: "ab", attributes: [.font: font, .kern: CGFloat(index % 3)]))
    }
    let label = UILabel()
    label.attributedText = text
    var sum: CGFloat = 0
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { _, range, _ in
      sum += text.attributedSubstring(from: range).size().width
    }
    #expect(abs(label.intrinsicContentSize.width - sum) < 1)
  }
}
