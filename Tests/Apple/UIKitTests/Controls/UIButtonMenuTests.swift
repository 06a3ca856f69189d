import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("UIButton: types, menus, roles and activity", .ownHosts)
struct UIButtonMenuTests {
  private typealias Pixel = TestPixels.Pixel
  private let screen: ControlTestScreen

  init() {
    StandardScreen.make()
    screen = ControlTestScreen()
  }

  private func menu() -> UIMenu {
    UIMenu(children: [UIAction(title: "Name") { _ in }, UIAction(title: "Date", state: .on) { _ in }])
  }

  private func popup(_ configuration: UIButton.Configuration) -> UIButton {
    let button = UIButton(configuration: configuration)
    button.menu = menu()
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    return button
  }

  @Test("types with pictures have them, in the tint color")
  func types() {
    for type in [UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd] {
      let button = UIButton(type: type)
      button.tintColor = .red
      button.sizeToFit()
      #expect(button.buttonType == type && button.frame.size == CGSize(width: 24, height: 24))
      screen.show(button)
      let pixels = screen.pixels(of: button, scale: 4)
      let top = (0..<12).map { pixels[48, $0] }
      #expect(top.contains(Pixel(255, 0, 0)))
      #expect(pixels[2, 2] == .clear)
    }
    #expect(UIButton(type: .close).intrinsicContentSize == CGSize(width: 30, height: 30))
  }

  @Test("a close button is an x on a gray disc")
  func close() {
    let button = UIButton(type: .close)
    button.sizeToFit()
    screen.show(button)
    let pixels = screen.pixels(of: button, scale: 2)
    #expect(pixels[30, 6].alpha.distance(to: 31).magnitude <= 2)
    #expect(pixels[30, 30].alpha > 140)
    #expect(pixels[1, 1] == .clear)
  }

  @Test("an activity indicator takes the place of the image, and turns")
  func activity() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Save"
    let width = UIButton(configuration: configuration).intrinsicContentSize.width
    configuration.showsActivityIndicator = true
    configuration.imagePadding = 4
    let button = UIButton(configuration: configuration)
    #expect(button.intrinsicContentSize.width == width + 24)
    button.sizeToFit()
    screen.show(button)
    let wheel = button.subviews.compactMap { $0 as? UIActivityIndicatorView }
    #expect(wheel.count == 1 && wheel[0].isAnimating && wheel[0].frame.minX == 12)
    #expect(wheel[0].frame.size == CGSize(width: 20, height: 20))
    button.configuration?.showsActivityIndicator = false
    #expect(button.intrinsicContentSize.width == width)
    #expect(!button.subviews.contains { $0 is UIActivityIndicatorView })
  }

  @Test("a pop-up button has the title of the chosen action and a mark behind it")
  func popups() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Sort"
    let button = popup(configuration)
    #expect(button.currentTitle == "Date")
    button.sizeToFit()
    screen.show(button)
    #expect(button.titleLabel?.text == "Date")
    let marked = button.intrinsicContentSize.width
    button.configuration?.indicator = UIButton.Configuration.Indicator.none
    #expect(button.intrinsicContentSize.width == marked - 14)
    button.menu = nil
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Sort")
  }

  @Test("where no action of the menu is on, a pop-up button shows the first")
  func firstAction() {
    let button = popup(.gray())
    button.menu = UIMenu(children: [
      UIMenu(options: .displayInline, children: [UIAction(title: "Inner") { _ in }]), UIAction(title: "Outer") { _ in },
    ])
    #expect(button.currentTitle == "Inner")
  }

  @Test("a destructive role makes a configuration's own colors red, and leaves those of the app")
  func roles() {
    let button = UIButton(configuration: .filled())
    button.role = .destructive
    screen.show(button, frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    #expect(screen.pixels(of: button)[30, 15] == Pixel(255, 59, 48))
    button.configuration?.baseBackgroundColor = .green
    #expect(screen.pixels(of: button)[30, 15] == Pixel(0, 255, 0))
  }

  @Test("performing the primary action sends its event")
  func primaryAction() {
    var count = 0
    let button = UIButton(primaryAction: UIAction { _ in count += 1 })
    button.performPrimaryAction()
    #expect(count == 1)
  }

  @Test("a deferred element's provider is asked once, an uncached one's each time")
  func deferred() {
    var count = 0
    let provider: (@escaping ([UIMenuElement]) -> Void) -> Void = {
      count += 1
      $0([UIAction(title: "Entry \(count)") { _ in }])
    }
    var titles: [String] = []
    let cached = UIDeferredMenuElement(provider)
    for _ in 0..<2 { cached.provideElements { titles += $0.map(\.title) } }
    let uncached = UIDeferredMenuElement.uncached(provider)
    for _ in 0..<2 { uncached.provideElements { titles += $0.map(\.title) } }
    #expect(titles == ["Entry 1", "Entry 1", "Entry 2", "Entry 3"])
  }
}
