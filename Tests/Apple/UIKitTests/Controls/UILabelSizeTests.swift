import TestHosts
import Testing

@testable import UIKit

/// The sizes of labels. RecordedTextSizeTests contains recorded sizes of single lines.
@MainActor
@Suite("UILabel's size", .ownHosts)
struct UILabelSizeTests {
  init() { StandardScreen.make() }

  @Test("a label without text has no size")
  func empty() {
    let label = UILabel()
    #expect(label.intrinsicContentSize == .zero)
    label.text = ""
    #expect(label.intrinsicContentSize == .zero)
    #expect(label.sizeThatFits(CGSize(width: 100, height: 100)) == .zero)
  }

  @Test("a label of one line fits its text, whatever the width")
  func singleLineFitting() {
    let label = UILabel()
    label.traitOverrides.displayScale = 2
    label.text = "Shorter than"
    #expect(label.sizeThatFits(CGSize(width: 10, height: 10)) == label.intrinsicContentSize)
    label.frame = CGRect(x: 7, y: 9, width: 1, height: 1)
    label.sizeToFit()
    #expect(label.frame == CGRect(origin: CGPoint(x: 7, y: 9), size: label.intrinsicContentSize))
  }

  @Test("lines that wrap are as high as so many lines, rounded up once")
  func wrapping() {
    let label = UILabel()
    label.traitOverrides.displayScale = 2
    label.numberOfLines = 0
    label.text = "one two three four five six seven eight nine ten"
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    let natural = label.intrinsicContentSize
    #expect(natural.height == 20.5)
    let half = label.sizeThatFits(CGSize(width: natural.width * 0.6, height: 0))
    #expect(half.height == (line * 2 * 2).rounded(.up) / 2)
    #expect(half.width <= natural.width * 0.6)
    label.numberOfLines = 1
    #expect(label.sizeThatFits(CGSize(width: 100, height: 0)).height == 20.5)
    label.numberOfLines = 2
    #expect(label.sizeThatFits(CGSize(width: 60, height: 0)).height == (line * 2 * 2).rounded(.up) / 2)
  }

  @Test("line feeds make lines without any width given")
  func lineFeeds() {
    let label = UILabel()
    label.traitOverrides.displayScale = 3
    label.numberOfLines = 0
    label.text = "a\nb\nc"
    #expect(label.intrinsicContentSize.height == (UIFont.systemFont(ofSize: 17).lineHeight * 9).rounded(.up) / 3)
  }

  @Test("the preferred width breaks the lines of the intrinsic size")
  func preferredMaxLayoutWidth() {
    let label = UILabel()
    label.traitOverrides.displayScale = 2
    label.text = "one two three four five six"
    label.numberOfLines = 0
    let whole = label.intrinsicContentSize
    label.preferredMaxLayoutWidth = whole.width / 2 + 20
    #expect(label.intrinsicContentSize.height > whole.height)
    #expect(label.intrinsicContentSize.width <= whole.width / 2 + 20)
    label.numberOfLines = 1
    #expect(label.intrinsicContentSize == whole)
  }

  @Test("the height that constraints are told follows the width")
  func heightForWidth() {
    let label = UILabel()
    label.text = "one two three four five six"
    #expect(label.intrinsicHeight(forWidth: 50) == nil)
    label.numberOfLines = 0
    #expect(label.intrinsicHeight(forWidth: 80) == label.sizeThatFits(CGSize(width: 80, height: 0)).height)
  }

  @Test("constraints wrap a label of several lines in the width they leave it")
  func constraints() {
    let screen = ControlTestScreen()
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "one two three four five six seven eight nine ten eleven twelve"
    label.translatesAutoresizingMaskIntoConstraints = false
    screen.window.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: screen.window.leadingAnchor),
      label.topAnchor.constraint(equalTo: screen.window.topAnchor),
      label.widthAnchor.constraint(equalToConstant: 120),
    ])
    screen.window.layoutIfNeeded()
    #expect(label.frame.width == 120)
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 120, height: 0)).height)
    #expect(label.frame.height > 60)
  }

  @Test("a subclass that adds room around its text grows by it")
  func paddedSubclass() {
    final class PaddedLabel: UILabel {
      let padding = UIEdgeInsets(top: 3, left: 8, bottom: 5, right: 10)

      override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let rect = super.textRect(forBounds: bounds.inset(by: padding), limitedToNumberOfLines: numberOfLines)
        return rect.inset(by: UIEdgeInsets(top: -3, left: -8, bottom: -5, right: -10))
      }
    }
    let (plain, padded) = (UILabel(), PaddedLabel())
    plain.text = "Padded"
    padded.text = "Padded"
    #expect(padded.intrinsicContentSize.width == plain.intrinsicContentSize.width + 18)
    #expect(padded.intrinsicContentSize.height == plain.intrinsicContentSize.height + 8)
  }

  @Test("labels keep to their height a little more firmly than to their width")
  func priorities() {
    let label = UILabel()
    #expect(label.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(label.contentHuggingPriority(for: .vertical) == UILayoutPriority(251))
    #expect(label.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
    #expect(label.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
  }

  @Test("a text style's font follows the text size where the label is to adjust it")
  func dynamicType() {
    let label = UILabel()
    label.traitOverrides.preferredContentSizeCategory = .large
    label.font = .preferredFont(forTextStyle: .body, compatibleWith: label.traitCollection)
    label.text = "Body"
    label.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(label.font.pointSize == 17)
    label.adjustsFontForContentSizeCategory = true
    #expect(label.font.pointSize == 33)
    label.traitOverrides.preferredContentSizeCategory = .small
    #expect(label.font.pointSize == 15)
    label.font = .systemFont(ofSize: 20)
    label.traitOverrides.preferredContentSizeCategory = .large
    #expect(label.font.pointSize == 20)
  }
}
