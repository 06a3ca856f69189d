import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("UITabBar", .ownHosts)
struct UITabBarTests {
  init() { StandardScreen.make() }

  @MainActor
  private final class Witness: NSObject, UITabBarDelegate {
    var titles: [String] = []
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { titles.append(item.title ?? "") }
  }

  private func show(
    _ titles: [String], direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    width: UIUserInterfaceSizeClass = .compact
  ) -> (bar: UITabBar, screen: ControlTestScreen) {
    let screen = ControlTestScreen(direction: direction)
    screen.window.traitOverrides.horizontalSizeClass = width
    screen.window.traitOverrides.verticalSizeClass = .regular
    let bar = UITabBar()
    bar.items = titles.enumerated().map { index, title in
      UITabBarItem(title: title, image: UIImage(systemName: "star"), tag: index)
    }
    screen.show(bar, frame: CGRect(x: 0, y: 100, width: 400, height: 49))
    return (bar, screen)
  }

  @Test("it is 49 points high, and as much more as the home indicator takes")
  func height() {
    #expect(UITabBar().sizeThatFits(CGSize(width: 320, height: 0)) == CGSize(width: 320, height: 49))
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.isHidden = false
    let bar = UITabBar()
    window.addSubview(bar)
    #expect(bar.intrinsicContentSize.height == 83)
  }

  @Test("tabs share the width in equal parts, from the leading edge on")
  func frames() {
    let frames = show(["A", "B", "C", "D"]).bar.buttons.map(\.frame)
    #expect(frames.map(\.minX) == [2, 101, 200, 299] && frames.allSatisfy { $0.width == 99 && $0.height == 49 })
    #expect(show(["A", "B"], direction: .rightToLeft).bar.buttons.map(\.frame.minX) == [200, 2])
  }

  @Test("centered tabs are 76 points wide and 34 apart, unless the bar says otherwise")
  func centered() {
    let bar = show(["A", "B"]).bar
    bar.itemPositioning = .centered
    bar.layoutIfNeeded()
    #expect(bar.buttons.map(\.frame.minX) == [107, 217])
    bar.itemWidth = 100
    bar.itemSpacing = 20
    bar.layoutIfNeeded()
    #expect(bar.buttons.map(\.frame.minX) == [90, 210])
    #expect(show(["A", "B"], width: .regular).bar.buttons.map(\.frame.minX) == [107, 217])
  }

  @Test("a tap selects and tells the delegate, each time; code only selects")
  func taps() {
    let witness = Witness()
    let (bar, screen) = show(["A", "B"])
    bar.delegate = witness
    #expect(bar.selectedItem == nil)
    bar.selectedItem = bar.items?[0]
    #expect(witness.titles.isEmpty)
    for _ in 0..<2 { HostFinger(down: CGPoint(x: 300, y: 120), in: screen.window).lift() }
    #expect(bar.selectedItem?.title == "B" && witness.titles == ["B", "B"])
    bar.items?[0].isEnabled = false
    bar.layoutIfNeeded()
    HostFinger(down: CGPoint(x: 100, y: 120), in: screen.window).lift()
    #expect(bar.selectedItem?.title == "B")
    bar.items = [UITabBarItem(title: "C", image: nil, tag: 0)]
    #expect(bar.selectedItem == nil)
  }

  @Test("the selected tab has the tint color, the others are gray or what the bar says")
  func colors() {
    let (bar, _) = show(["A", "B"])
    bar.tintColor = .red
    bar.selectedItem = bar.items?[0]
    bar.layoutIfNeeded()
    func color(_ index: Int) -> UIColor? { bar.buttons[index].subviews.compactMap { $0 as? UILabel }[0].textColor }
    #expect(color(0) == .red && color(1) == bar.measures.tabBars.unselectedColor)
    bar.unselectedItemTintColor = .blue
    bar.layoutIfNeeded()
    #expect(color(0) == .red && color(1) == .blue)
    let appearance = UITabBarAppearance()
    appearance.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.green]
    bar.standardAppearance = appearance
    bar.layoutIfNeeded()
    #expect(color(0) == .green && color(1) == .blue)
  }

  @Test("the selected image is the image until there is another")
  func selectedImage() {
    let (a, b) = (UIImage(systemName: "star"), UIImage(systemName: "star.fill"))
    let item = UITabBarItem(title: nil, image: a, selectedImage: nil)
    #expect(item.selectedImage === a)
    item.selectedImage = b
    #expect(item.selectedImage === b)
    item.selectedImage = nil
    #expect(item.selectedImage === a)
  }

  @Test("a badge is a red patch of 18 points, wider for longer words")
  func badge() throws {
    let (bar, screen) = show(["A", "B"])
    let item = try #require(bar.items?[0])
    let badge = try #require(bar.buttons[0].subviews.compactMap { $0 as? TabBadge }.first)
    #expect(badge.isHidden)
    item.badgeValue = "1"
    bar.layoutIfNeeded()
    #expect(!badge.isHidden && badge.frame.size == CGSize(width: 18, height: 18))
    item.badgeValue = "1234"
    bar.layoutIfNeeded()
    #expect(badge.frame.width > 30)
    item.badgeColor = .blue
    let pixels = screen.pixels(of: badge)
    #expect(pixels[4, 2] == .init(0, 0, 255))
  }

  @Test("a bar that ends above the home indicator lays its background under it")
  func reach() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.isHidden = false
    let bar = UITabBar(frame: CGRect(x: 0, y: 852 - 34 - 49, width: 393, height: 49))
    window.addSubview(bar)
    window.layoutIfNeeded()
    #expect(bar.background.frame.height == 83)
    bar.frame = CGRect(x: 0, y: 852 - 83, width: 393, height: 83)
    bar.items = [UITabBarItem(title: "A", image: nil, tag: 0)]
    window.layoutIfNeeded()
    #expect(bar.background.frame.height == 83 && bar.buttons[0].frame.height == 49)
  }

  @Test("what is set on the class's appearance holds for bars that come into a window, unless they have their own")
  func proxy() {
    defer { AppearanceProxies.current.removeAll() }
    UITabBar.appearance().tintColor = .green
    UITabBar.appearance().unselectedItemTintColor = .red
    UITabBar.appearance().barTintColor = .blue
    let bar = show(["A"]).bar
    #expect(bar.tintColor == .green && bar.unselectedItemTintColor == .red)
    #expect(bar.standardAppearance.backgroundColor == UIColor.blue.withAlphaComponent(0.85))
    let own = UITabBar()
    own.unselectedItemTintColor = .blue
    let screen = ControlTestScreen()
    screen.show(own)
    #expect(own.unselectedItemTintColor == .blue && own.tintColor == .green)
  }
}
