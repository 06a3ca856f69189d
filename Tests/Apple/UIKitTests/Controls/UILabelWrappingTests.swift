import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("UILabel wrapping in Auto Layout", .ownHosts)
struct UILabelWrappingTests {
  init() { StandardScreen.make() }

  /// Returns a label in the upper-left corner of a container, with its width or a smaller one.
  private func label(_ text: String, width: CGFloat, exactly: Bool) -> (container: UIView, label: UILabel) {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 400))
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: container.topAnchor),
      label.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      exactly
        ? label.trailingAnchor.constraint(equalTo: container.trailingAnchor)
        : label.trailingAnchor.constraint(lessThanOrEqualTo: container.trailingAnchor),
    ])
    container.layoutIfNeeded()
    return (container, label)
  }

  private let text = "Noodles, dumplings and warm type errors."

  @Test("a label leaves no word alone on its last line, but for one that is told otherwise")
  func orphans() {
    let label = UILabel()
    label.text = "Boost your sales with linked products"
    label.numberOfLines = 0
    let whole = label.sizeThatFits(CGSize(width: 1000, height: 1000))
    let room = CGSize(width: whole.width - 20, height: 1000)
    let balanced = label.sizeThatFits(room)
    #expect(label.lineBreakStrategy == .standard)
    label.lineBreakStrategy = []
    let greedy = label.sizeThatFits(room)
    #expect(balanced.height == greedy.height)
    // The space at the end of a line counts, because it fits.
    label.text = "Boost your sales with "
    label.lineBreakStrategy = .standard
    #expect(balanced.width == label.sizeThatFits(room).width)
    label.text = "Boost your sales with linked "
    #expect(greedy.width == label.sizeThatFits(room).width)
  }

  @Test("a label pinned at both sides is as wide as its container and as high as its lines")
  func pinned() {
    let (container, label) = label(text, width: 200, exactly: true)
    #expect(label.frame.width == 200)
    #expect(abs(label.frame.height - 2 * label.font.lineHeight) < 0.7)
    #expect(label.superview === container)
  }

  @Test("a label that may be narrower is as wide as its longest line")
  func hugging() {
    let (container, label) = label(text, width: 200, exactly: false)
    #expect(label.frame.width < 200)
    #expect(label.frame.width > 150)
    #expect(abs(label.frame.height - 2 * label.font.lineHeight) < 0.7)
    let longest = label.textRect(forBounds: CGRect(x: 0, y: 0, width: 200, height: 400), limitedToNumberOfLines: 0)
      .width
    #expect(abs(label.frame.width - longest) < 0.5)
    #expect(label.superview === container)
  }

  @Test("a line that is broken after a space keeps the space's width, as far as there is room for it")
  func spaceAtTheBreak() throws {
    func width(_ string: String) -> CGFloat {
      (string as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
    }
    let line = "Noodles, dumplings and"
    let scale = UIScreen.main.scale
    let whole = (width(line + " ") * scale - 0.001).rounded(.up) / scale
    #expect(whole > width(line) + 3)
    // The space fits, but not the next word.
    #expect(label(text, width: whole + 6, exactly: false).label.frame.width == whole)
    // The space does not fit completely.
    let limit = width(line).rounded(.up) + 1
    #expect(label(text, width: limit, exactly: false).label.frame.width == limit)
  }

  @Test("a newline at the end of a text makes room for a line, where lines are left", arguments: [0, 1, 2])
  func newlineAtTheEnd(numberOfLines: Int) {
    let label = UILabel()
    label.numberOfLines = numberOfLines
    label.text = "Hello"
    let (one, scale) = (label.intrinsicContentSize, UIScreen.main.scale)
    label.text = "Hello\n"
    let lines: CGFloat = numberOfLines == 1 ? 1 : 2
    #expect(label.intrinsicContentSize.width == one.width)
    #expect(label.intrinsicContentSize.height == (lines * label.font.lineHeight * scale).rounded(.up) / scale)
  }

  @Test("spaces at the ends of a text make a label wider", arguments: [1, 0])
  func spacesAtTheEnds(numberOfLines: Int) {
    func width(_ text: String) -> CGFloat {
      let label = UILabel()
      label.numberOfLines = numberOfLines
      label.text = text
      return label.intrinsicContentSize.width
    }
    #expect(width("Hello  ") == width("  Hello"))
    #expect(width("  Hello  ") > width("Hello  ") + 6)
  }

  @Test(
    "lines of a text style are as far apart as its leading says, and the last has no more than its own height",
    arguments: [(UIFont.TextStyle.body, CGFloat(22)), (.subheadline, 20), (.caption1, 16), (.footnote, 18)])
  func leadingOfTextStyles(style: UIFont.TextStyle, leading: CGFloat) {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style)
    label.numberOfLines = 0
    label.text = "one"
    let one = label.sizeThatFits(CGSize(width: 300, height: 0)).height
    #expect(abs(one - label.font.lineHeight) < 0.34)
    label.text = "one\ntwo\nthree"
    let three = label.sizeThatFits(CGSize(width: 300, height: 0)).height
    #expect(abs(three - (2 * leading + label.font.lineHeight)) < 0.34)
    label.font = .systemFont(ofSize: label.font.pointSize)
    let plain = label.sizeThatFits(CGSize(width: 300, height: 0)).height
    #expect(abs(plain - 3 * label.font.lineHeight) < 0.34)
  }

  @Test("a font with space between its lines has none below the last, and no line is lost for it")
  func leadingOfFonts() throws {
    let label = UILabel()
    label.font = try #require(UIFont(name: "HelveticaNeue", size: 40))
    label.numberOfLines = 0
    label.text = "one\ntwo"
    try #require(label.font.leading > 1)
    let size = label.sizeThatFits(CGSize(width: 300, height: 0))
    #expect(abs(size.height - (2 * label.font.lineHeight - label.font.leading)) < 0.34)
    let drawn = label.textPlacement(in: CGRect(origin: .zero, size: size)).layout
    #expect(drawn.layout.lines.count == 2 && !drawn.isTruncated)
  }

  @Test("another text or width changes the number of lines")
  func changes() {
    let (container, label) = label("short", width: 200, exactly: true)
    let one = label.frame.height
    label.text = text + " " + text
    container.layoutIfNeeded()
    #expect(label.frame.height > 3.5 * one)
  }
}
