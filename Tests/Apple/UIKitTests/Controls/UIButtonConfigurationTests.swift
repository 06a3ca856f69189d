import TestHosts
import Testing

@testable import UIKit

/// Buttons with a configuration.
@MainActor
@Suite("UIButton.Configuration", .ownHosts)
struct UIButtonConfigurationTests {
  init() { StandardScreen.make() }

  private typealias Pixel = TestPixels.Pixel
  private let screen = ControlTestScreen(scale: 3)

  private func titled(
    _ configuration: UIButton.Configuration = .filled(), title: String? = "Title",
    _ change: (inout UIButton.Configuration) -> Void = { _ in }
  ) -> UIButton.Configuration {
    var configuration = configuration
    configuration.title = title
    change(&configuration)
    return configuration
  }

  private func show(_ configuration: UIButton.Configuration, width: CGFloat, height: CGFloat) -> UIButton {
    let button = UIButton(configuration: configuration)
    screen.show(button, frame: CGRect(x: 0, y: 0, width: width, height: height))
    return button
  }

  private func square(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  // MARK: - Colors

  @Test("the button's own title color counts where the configuration has no foreground color")
  func titleColor() {
    let button = show(titled(.plain()), width: 100, height: 40)
    button.setTitleColor(.red, for: .normal)
    button.layoutIfNeeded()
    #expect(
      button.titleLabel?.attributedText?.attributes(at: 0, effectiveRange: nil)[.foregroundColor] as? UIColor == .red)
    button.configuration?.baseForegroundColor = .green
    button.layoutIfNeeded()
    #expect(
      button.titleLabel?.attributedText?.attributes(at: 0, effectiveRange: nil)[.foregroundColor] as? UIColor == .green)
  }

  // MARK: - Size

  @Test(
    "heights at 3x are those of an iPhone",
    arguments: zip(
      [UIButton.Configuration.Size.mini, .small, .medium, .large], [28, 28, 34.333333, 50.333333] as [Double]))
  func heights(_ size: UIButton.Configuration.Size, height: Double) {
    let button = UIButton(configuration: titled { $0.buttonSize = size })
    button.traitOverrides.displayScale = 3
    #expect(abs(button.intrinsicContentSize.height - height) < 0.001)
  }

  @Test("a size brings its insets and radius, until they are set")
  func defaults() {
    var one = UIButton.Configuration.filled()
    #expect(one.contentInsets == NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
    #expect(one.background.cornerRadius == 5.95 && one.cornerStyle == .dynamic)
    #expect(one.imagePlacement == .leading && one.imagePadding == 0 && one.titlePadding == 1)
    #expect(one.titleAlignment == .automatic && one.buttonSize == .medium)
    one.buttonSize = .large
    #expect(one.contentInsets == NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20))
    #expect(one.background.cornerRadius == 8.75)
    one.contentInsets = .zero
    one.background.cornerRadius = 3
    one.buttonSize = .small
    #expect(one.contentInsets == .zero && one.background.cornerRadius == 3)
    one.setDefaultContentInsets()
    #expect(one.contentInsets == NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10))
  }

  @Test("image, paddings and subtitle add up")
  func addingUp() {
    let title = UIButton(configuration: titled()).intrinsicContentSize
    let both = UIButton(
      configuration: titled {
        $0.image = square(40, 20)
        $0.imagePadding = 6
      })
    #expect(abs(both.intrinsicContentSize.width - title.width - 46) < 0.001)
    #expect(both.intrinsicContentSize.height == title.height)
    both.configuration?.imagePlacement = .top
    #expect(both.intrinsicContentSize.height == title.height + 26)
    #expect(abs(both.intrinsicContentSize.width - max(title.width, 64)) < 0.001)
    let imageOnly = UIButton(configuration: titled(title: nil) { $0.image = square(40, 20) })
    #expect(imageOnly.intrinsicContentSize == CGSize(width: 64, height: 34))
    let subtitled = UIButton(configuration: titled { $0.subtitle = "Sub" })
    let caption = UIFont.preferredFont(forTextStyle: .caption1).lineHeight
    #expect(abs(subtitled.intrinsicContentSize.height - title.height - 1 - caption) <= 1.0 / 3)
  }

  @Test("a title that wraps makes the button higher at a smaller width")
  func wrapping() {
    let button = UIButton(configuration: titled(title: "A long title that wraps into several lines"))
    let one = button.intrinsicContentSize
    #expect(button.sizeThatFits(CGSize(width: one.width / 2 + 30, height: 0)).height > one.height + 15)
    #expect(button.intrinsicHeight(forWidth: one.width) == one.height)
    button.configuration?.titleLineBreakMode = .byTruncatingTail
    #expect(button.sizeThatFits(CGSize(width: one.width / 2, height: 0)).height == one.height)
    #expect(button.intrinsicHeight(forWidth: 50) == nil)
  }

  @Test("the title grows with the text size")
  func dynamicType() {
    let button = UIButton(configuration: titled())
    let before = button.intrinsicContentSize
    button.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(button.intrinsicContentSize.height > before.height + 15)
    #expect(button.titleLabel?.font.pointSize == 33)
  }

  // MARK: - Layout

  @Test("image and title form a group in the middle, the image on the placement's side")
  func placement() {
    let button = show(
      titled {
        $0.image = square(20, 20)
        $0.imagePadding = 8
      }, width: 200, height: 60)
    func frames() -> (image: CGRect, title: CGRect) {
      button.layoutIfNeeded()
      return (button.imageView!.frame, button.titleLabel!.frame)
    }
    var (image, title) = frames()
    #expect(abs(title.minX - image.maxX - 8) < 0.4 && abs((image.minX + title.maxX) / 2 - 100) < 0.4)
    #expect(image.midY == 30 && abs(title.midY - 30) < 0.4)
    button.semanticContentAttribute = .forceRightToLeft
    (image, title) = frames()
    #expect(abs(image.minX - title.maxX - 8) < 0.4)
    button.semanticContentAttribute = .unspecified
    button.configuration?.imagePlacement = .trailing
    (image, title) = frames()
    #expect(abs(image.minX - title.maxX - 8) < 0.4)
    button.configuration?.imagePlacement = .bottom
    (image, title) = frames()
    #expect(abs(image.minY - title.maxY - 8) < 0.4 && abs(image.midX - 100) < 0.4 && abs(title.midX - 100) < 0.4)
    button.contentHorizontalAlignment = .leading
    (image, title) = frames()
    #expect(min(image.minX, title.minX) == 12)
  }

  @Test(
    "title and subtitle line up as asked for",
    arguments: [UIButton.Configuration.TitleAlignment.leading, .center, .trailing])
  func titleAlignment(_ alignment: UIButton.Configuration.TitleAlignment) {
    let button = show(
      titled {
        $0.subtitle = "A longer subtitle"
        $0.titleAlignment = alignment
      }, width: 300, height: 60)
    let (title, subtitle) = (button.titleLabel!.frame, button.parts.subtitleLabel!.frame)
    switch alignment {
    case .leading: #expect(abs(title.minX - subtitle.minX) < 0.001)
    case .center: #expect(abs(title.midX - subtitle.midX) < 0.4)
    case .trailing: #expect(abs(title.maxX - subtitle.maxX) < 0.4)
    case .automatic: break
    }
    #expect(abs(subtitle.minY - title.maxY - 1) < 0.4)
  }

  // MARK: - Colors

  @Test("styles have the colors of an iPhone")
  func styles() {
    let screen = ControlTestScreen(scale: 1)
    screen.window.backgroundColor = .white
    func background(_ configuration: UIButton.Configuration, _ change: (UIButton) -> Void = { _ in }) -> Pixel {
      let button = UIButton(configuration: configuration)
      button.tintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      change(button)
      screen.show(button, frame: CGRect(x: 0, y: 0, width: 60, height: 40))
      defer { button.removeFromSuperview() }
      return screen.pixels(of: screen.window)[30, 3]
    }
    #expect(background(.plain()) == .white)
    #expect(background(.borderless()) == .white)
    #expect(background(.filled()) == Pixel(0, 0, 255))
    #expect(background(.borderedProminent()) == Pixel(0, 0, 255))
    #expect(background(.tinted()).isNear(Pixel(209, 209, 255)))
    #expect(background(.gray()).isNear(Pixel(233, 233, 235)))
    #expect(background(titled { $0.baseBackgroundColor = .red }) == Pixel(255, 0, 0))
    #expect(background(titled { $0.background.backgroundColor = .green }) == Pixel(0, 255, 0))
    #expect(background(.filled()) { $0.isHighlighted = true }.isNear(Pixel(64, 64, 255)))
    #expect(background(.filled()) { $0.isEnabled = false }.isNear(Pixel(239, 239, 240)))
    #expect(background(.filled()) { $0.tintAdjustmentMode = .dimmed } != Pixel(0, 0, 255))
  }

  @Test("the title's color is white on filled buttons, else the tint, and the base color wins")
  func foreground() {
    func color(_ configuration: UIButton.Configuration, _ change: (UIButton) -> Void = { _ in }) -> UIColor? {
      let button = UIButton(configuration: configuration)
      button.tintColor = .green
      change(button)
      button.layoutIfNeeded()
      return button.titleLabel?.textColor
    }
    #expect(color(titled(.filled())) == .white)
    #expect(color(titled(.plain())) == .green)
    #expect(color(titled(.gray())) == .green)
    #expect(color(titled(.tinted()) { $0.baseForegroundColor = .red }) == .red)
    #expect(color(titled(.filled())) { $0.isEnabled = false } == .tertiaryLabel)
  }

  @Test("the corners are round by style")
  func corners() {
    func radius(_ change: (inout UIButton.Configuration) -> Void) -> CGFloat? {
      let button = show(titled(.filled(), change), width: 120, height: 40)
      return button.parts.background?.layer.cornerRadius
    }
    #expect(abs(radius { _ in }! - 5.95) < 0.01)
    #expect(radius { $0.cornerStyle = .capsule } == 20)
    #expect(
      radius {
        $0.cornerStyle = .fixed
        $0.background.cornerRadius = 9
      } == 9)
    #expect(radius { $0.cornerStyle = .large } == 8.75)
    #expect(
      radius {
        $0.cornerStyle = .fixed
        $0.background.cornerRadius = 900
      } == 20)
  }

  @Test("the background keeps its insets, and draws its stroke")
  func background() {
    let button = show(
      titled {
        $0.background.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        $0.background.strokeWidth = 2
        $0.background.strokeColor = .red
        $0.cornerStyle = .fixed
        $0.background.cornerRadius = 0
      }, width: 60, height: 40)
    #expect(button.parts.background?.frame == CGRect(x: 2, y: 1, width: 54, height: 36))
    let pixels = screen.pixels(of: button)
    #expect([pixels[1, 20], pixels[30, 0]] == [.clear, .clear])
    #expect([pixels[3, 20], pixels[30, 2]] == [Pixel(255, 0, 0), Pixel(255, 0, 0)])
  }

  @Test("a template image has the color of the title")
  func imageColor() {
    let button = show(
      titled(.plain(), title: nil) {
        $0.image = square(20, 20)
        $0.baseForegroundColor = .green
      }, width: 40, height: 40)
    #expect(screen.pixels(of: button)[20, 20] == Pixel(0, 255, 0))
    button.configuration?.imageColorTransformer = UIConfigurationColorTransformer { _ in .blue }
    #expect(screen.pixels(of: button)[20, 20] == Pixel(0, 0, 255))
  }

  // MARK: - Text

  @Test("a transformer changes the title's attributes, an attributed title keeps its own")
  func transformer() {
    let button = UIButton(
      configuration: titled {
        $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
          var outgoing = incoming
          outgoing.font = UIFont.systemFont(ofSize: 30)
          return outgoing
        }
      })
    button.layoutIfNeeded()
    #expect(button.titleLabel?.font.pointSize == 30)
    var title = AttributedString("Own")
    title.font = UIFont.systemFont(ofSize: 9)
    let other = UIButton(configuration: titled { $0.attributedTitle = title })
    other.layoutIfNeeded()
    #expect(other.titleLabel?.font.pointSize == 9)
    #expect(other.titleLabel?.textColor == .white)
    #expect(other.configuration?.title == "Own")
  }

  @Test("a configuration without a title takes the button's, and the action's")
  func ownTitle() {
    let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Action") { _ in })
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Action" && button.currentTitle == "Action")
    button.setTitle("Set", for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Set")
    button.configuration?.title = "Configured"
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Configured" && button.currentTitle == "Configured")
  }

  // MARK: - Updates

  @Test("the update handler runs once before layout for many changes of state, and sees the new state")
  func updateHandler() {
    var states: [UIControl.State] = []
    let button = UIButton(configuration: titled())
    button.configurationUpdateHandler = { button in
      states.append(button.state)
      button.configuration?.title = button.isSelected ? "On" : "Off"
    }
    screen.show(button, frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(states == [.normal] && button.titleLabel?.text == "Off")
    button.isSelected = true
    button.isHighlighted = true
    button.isHighlighted = false
    button.layoutIfNeeded()
    #expect(states == [.normal, .selected] && button.titleLabel?.text == "On")
  }

  @Test("without automatic updates the looks stay those of the normal state")
  func manualUpdates() {
    let button = UIButton(configuration: titled())
    button.automaticallyUpdatesConfiguration = false
    button.isEnabled = false
    button.layoutIfNeeded()
    #expect(button.titleLabel?.textColor == .white)
  }

  @Test("taking the configuration away brings the button's own looks back")
  func removing() {
    let button = UIButton(configuration: titled())
    button.setTitle("Own", for: .normal)
    screen.show(button, frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.configuration = nil
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Own" && button.titleLabel?.font.pointSize == 15)
    #expect(button.intrinsicContentSize.height == 30)
    #expect(button.parts.background == nil)
  }

  @Test("updated(for:) fills in the colors of the button's state")
  func updated() {
    let button = UIButton(configuration: titled())
    button.tintColor = .green
    let updated = UIButton.Configuration.filled().updated(for: button)
    #expect(updated.baseForegroundColor == .white && updated.background.backgroundColor == .green)
  }

  @Test("insets beyond all lengths stay as they were said, and sizes are numbers")
  func endlessInsets() {
    let insets = NSDirectionalEdgeInsets(
      top: .greatestFiniteMagnitude, leading: -1, bottom: 1e308, trailing: -.infinity)
    let button = UIButton(configuration: titled { $0.contentInsets = insets })
    let size = button.intrinsicContentSize
    #expect(size.width.isFinite && size.height.isFinite)
    screen.show(button)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.layoutIfNeeded()
    #expect(button.configuration?.contentInsets == insets)
    #expect(button.titleLabel?.frame.midY.isFinite == true)
  }
}
