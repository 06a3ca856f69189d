import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("Symbols", .ownHosts)
struct SymbolImageTests {
  init() { StandardScreen.make() }

  private func symbol(_ name: String, _ configuration: UIImage.SymbolConfiguration? = nil) throws -> UIImage {
    try #require(UIImage(systemName: name, withConfiguration: configuration))
  }

  /// Returns the covered area of a picture, in pixels.
  private func coverage(_ image: UIImage) throws -> Double {
    try ShownPixels(image).coverage
  }

  // MARK: - Size

  @Test("no side is longer than 2048 points, however large the point size", arguments: [3_000, 1e9, 9.3e18])
  func longest(_ pointSize: CGFloat) throws {
    let size = try symbol("star", UIImage.SymbolConfiguration(pointSize: pointSize)).size
    #expect(size.width > 2_000 && size.width <= 2_048)
    #expect(size.height > 2_000 && size.height <= 2_048)
  }

  @Test("what is said of a symbol's place is a number, however large the point size", arguments: [1e9, 1e300, 1.7e308])
  func placesAreNumbers(_ pointSize: CGFloat) throws {
    let symbol = try symbol("star", UIImage.SymbolConfiguration(pointSize: pointSize))
    let insets = symbol.alignmentRectInsets
    #expect([insets.top, insets.left, insets.bottom, insets.right].allSatisfy { $0.isFinite })
    let view = UIImageView(image: symbol)
    #expect(view.intrinsicContentSize.height.isFinite && view.sizeThatFits(.zero).height.isFinite)
    #expect(symbol.baselineOffsetFromBottom?.isFinite == true)
  }

  @Test("a circle at 17 points is 19.67 by 19, and sizes are whole pixels")
  func circle() throws {
    let circle = try symbol("circle")
    #expect(abs(circle.size.width - 59.0 / 3) < 1e-9 && abs(circle.size.height - 19) < 1e-9)
    #expect(circle.scale == 3 && circle.cgImage?.width == 59)
    #expect(circle.isSymbolImage && circle.symbolConfiguration == nil && circle.renderingMode == .automatic)
  }

  @Test(
    "proportions are those that Interface Builder recorded",
    arguments: [
      ("star", 128.0, 116.0), ("star.fill", 128, 116), ("plus", 128, 113), ("magnifyingglass", 128, 115),
      ("heart.fill", 128, 107), ("circle", 128, 123), ("chevron.down", 128, 70), ("chevron.up", 128, 70),
      ("line.3.horizontal.decrease", 128, 73), ("clock", 128, 121), ("square.and.arrow.up", 110, 128),
      ("square.and.arrow.up.fill", 117, 128), ("xmark.circle", 128, 123), ("chevron.down.circle", 128, 123),
      ("gear", 128, 122), ("map", 128, 110), ("bookmark", 112, 128), ("person.fill.badge.plus", 128, 124),
      ("safari.fill", 128, 123), ("multiply.circle.fill", 128, 123),
    ])
  func proportions(_ name: String, _ width: Double, _ height: Double) throws {
    let size = try symbol(name, UIImage.SymbolConfiguration(pointSize: 200)).size
    #expect(abs(size.width / size.height - width / height) < 0.012 * width / height)
  }

  @Test(
    "size, baseline and insets are those that UIKit tells at two pixels a point",
    arguments: [
      ("play.circle.fill", 20.0, 19.0, 3.5, -0.5, -0.5), ("checkmark", 18.5, 16.5, 2.5, -2, -1.5),
      ("chevron.right", 12.5, 16.5, 2.5, -2, -1.5), ("safari", 20, 19, 3.5, -0.5, -0.5),
    ])
  func metrics(
    _ name: String, _ width: Double, _ height: Double, _ baseline: Double, _ top: Double, _ bottom: Double
  ) throws {
    let shown = try #require(UIImage(systemName: name, compatibleWith: UITraitCollection(displayScale: 2)))
    #expect(shown.size == CGSize(width: width, height: height))
    #expect(try #require(shown.baselineOffsetFromBottom) == CGFloat(baseline))
    #expect(shown.alignmentRectInsets == UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
  }

