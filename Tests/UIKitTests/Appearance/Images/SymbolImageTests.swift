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

  /// How much of a picture is covered, in pixels.
  private func coverage(_ image: UIImage) throws -> Double {
    let pixels = try ShownPixels(image)
    return (0..<pixels.height).reduce(0) { sum, y in
      (0..<pixels.width).reduce(sum) { $0 + Double(pixels[$1, y][3]) / 255 }
    }
  }

  // MARK: - Size

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
    // By its own size a view is as large as the image.
    let view = UIImageView(image: tick)
    view.translatesAutoresizingMaskIntoConstraints = false
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    parent.addSubview(view)
    view.topAnchor.constraint(equalTo: parent.topAnchor).isActive = true
    view.leadingAnchor.constraint(equalTo: parent.leadingAnchor).isActive = true
    parent.layoutIfNeeded()
    #expect(abs(view.frame.width - tick.size.width) < 1e-9 && abs(view.frame.height - tick.size.height) < 1e-9)
    #expect(abs(view.frame.minY + insets.top) < 1e-9)
    // In a height of 30 the line is 30 high.
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
    "heavier weights cover more, whether drawn by strokes or taken from a font",
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

  @Test("every name that apps use has a drawing, but for those named here")
  func known() throws {
    var messages: [String] = []
    UserInterface.current.diagnosticListener = { messages.append($0) }
    defer { UserInterface.current.diagnosticListener = nil }
    let names = """
      person.fill heart.fill star.fill person.circle calendar chevron.right heart bookmark bookmark.fill
      paperplane.fill arrow.up.arrow.down.circle bubble.left chevron.left envelope.fill house.fill magnifyingglass
      person person.badge.plus person.crop.circle square.and.arrow.up xmark arrow.left figure.walk
      bolt.horizontal.circle chevron.backward doc.text.magnifyingglass ellipsis.circle envelope exclamationmark.bubble
      exclamationmark.circle exclamationmark.triangle exclamationmark.triangle.fill face.smiling flame.fill
      line.3.horizontal.decrease.circle line.3.horizontal.decrease.circle.fill location location.slash person.3.fill
      person.fill.badge.plus plus questionmark.square.dashed server.rack sun.max wifi.exclamationmark wifi.slash alarm
      arrow.left.to.line arrow.right.to.line arrow.uturn.backward arrow.uturn.forward arrowshape.turn.up.right bicycle
      bicycle.circle.fill bolt.fill bookmark.slash.fill calendar.badge.clock cart.circle cart.fill
      checkmark.circle.fill chevron.compact.down chevron.left.forwardslash.chevron.right clock creditcard.fill doc.fill
      eject.fill ellipsis envelope.open.fill eye eye.fill flag.fill folder globe greaterthan hand.thumbsup.fill
      highlighter house house.circle info.circle key.fill link location.circle map mappin.circle message moon.fill
      newspaper person.2 person.3 person.crop.circle.fill.badge.xmark phone.circle.fill questionmark.bubble
      questionmark.diamond.fill rotate.right.fill shuffle slider.horizontal.3 square.and.arrow.down
      square.and.arrow.up.fill square.and.pencil star trash.fill video.fill wand.and.stars 1.circle 42.circle.fill
      a.square.fill arrow.clockwise checkmark.seal.fill minus.circle multiply.circle.fill play.circle.fill
      """
    for name in names.split(whereSeparator: \.isWhitespace) { _ = try coverage(symbol(String(name))) }
    #expect(messages.isEmpty)
  }

  @Test("a name without a drawing shows a box and is reported once")
  func unknown() throws {
    var messages: [String] = []
    UserInterface.current.diagnosticListener = { messages.append($0) }
    defer { UserInterface.current.diagnosticListener = nil }
    for _ in 0..<3 { #expect(try coverage(symbol("no.such.symbol.at.all")) > 0) }
    #expect(messages.count == 1 && messages[0].contains("\"no.such.symbol.at.all\""))
    #expect(UIImage(systemName: "") == nil)
    for odd in [".", ".fill", "..fill", ".circle.fill", "a.badge.", String(repeating: "x.circle.", count: 2000)] {
      _ = try coverage(symbol(odd))
    }
  }

  @Test("the same symbol is the same image, and drawn the same each time")
  func equality() throws {
    #expect(try symbol("star") == symbol("star") && symbol("star") != symbol("star.fill"))
    #expect(try symbol("star").cgImage === symbol("star").cgImage)
  }

  // MARK: - Colours

  @Test("hierarchical and palette colours go by the levels of a symbol's parts")
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
    // The ring along a circle's edge is no darker than its inside.
    #expect(!(0..<faint.height).contains { (129..<200).contains(Int(faint[faint.width / 5, $0][3])) })
    let one = try ShownPixels(
      symbol("xmark.circle.fill", size.applying(UIImage.SymbolConfiguration(paletteColors: [.red]))))
    #expect(one[one.width / 2, one.height / 2][3] == 0)
  }

  @Test("an image view shows a symbol in its tint colour, unless the symbol has colours or is original")
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

  @Test("in text a symbol stands on the line's baseline and takes the text's colour")
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
  /// The image as it is shown, in the symbol description of another one: for comparing pictures alone.
  fileprivate func with(_ other: UIImage) -> UIImage { UIImage(content: content, appearance: other.appearance) }
}
