import TestHosts
import Testing

@testable import UIKit

/// Buttons without a configuration.
@MainActor
@Suite("UIButton", .ownHosts)
struct UIButtonTests {
  init() { StandardScreen.make() }

  private let screen = ControlTestScreen()

  private func button(_ title: String?, type: UIButton.ButtonType = .system) -> UIButton {
    let button = UIButton(type: type)
    button.setTitle(title, for: .normal)
    return button
  }

  private func image(_ width: CGFloat, _ height: CGFloat, _ color: UIColor = .red) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  // MARK: - Size

  @Test("an empty button is 30 wide and as high as a line with its padding")
  func empty() {
    #expect(UIButton(type: .system).intrinsicContentSize == CGSize(width: 30, height: 30))
    #expect(UIButton().intrinsicContentSize == CGSize(width: 30, height: 34))
    #expect(button("I").intrinsicContentSize.width == 30)
  }

  @Test("an image alone makes the button its size, at least as high as a line; with a title they share one")
  func images() {
    let button = UIButton()
    button.setImage(image(20, 10), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 20, height: 22))
    button.setImage(image(20, 24), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 20, height: 24))
    button.setImage(image(20, 10), for: .normal)
    button.setTitle("Title", for: .normal)
    let title = button.titleLabel!.intrinsicContentSize.width.rounded(.up)
    #expect(button.intrinsicContentSize == CGSize(width: 20 + title, height: 34))
    button.setBackgroundImage(image(200, 5), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 200, height: 34))
  }

  @Test("content insets widen the button, and at top or bottom replace the title's own padding")
  func contentInsets() {
    let button = button("Button")
    button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 16)
    #expect(button.intrinsicContentSize == CGSize(width: 72, height: 30))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 0, bottom: 2, right: 0)
    #expect(button.intrinsicContentSize == CGSize(width: 46, height: 21))
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 0)
    #expect(button.intrinsicContentSize.width == 46)
  }

  @Test("a new font of the title gives the button another size in Auto Layout")
  func fontChange() {
    let button = button("Button")
    button.translatesAutoresizingMaskIntoConstraints = false
    screen.show(button)
    #expect(button.frame.size == CGSize(width: 46, height: 30))
    button.titleLabel?.font = .systemFont(ofSize: 17)
    screen.window.layoutIfNeeded()
    #expect(button.frame.height == 33)
  }

  // MARK: - Layout

  @Test("the title lies in the middle, in whole points")
  func titleFrame() {
    let button = button("Button")
    screen.show(button, frame: CGRect(x: 0, y: 0, width: 201, height: 44))
    #expect(button.titleLabel?.frame == CGRect(x: 77.5, y: 13, width: 46, height: 18))
    button.contentHorizontalAlignment = .left
    button.contentVerticalAlignment = .bottom
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame == CGRect(x: 0, y: 26, width: 46, height: 18))
    button.contentHorizontalAlignment = .trailing
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.maxX == 201)
    button.semanticContentAttribute = .forceRightToLeft
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minX == 0)
  }

  @Test("the image stands before the title, on the right in right-to-left languages")
  func imageAndTitle() {
    let button = button("Button")
    button.setImage(image(20, 20), for: .normal)
    screen.show(button, frame: CGRect(x: 0, y: 0, width: 166, height: 40))
    #expect(button.imageView?.frame == CGRect(x: 50, y: 10, width: 20, height: 20))
    #expect(button.titleLabel?.frame.minX == 70)
    button.semanticContentAttribute = .forceRightToLeft
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minX == 50)
    #expect(button.imageView?.frame.minX == 96)
  }

  @Test("insets that swap image and title, and that stack them, do so")
  func edgeInsets() {
    let button = button("Button")
    button.setImage(image(20, 20), for: .normal)
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 46, bottom: 0, right: -46)
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: -20, bottom: 0, right: 20)
    screen.show(button, frame: CGRect(x: 0, y: 0, width: 166, height: 40))
    #expect(button.titleLabel?.frame.minX == 50)
    #expect(button.imageView?.frame.minX == 96)
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: -20, bottom: -30, right: 0)
    button.imageEdgeInsets = UIEdgeInsets(top: -20, left: 0, bottom: 0, right: -46)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.midX == 83 && button.titleLabel?.frame.midY == 35)
    #expect(button.imageView?.frame.midX == 83 && button.imageView?.frame.midY == 10)
  }

  @Test("alignments of fill make an image as large as the button")
  func filling() {
    let button = UIButton()
    button.setImage(image(20, 20), for: .normal)
    button.contentHorizontalAlignment = .fill
    button.contentVerticalAlignment = .fill
    button.contentEdgeInsets = UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5)
    screen.show(button, frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    #expect(button.imageView?.frame == CGRect(x: 3, y: 2, width: 92, height: 74))
  }

  @Test("a title that is too long is cut in its middle, and its label hugs what is left, centered")
  func truncation() {
    let button = button("A very long button title that has no room")
    #expect(button.titleLabel?.lineBreakMode == .byTruncatingMiddle)
    screen.show(button, frame: CGRect(x: 0, y: 0, width: 80, height: 30))
    let frame = button.titleLabel!.frame
    #expect(frame.width <= 80 && frame.width > 60 && frame.width == frame.width.rounded())
    #expect(abs(frame.midX - 40) <= 0.5)
  }

  @Test("baselines are the title's")
  func baselines() {
    let (button, label) = (button("Button"), UILabel())
    label.text = "Label"
    for view in [button, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      screen.window.addSubview(view)
    }
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: screen.window.topAnchor, constant: 50),
      label.firstBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor),
      label.leadingAnchor.constraint(equalTo: button.trailingAnchor),
    ])
    screen.window.layoutIfNeeded()
    let title = button.titleLabel!
    let buttonBaseline = button.frame.minY + title.frame.minY + title.textPlacement(in: title.bounds).firstBaseline
    #expect(label.frame.minY + label.textPlacement(in: label.bounds).firstBaseline == buttonBaseline)
    #expect(button.forFirstBaselineLayout === title)
  }

  @Test("a symbol without a title has its own baseline, as beside text", arguments: [false, true])
  func symbolBaseline(isConfigured: Bool) throws {
    let label = UILabel()
    label.text = "Label"
    let button = isConfigured ? UIButton(configuration: .plain()) : UIButton(type: .system)
    if isConfigured {
      button.configuration?.image = UIImage(systemName: "star")
    } else {
      button.setImage(UIImage(systemName: "star"), for: .normal)
    }
    let stack = UIStackView(arrangedSubviews: [label, button])
    stack.alignment = .firstBaseline
    stack.translatesAutoresizingMaskIntoConstraints = false
    screen.window.addSubview(stack)
    stack.topAnchor.constraint(equalTo: screen.window.topAnchor, constant: 50).isActive = true
    screen.window.layoutIfNeeded()
    let view = try #require(button.imageView)
    let frame = view.convert(view.alignmentRect(forFrame: view.bounds), to: stack)
    let baseline = frame.minY + view.firstBaselineOffsetFromTop
    let words = label.frame.minY + label.textPlacement(in: label.bounds).firstBaseline
    #expect(abs(baseline - words) < 0.51)
    #expect(button.forFirstBaselineLayout === view)
    button.setImage(nil, for: .normal)
    button.configuration?.image = nil
    #expect(button.forFirstBaselineLayout === button)
  }

  // MARK: - States

  @Test("a state without a title, image or color of its own has the normal one's")
  func fallbacks() {
    let button = button("Normal", type: .custom)
    button.setTitle("Selected", for: .selected)
    button.setTitleColor(.red, for: .normal)
    #expect(button.title(for: .highlighted) == "Normal")
    button.isSelected = true
    #expect(button.currentTitle == "Selected" && button.titleLabel?.text == "Selected")
    button.isHighlighted = true
    #expect(button.currentTitle == "Normal", "selected and highlighted together are a state of their own")
    #expect(button.currentTitleColor == .red)
    button.setTitle(nil, for: .selected)
    button.isHighlighted = false
    #expect(button.currentTitle == "Normal")
  }

  @Test("an attributed title wins over the plain one")
  func attributedTitle() {
    let button = button("Plain")
    button.setAttributedTitle(NSAttributedString(string: "Attributed"), for: .normal)
    #expect(button.titleLabel?.text == "Attributed")
    #expect(button.titleLabel?.textColor == button.tintColor)
    button.setAttributedTitle(nil, for: .normal)
    #expect(button.titleLabel?.text == "Plain")
  }

  @Test("titles are white in custom buttons, tinted in system ones, and gray in disabled system ones")
  func titleColors() {
    #expect(button("A", type: .custom).currentTitleColor == .white)
    let button = button("A")
    button.tintColor = .green
    #expect(button.currentTitleColor == .green)
    button.isEnabled = false
    let light = button.currentTitleColor.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    #expect(light == UIColor(white: 133.0 / 255, alpha: 115.0 / 255))
    button.setTitleColor(.red, for: .normal)
    #expect(button.currentTitleColor == .red)
  }

  @Test("a touched system button fades, a touched custom one darkens its image")
  func highlighting() {
    let system = button("System")
    system.isHighlighted = true
    #expect(abs(system.titleLabel!.alpha - 0.2) < 0.001)
    system.isHighlighted = false
    #expect(system.titleLabel!.alpha == 1)
    let custom = UIButton()
    custom.setImage(image(10, 10, .white), for: .normal)
    screen.show(custom, frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(screen.pixels(of: custom)[5, 5] == .white)
    custom.isHighlighted = true
    #expect(screen.pixels(of: custom)[5, 5].isNear(TestPixels.Pixel(128, 128, 128)))
    custom.adjustsImageWhenHighlighted = false
    #expect(screen.pixels(of: custom)[5, 5] == .white)
    custom.isEnabled = false
    #expect(screen.pixels(of: custom)[5, 5].isNear(TestPixels.Pixel(128, 128, 128, 128)))
  }

  @Test("a system button shows its image in the tint color, a custom one as it is")
  func imageTint() {
    for (type, color) in [
      (UIButton.ButtonType.system, TestPixels.Pixel(0, 255, 0)), (.custom, TestPixels.Pixel(255, 0, 0)),
    ] {
      let button = UIButton(type: type)
      button.tintColor = .green
      button.setImage(image(10, 10), for: .normal)
      screen.show(button, frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      #expect(screen.pixels(of: button)[5, 5] == color)
    }
  }

  @Test("a background image fills the button behind the rest")
  func backgroundImage() {
    let button = button(nil, type: .custom)
    button.setImage(image(4, 4, .blue), for: .normal)
    button.setBackgroundImage(image(2, 2, .red), for: .normal)
    screen.show(button, frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let pixels = screen.pixels(of: button)
    #expect([pixels[1, 1], pixels[10, 10]] == [TestPixels.Pixel(255, 0, 0), TestPixels.Pixel(0, 0, 255)])
  }

  @Test("layout sees of a background image what the image wants it to")
  func backgroundAlignment() {
    let button = button(nil, type: .custom)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    button.setBackgroundImage(image(60, 50, .red).withAlignmentRectInsets(insets), for: .normal)
    #expect(button.alignmentRectInsets == insets)
    #expect(button.intrinsicContentSize == CGSize(width: 54, height: 46))
    #expect(button.sizeThatFits(.zero) == CGSize(width: 60, height: 50))
  }

  // MARK: - Actions

  @Test("a tap sends touch up inside, then the primary action")
  func primaryAction() {
    var log: [String] = []
    let button = UIButton(primaryAction: UIAction(title: "Save") { _ in log.append("primary") })
    button.addAction(UIAction { _ in log.append("up") }, for: .touchUpInside)
    #expect(button.currentTitle == "Save" && button.buttonType == .system)
    screen.show(button, frame: CGRect(x: 50, y: 50, width: 100, height: 40))
    HostFinger(down: CGPoint(x: 60, y: 60), in: screen.window).lift()
    #expect(log == ["up", "primary"])
    HostFinger(down: CGPoint(x: 60, y: 60), in: screen.window).lift(at: CGPoint(x: 300, y: 250))
    #expect(log == ["up", "primary"])
  }

  @Test("touches of the title reach the button")
  func titleTouches() {
    let button = button("Button")
    screen.show(button, frame: CGRect(x: 50, y: 50, width: 100, height: 40))
    #expect(HostFinger(down: CGPoint(x: 100, y: 70), in: screen.window).view === button)
  }

  @Test("a button that changes its selection does so before its actions")
  func selection() {
    var states: [Bool] = []
    let button = UIButton(primaryAction: UIAction { states.append(($0.sender as? UIButton)?.isSelected == true) })
    button.changesSelectionAsPrimaryAction = true
    screen.show(button, frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    for _ in 0..<2 { HostFinger(down: CGPoint(x: 10, y: 10), in: screen.window).lift() }
    #expect(states == [true, false])
  }

  @Test("a menu that is the primary action takes the touch")
  func menu() {
    var log: [String] = []
    let button = button("Menu")
    button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
    button.showsMenuAsPrimaryAction = true
    button.addAction(UIAction { _ in log.append("menu") }, for: .menuActionTriggered)
    button.addAction(UIAction { _ in log.append("up") }, for: .touchUpInside)
    screen.show(button, frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    HostFinger(down: CGPoint(x: 10, y: 10), in: screen.window).lift()
    #expect(log == ["menu"])
  }
}