  @Test("layout sees the line of text that a symbol stands in, which is higher than most symbols")
  func alignment() throws {
    let tick = try symbol("checkmark")
    let insets = tick.alignmentRectInsets
    let line = tick.size.height - insets.top - insets.bottom
    #expect(abs(line - UIFont.systemFont(ofSize: 17).lineHeight) < 0.34)
    // The fitting size of a view is that of the image.
    let view = UIImageView(image: tick)
    view.translatesAutoresizingMaskIntoConstraints = false
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    parent.addSubview(view)
    view.topAnchor.constraint(equalTo: parent.topAnchor).isActive = true
    view.leadingAnchor.constraint(equalTo: parent.leadingAnchor).isActive = true
    parent.layoutIfNeeded()
    #expect(abs(view.frame.width - tick.size.width) < 1e-9 && abs(view.frame.height - tick.size.height) < 1e-9)
    #expect(abs(view.frame.minY + insets.top) < 1e-9)
    // With a height of 30, the line is 30 points high.
    view.heightAnchor.constraint(equalToConstant: 30).isActive = true
    parent.layoutIfNeeded()
    #expect(abs(view.frame.height - (30 - line + tick.size.height)) < 1e-9)
  }

  @Test("size follows point size and scale")
  func scales() throws {
    let sizes = try [UIImage.SymbolScale.small, .medium, .large].map {
      try symbol("star", UIImage.SymbolConfiguration(pointSize: 100, weight: .regular, scale: $0)).size.width
    }
    #expect(abs(sizes[0] / sizes[1] - 0.785) < 0.01 && abs(sizes[2] / sizes[1] - 1.335) < 0.01)
    let double = try symbol("star", UIImage.SymbolConfiguration(pointSize: 200)).size.width
    #expect(abs(double / sizes[1] - 2) < 0.01)
  }

  @Test("the middle of a symbol is the middle of capital letters")
  func baseline() throws {
    let image = try symbol("plus", UIImage.SymbolConfiguration(pointSize: 100))
    let offset = try #require(image.baselineOffsetFromBottom)
    #expect(abs(image.size.height / 2 - offset - 70.46 / 2) <= 0.5 / image.scale)
  }

  @Test("a text style's size grows with the user's, and a font gives size and weight")
  func textStyles() throws {
    let configuration = UIImage.SymbolConfiguration(textStyle: .body)
    let image = try symbol("star", configuration)
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    #expect(image.size == (try symbol("star")).size)
    #expect(image.resolved(with: large).size.width > 1.8 * image.size.width)
    #expect(try symbol("star").resolved(with: large).size == image.size)
    let headline = try symbol("star", UIImage.SymbolConfiguration(textStyle: .headline))
    #expect(try coverage(headline) > coverage(image))
    let font = UIFont.systemFont(ofSize: 30, weight: .bold)
    let fromFont = try symbol("star", UIImage.SymbolConfiguration(font: font))
    #expect(fromFont == (try symbol("star", UIImage.SymbolConfiguration(pointSize: 30, weight: .bold))).with(fromFont))
  }

  // MARK: - Drawing

