import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("UILabel's drawing", .ownHosts)
struct UILabelDrawingTests {
  init() { StandardScreen.make() }

  private let screen = ControlTestScreen()

  private func label(_ text: String, size: CGFloat = 17) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    label.textColor = .black
    label.text = text
    screen.show(label)
    return label
  }

  @Test("text lies in the middle of a label that is higher than it")
  func verticalCentring() {
    let label = label("H", size: 20)
    label.frame = CGRect(x: 0, y: 0, width: 60, height: 100)
    let ink = screen.pixels(of: label, scale: 2).coveredRect
    let font = UIFont.systemFont(ofSize: 20)
    let baseline = (100 - font.lineHeight) / 2 + font.ascender
    #expect(abs(ink.maxY / 2 - baseline) <= 0.5)
    #expect(abs(ink.height / 2 - font.capHeight) <= 1)
  }

  @Test("alignment puts the text at the left, in the middle or at the right, and natural follows the direction")
  func alignment() {
    let label = label("HH", size: 20)
    label.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
    func middle(_ alignment: NSTextAlignment) -> CGFloat {
      label.textAlignment = alignment
      return screen.pixels(of: label).coveredRect.midX
    }
    #expect(middle(.left) < 40 && middle(.natural) < 40)
    #expect(abs(middle(.center) - 100) <= 1)
    #expect(middle(.right) > 160)
    label.semanticContentAttribute = .forceRightToLeft
    #expect(middle(.natural) > 160)
    #expect(middle(.left) < 40)
  }

  @Test("letters that are deeper than the line are drawn whole, unless the label is lower than its line")
  func overhang() {
    let label = label("दुनिया")
    label.sizeToFit()
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 80))
    host.addSubview(label)
    screen.show(host)
    label.frame.origin = CGPoint(x: 10, y: 20)
    let height = label.frame.height
    #expect(label.textOverhang > 0)
    let free = screen.pixels(of: host, scale: 2).coveredRect
    #expect(free.maxY > (20 + height) * 2 && free.minY >= 40 - 2 * label.textOverhang)
    label.clipsToBounds = true
    #expect(screen.pixels(of: host, scale: 2).coveredRect.maxY <= ((20 + height) * 2).rounded(.up))
    label.clipsToBounds = false
    label.frame.size.height = 12
    #expect(label.textOverhang == 0)
    #expect(screen.pixels(of: host, scale: 2).coveredRect.maxY <= 64)
    label.text = "plain"
    label.sizeToFit()
    #expect(label.textOverhang == 0)
  }

  @Test("both lines of a double underline are seen")
  func doubleUnderline() {
    let label = label("")
    label.attributedText = NSAttributedString(
      string: "nnn",
      attributes: [.font: UIFont.systemFont(ofSize: 17), .underlineStyle: NSUnderlineStyle.double.rawValue])
    label.sizeToFit()
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    host.addSubview(label)
    screen.show(host)
    let pixels = screen.pixels(of: host, scale: 3)
    let column = (50..<120).map { pixels[15, $0].alpha > 128 }
    #expect(zip(column, column.dropFirst()).count { !$0 && $1 } == 2)
  }

  @Test("text that is too wide is truncated inside the label")
  func truncation() {
    let label = label("A long line of text that does not fit")
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 21)
    #expect(label.textLayout(width: 100, height: 21, numberOfLines: 1).isTruncated)
    let size = label.fittedTextSize(in: label.bounds)
    #expect(size.width <= 100 && size.width > 70)
    label.lineBreakMode = .byClipping
    #expect(screen.pixels(of: label).coveredRect.maxX > 95)
  }

  @Test("the height limits the lines that are shown, but the first one stays")
  func heightLimit() {
    let label = label("one two three four five six seven eight nine ten")
    label.numberOfLines = 0
    let rect = label.textRect(forBounds: CGRect(x: 0, y: 0, width: 80, height: 45), limitedToNumberOfLines: 0)
    #expect(rect.height == 41)
    #expect(rect.minY == 2)
    #expect(
      label.textRect(forBounds: CGRect(x: 0, y: 0, width: 80, height: 5), limitedToNumberOfLines: 0).height == 20.5)
  }

  @Test("the text's rectangle follows the alignment")
  func textRect() {
    let label = label("Hi")
    let size = label.intrinsicContentSize
    let bounds = CGRect(x: 10, y: 20, width: 200, height: 100)
    label.textAlignment = .right
    #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).maxX == 210)
    label.textAlignment = .left
    let rect = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
    #expect(rect.minX == 10 && rect.size == size)
    #expect(abs(rect.midY - 70) <= 0.5)
  }

  @Test("the font shrinks as far as it has to, and not below the smallest scale")
  func shrinking() {
    let label = label("Shrink this text to fit")
    let full = label.intrinsicContentSize
    label.adjustsFontSizeToFitWidth = true
    let bounds = CGRect(x: 0, y: 0, width: full.width * 0.7, height: full.height)
    // Without a minimum scale, the size is constant and the text is truncated.
    #expect(label.textPlacement(in: bounds).layout.isTruncated)
    label.minimumScaleFactor = 0.5
    let shrunk = label.textPlacement(in: bounds).layout
    #expect(!shrunk.isTruncated)
    #expect(shrunk.size.width > bounds.width * 0.97 && shrunk.size.width <= bounds.width + 0.5)
    label.minimumScaleFactor = 0.9
    #expect(label.textPlacement(in: bounds).layout.isTruncated)
  }

  @Test("a smaller font keeps the baseline, the middle or the top")
  func baselineAdjustment() {
    let label = label("Shrink this text to fit")
    let full = label.intrinsicContentSize
    let bounds = CGRect(x: 0, y: 0, width: full.width * 0.6, height: full.height)
    let fullBaseline = label.textPlacement(in: CGRect(origin: .zero, size: full)).firstBaseline
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    #expect(abs(label.textPlacement(in: bounds).firstBaseline - fullBaseline) <= 0.5)
    label.baselineAdjustment = .alignCenters
    let centered = label.textPlacement(in: bounds)
    #expect(abs(centered.origin.y + centered.layout.size.height / 2 - bounds.midY) <= 0.5)
    label.baselineAdjustment = .none
    #expect(abs(label.textPlacement(in: bounds).origin.y) <= 0.5)
  }

  @Test("letters move together before a line is truncated, where that is allowed and enough")
  func tightening() {
    let label = label("Letters move together")
    let width = label.intrinsicContentSize.width
    let bounds = CGRect(x: 0, y: 0, width: width - 6, height: 21)
    #expect(label.textPlacement(in: bounds).layout.isTruncated)
    label.allowsDefaultTighteningForTruncation = true
    let tightened = label.textPlacement(in: bounds).layout
    #expect(!tightened.isTruncated && tightened.size.width <= bounds.width + 0.01)
    let narrow = CGRect(x: 0, y: 0, width: width * 0.8, height: 21)
    #expect(label.textPlacement(in: narrow).layout.isTruncated)
  }

  @Test("the color is the text's, the highlighted one, or fainter when disabled")
  func colors() {
    let label = label("\u{2588}\u{2588}", size: 20)
    label.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
    label.textColor = .red
    func ink() -> TestPixels.Pixel { screen.pixels(of: label)[6, 15] }
    #expect(ink().isNear(TestPixels.Pixel(255, 0, 0)))
    label.highlightedTextColor = .blue
    label.isHighlighted = true
    #expect(ink().isNear(TestPixels.Pixel(0, 0, 255)))
    label.isHighlighted = false
    label.isEnabled = false
    #expect(ink().isNear(TestPixels.Pixel(128, 0, 0, 128)))
  }

  @Test("dynamic colors follow the style")
  func darkMode() {
    let label = label("\u{2588}\u{2588}", size: 20)
    label.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
    label.textColor = .label
    #expect(screen.pixels(of: label)[6, 15].isNear(TestPixels.Pixel(0, 0, 0)))
    screen.window.traitOverrides.userInterfaceStyle = .dark
    #expect(screen.pixels(of: label)[6, 15].isNear(.white))
  }

  @Test("the shadow lies beside the text")
  func shadow() {
    let label = label("\u{2588}", size: 20)
    label.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    let before = screen.pixels(of: label).coveredRect
    label.shadowColor = .red
    label.shadowOffset = CGSize(width: 4, height: 3)
    let after = screen.pixels(of: label).coveredRect
    #expect(after.minX == before.minX && after.minY == before.minY)
    #expect(after.maxX == before.maxX + 4 && after.maxY == before.maxY + 3)
  }

  @Test("baselines for constraints are those of the drawn text")
  func baselines() {
    let (large, small) = (label("Large", size: 28), label("small", size: 13))
    for one in [large, small] { one.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: screen.window.topAnchor, constant: 24),
      large.leadingAnchor.constraint(equalTo: screen.window.leadingAnchor),
      small.leadingAnchor.constraint(equalTo: large.trailingAnchor, constant: 8),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    screen.window.layoutIfNeeded()
    func baseline(_ label: UILabel) -> CGFloat {
      label.frame.minY + label.textPlacement(in: label.bounds).firstBaseline
    }
    #expect(baseline(large) == baseline(small))
    #expect(baseline(large) == 24 + (28 * 0.952 * 2).rounded() / 2)
  }
}