  @Test(
    "heavier weights cover more",
    arguments: ["plus", "chevron.right", "heart", "gear", "bell", "cart"])
  func weights(_ name: String) throws {
    let covered = try (1...9).map { weight in
      try coverage(
        symbol(
          name, UIImage.SymbolConfiguration(pointSize: 40, weight: UIImage.SymbolWeight(rawValue: weight) ?? .black)))
    }
    #expect(zip(covered, covered.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test("fills cover more than outlines, and enclosures cut their symbol out")
  func variants() throws {
    let big = UIImage.SymbolConfiguration(pointSize: 50)
    for name in ["star", "heart", "person", "bookmark", "square", "trash", "bubble.left", "bell", "folder"] {
      #expect(try coverage(symbol("\(name).fill", big)) > 1.2 * coverage(symbol(name, big)), "\(name)")
    }
    let (whole, cut) = (try symbol("circle.fill", big), try symbol("xmark.circle.fill", big))
    #expect(whole.size == cut.size)
    #expect(try coverage(cut) < 0.95 * coverage(whole))
    let middle = try ShownPixels(cut)
    #expect(middle[middle.width / 2, middle.height / 2][3] == 0)
  }

  @Test("a name that SF Symbols does not have gives no image")
  func noSymbol() {
    for name in ["", "no.such.symbol.at.all", ".", ".fill", "..fill", "Heart", "heart.fill.fill", "plus.circle."] {
      #expect(UIImage(systemName: name) == nil, "\(name)")
    }
    #expect(UIImage(systemName: String(repeating: "x.circle.", count: 2000)) == nil)
    #expect(UIImage(systemName: "home", withConfiguration: UIImage.SymbolConfiguration(scale: .large)) == nil)
    #expect(UIImage(systemName: "home", variableValue: 0.5) == nil)
  }

  @Test("a symbol without a drawing shows a box and is reported once, one with a drawing is not reported")
  func missing() throws {
    var messages: [String] = []
    UserInterface.current.diagnosticListener = { messages.append($0) }
    defer { UserInterface.current.diagnosticListener = nil }
    for name in ["star", "cart.fill.badge.plus", "chevron.backward", "42.circle.fill"] {
      #expect(try coverage(symbol(name)) > 0)
    }
    #expect(messages.isEmpty)
    // The symbol is a trademark, which has no drawing here.
    for _ in 0..<3 { #expect(try coverage(symbol("applelogo")) > 0) }
    #expect(messages.count <= 1 && messages.allSatisfy { $0.contains("\"applelogo\"") })
    #expect(try symbol("applelogo").size == symbol("square").size)
  }

  @Test("the parts of a symbol above its value are fainter")
  func value() throws {
    let images = try [0, 0.5, 1].map { try #require(UIImage(systemName: "wifi", variableValue: $0)) }
    let covered = try images.map(coverage)
    #expect(covered[0] < covered[1] && covered[1] < covered[2])
    #expect(try abs(covered[2] - coverage(symbol("wifi"))) < 1e-9)
    #expect(images[0] != images[1] && images.allSatisfy { $0.size == images[0].size })
    let bigger = images[0].withConfiguration(UIImage.SymbolConfiguration(pointSize: 40))
    #expect(try coverage(bigger) < coverage(symbol("wifi", UIImage.SymbolConfiguration(pointSize: 40))))
  }

  @Test("a named image without variable layers ignores a value, and a missing one is nil")
  func namedValue() {
    #expect(UIImage(named: "nowhere", variableValue: 0.5) == nil)
  }

  @Test("the same symbol is the same image, and drawn the same each time")
  func equality() throws {
    #expect(try symbol("star") == symbol("star") && symbol("star") != symbol("star.fill"))
    #expect(try symbol("star").cgImage === symbol("star").cgImage)
  }

  // MARK: - Colors

  @Test("hierarchical and palette colors go by the levels of a symbol's parts")
  func colors() throws {
    let size = UIImage.SymbolConfiguration(pointSize: 50)
    let palette = try ShownPixels(
      symbol("xmark.circle.fill", size.applying(UIImage.SymbolConfiguration(paletteColors: [.red, .blue]))))
    #expect(palette[palette.width / 2, palette.height / 2] == [255, 0, 0, 255])
    #expect(palette[palette.width / 2, palette.height / 5] == [0, 0, 255, 255])
    let faint = try ShownPixels(
      symbol("xmark.circle.fill", size.applying(UIImage.SymbolConfiguration(hierarchicalColor: .red))))
    #expect(faint[faint.width / 2, faint.height / 2] == [255, 0, 0, 255])
    #expect(faint[faint.width / 2, faint.height / 5][3] == 128)
    // The ring along the edge of a circle is not darker than its inside.
    #expect(!(0..<faint.height).contains { (129..<200).contains(Int(faint[faint.width / 5, $0][3])) })
    let one = try ShownPixels(
      symbol("xmark.circle.fill", size.applying(UIImage.SymbolConfiguration(paletteColors: [.red]))))
    #expect(one[one.width / 2, one.height / 2][3] == 0)
  }

  @Test("an image view shows a symbol in its tint color, unless the symbol has colors or is original")
  func tint() throws {
    let screen = ControlTestScreen()
    func middle(_ image: UIImage) -> TestPixels.Pixel {
      let view = UIImageView(image: image)
      view.tintColor = .green
      screen.show(view, frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      return screen.pixels(of: view)[20, 20]
    }
    let fill = try symbol("circle.fill")
    #expect(middle(fill) == TestPixels.Pixel(0, 255, 0))
    #expect(middle(fill.withTintColor(.red)) == TestPixels.Pixel(0, 255, 0))
    #expect(middle(fill.withTintColor(.red, renderingMode: .alwaysOriginal)) == TestPixels.Pixel(255, 0, 0))
    let colored = try #require(fill.applyingSymbolConfiguration(UIImage.SymbolConfiguration(paletteColors: [.blue])))
    #expect(middle(colored) == TestPixels.Pixel(0, 0, 255))
    #expect(UIImage().applyingSymbolConfiguration(.unspecified) == nil)
  }

  // MARK: - Preferred configurations

  @Test("a view's preferred configuration holds where the symbol says nothing itself")
  func preferred() throws {
    let view = UIImageView(image: try symbol("star"))
    let usual = view.intrinsicContentSize
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
    #expect(abs(view.intrinsicContentSize.width / usual.width - 2) < 0.05)
    view.image = try symbol("star", UIImage.SymbolConfiguration(pointSize: 17))
    #expect(view.intrinsicContentSize == usual)
    view.image = try symbol("star", UIImage.SymbolConfiguration(weight: .black))
    #expect(view.intrinsicContentSize.width > 1.9 * usual.width)
  }

  @Test("buttons have preferred configurations, by state and in their own configuration")
  func buttons() throws {
    let button = UIButton(type: .system)
    button.setImage(try symbol("star"), for: .normal)
    let usual = button.intrinsicContentSize.width
    let big = UIImage.SymbolConfiguration(pointSize: 51)
    button.setPreferredSymbolConfiguration(big, forImageIn: .normal)
    #expect(button.currentPreferredSymbolConfiguration == big && button.intrinsicContentSize.width > 2.5 * usual)
    var configuration = UIButton.Configuration.plain()
    configuration.image = try symbol("star")
    let plain = UIButton(configuration: configuration, primaryAction: nil).intrinsicContentSize
    configuration.preferredSymbolConfigurationForImage = big
    let large = UIButton(configuration: configuration, primaryAction: nil).intrinsicContentSize
    #expect(large.width > plain.width + 35 && large.height > plain.height + 30)
  }

  @Test("in text a symbol stands on the line's baseline and takes the text's color")
  func attachment() throws {
    let image = try symbol("circle.fill")
    let attachment = NSTextAttachment(image: image)
    let bounds = attachment.attachmentBounds(
      for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0)
    #expect(bounds.minY == -(try #require(image.baselineOffsetFromBottom)))
    let label = UILabel()
    label.attributedText = NSAttributedString(attachment: attachment)
    label.textColor = .red
    let screen = ControlTestScreen()
    screen.show(label, frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    let pixels = screen.pixels(of: label)
    #expect(pixels[10, 15] == TestPixels.Pixel(255, 0, 0))
  }

  // MARK: - Configurations

  @Test("what a configuration says replaces what another said, a text style a point size and the other way round")
  func combining() {
    typealias Configuration = UIImage.SymbolConfiguration
    let size = Configuration(pointSize: 20, weight: .bold)
    #expect(size.applying(Configuration(weight: .thin)) == Configuration(pointSize: 20, weight: .thin))
    #expect(
      size.applying(Configuration(textStyle: .body)).applying(Configuration(pointSize: 5))
        == Configuration(pointSize: 5, weight: .bold))
    #expect(size.configurationWithoutPointSizeAndWeight().isEqual(to: nil))
    #expect(size.configurationWithoutWeight() == Configuration(pointSize: 20))
    #expect(Configuration(scale: .unspecified).isEqual(to: .unspecified))
    #expect(size.withTraitCollection(.init(userInterfaceStyle: .dark)).configurationWithoutWeight() != size)
    #expect(UIImage.SymbolWeight.semibold.fontWeight() == .semibold && UIFont.Weight.heavy.symbolWeight() == .heavy)
  }

  @Test("symbols that point forward turn round in right-to-left surroundings, others don't")
  func directions() throws {
    #expect(try symbol("chevron.forward").flipsForRightToLeftLayoutDirection)
    #expect(try symbol("arrow.uturn.backward.circle").flipsForRightToLeftLayoutDirection)
    #expect(try !symbol("chevron.right").flipsForRightToLeftLayoutDirection)
    #expect(try !symbol("forward.fill").flipsForRightToLeftLayoutDirection)
  }
}

extension UIImage {
  /// Returns the image with the symbol description of another one, for comparing only the pictures.
  fileprivate func with(_ other: UIImage) -> UIImage { UIImage(content: content, appearance: other.appearance) }
}
