import CoreGraphics
import Foundation
import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite("iOS 26: new properties and their effects", .ownHosts)
struct Design26APITests {
  init() { StandardScreen.make() }

  private func image() -> UIBarButtonItem {
    UIBarButtonItem(image: square(18), style: .plain, target: nil, action: nil)
  }

  // MARK: - Corners

  @Test("a concentric corner is as round as the container's less the distance, and no less than the minimum")
  func concentricCorners() {
    let screen = Design26Screen()
    let container = UIView()
    container.cornerConfiguration = .uniformCorners(radius: 40)
    let inner = UIView()
    inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 6))
    container.addSubview(inner)
    inner.frame = CGRect(x: 10, y: 16, width: 100, height: 100)
    screen.add(container, CGRect(x: 50, y: 100, width: 300, height: 300))
    #expect(container.effectiveRadius(corner: .topLeft) == 40)
    #expect(inner.effectiveRadius(corner: .topLeft) == 24)
    #expect(inner.effectiveRadius(corner: .bottomRight) == 6)
    #expect(inner.effectiveRadius(corner: .allCorners) == 24)
    #expect(inner.layer.cornerRadii.topLeft == 24)
  }

  @Test("a capsule is half as round as the view is high, up to its maximum")
  func capsules() {
    let screen = Design26Screen()
    let view = UIView()
    view.cornerConfiguration = .capsule()
    screen.add(view, CGRect(x: 50, y: 100, width: 300, height: 60))
    #expect(view.effectiveRadius(corner: .topLeft) == 30)
    view.cornerConfiguration = .capsule(maximumRadius: 12)
    #expect(view.effectiveRadius(corner: .topLeft) == 12)
  }

  // MARK: - Properties

  private final class Log {
    var entries: [String] = []
  }

  private final class Watched: UIView {
    var log: Log?
    var name = ""

    override func updateProperties() {
      super.updateProperties()
      log?.entries.append("\(name) properties")
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      log?.entries.append("\(name) layout")
    }
  }

  @Test("properties are updated before layout, superviews first, and not because of layout")
  func updateProperties() {
    let screen = Design26Screen()
    let log = Log()
    let (outer, inner) = (Watched(), Watched())
    (outer.name, inner.name, outer.log, inner.log) = ("outer", "inner", log, log)
    outer.addSubview(inner)
    screen.add(outer, CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(log.entries == ["outer properties", "inner properties", "outer layout", "inner layout"])
    log.entries = []
    inner.setNeedsUpdateProperties()
    screen.update()
    #expect(log.entries == ["inner properties"])
    log.entries = []
    outer.setNeedsLayout()
    screen.update()
    #expect(log.entries == ["outer layout"])
    log.entries = []
    outer.setNeedsUpdateProperties()
    outer.updatePropertiesIfNeeded()
    #expect(log.entries == ["outer properties"])
  }

  @Test("a controller's properties are updated ahead of its view's")
  func controllerProperties() {
    final class Controller: UIViewController {
      var count = 0
      override func updateProperties() {
        super.updateProperties()
        count += 1
      }
    }
    let screen = Design26Screen()
    let controller = screen.show(Controller())
    #expect(controller.count == 1)
    controller.setNeedsUpdateProperties()
    screen.update()
    #expect(controller.count == 2)
  }

  // MARK: - Bars

  @Test("an item without a shared background lies on the bar itself")
  func hiddenBackground() {
    let item = image()
    item.hidesSharedBackground = true
    let bar = Design26Screen().showNavigation { $0.rightBarButtonItem = item }.navigationBar
    #expect(bar.shownPlatters.isEmpty)
    item.hidesSharedBackground = false
    bar.layoutIfNeeded()
    #expect(bar.shownPlatters.count == 1)
  }

  @Test("in a group of several items neither property has an effect")
  func groups() {
    let items = [image(), image()]
    items[0].hidesSharedBackground = true
    items[1].sharesBackground = false
    let bar = Design26Screen().showNavigation {
      $0.trailingItemGroups = [UIBarButtonItemGroup(barButtonItems: items, representativeItem: nil)]
    }.navigationBar
    #expect(bar.shownPlatters.count == 1)
  }

  @Test("a badge shows its count at the item's corner")
  func badge() {
    let item = image()
    item.badge = .count(3)
    let bar = Design26Screen().showNavigation { $0.rightBarButtonItem = item }.navigationBar
    let view = bar.parts.itemViews[item]
    let badge = view?.subviews.compactMap { $0 as? BarBadgeView }.first
    #expect(badge?.backgroundColor == .systemRed)
    #expect((badge?.frame.midX ?? 0) > (view?.bounds.midX ?? 0))
    #expect((badge?.frame.midY ?? 0) < (view?.bounds.midY ?? 0))
    item.badge = nil
    bar.layoutIfNeeded()
    #expect(view?.subviews.contains { $0 is BarBadgeView } == false)
  }

  @Test("items keep the color of labels under a bar's tint, and take their own")
  func tints() {
    let (plain, tinted) = (image(), image())
    tinted.tintColor = .systemPink
    tinted.sharesBackground = false
    let navigation = Design26Screen().showNavigation { $0.rightBarButtonItems = [plain, tinted] }
    navigation.navigationBar.tintColor = .systemGreen
    navigation.navigationBar.layoutIfNeeded()
    func tint(_ item: UIBarButtonItem) -> UIColor? {
      navigation.navigationBar.parts.itemViews[item]?.subviews.compactMap { $0 as? UIImageView }.last?.tintColor
    }
    #expect(tint(plain) == .label)
    #expect(tint(tinted) == .systemPink)
  }

  @Test("subtitles lie below titles, and make the bar higher below large ones")
  func subtitles() {
    let screen = Design26Screen()
    let plain = screen.showNavigation(large: true).navigationBar.frame.height
    let navigation = screen.showNavigation({ $0.subtitle = "Updated just now" }, large: true)
    #expect(navigation.navigationBar.frame.height > plain)
    let parts = navigation.navigationBar.parts
    #expect(parts.largeSubtitle?.text == "Updated just now")
    #expect((parts.largeSubtitle?.frame.minY ?? 0) >= parts.largeTitle.frame.maxY - 0.5)
    let small = screen.showNavigation { $0.subtitle = "Updated just now" }.navigationBar
    #expect(small.frame.height == 54)
    #expect((small.parts.subtitle?.frame.minY ?? 0) >= small.parts.title.frame.maxY)
    #expect((small.parts.subtitle?.frame.maxY ?? 0) <= 44)
  }

  @Test("E048: a bottom accessory lies above the tab bar, as wide as the widest platter, and content keeps clear of it")
  func bottomAccessory() {
    let screen = Design26Screen.pro()
    let tabs = UITabBarController()
    let content = UIViewController()
    tabs.viewControllers = [content]
    tabs.bottomAccessory = UITabAccessory(contentView: UILabel())
    screen.show(tabs)
    #expect(tabs.accessoryView?.frame.size == CGSize(width: 360, height: 48))
    #expect((tabs.accessoryView?.frame.maxY ?? 0) < tabs.tabBar.frame.minY)
    #expect(content.view.safeAreaInsets.bottom == 874 - (tabs.accessoryView?.frame.minY ?? 0))
    tabs.setBottomAccessory(nil, animated: false)
    screen.update()
    #expect(tabs.accessoryView == nil)
    #expect(content.view.safeAreaInsets.bottom == 83)
  }

  // MARK: - Scroll edge effects

  @Test("a hidden edge effect fades nothing")
  func hiddenEdgeEffect() {
    let view = UIScrollView()
    #expect(view.shownEdgeEffect(.top, strength: 1) != nil)
    view.topEdgeEffect.isHidden = true
    #expect(view.shownEdgeEffect(.top, strength: 1) == nil)
    #expect(view.shownEdgeEffect(.bottom, strength: 1)?.isHard == false)
    view.bottomEdgeEffect.style = .hard
    #expect(view.shownEdgeEffect(.bottom, strength: 1)?.isHard == true)
    #expect(view.shownEdgeEffect(.bottom, strength: 0) == nil)
  }

  @Test(
    "D244: the fading begins when content is 10 points under the bar, and is there in full at 32",
    arguments: [
      (8, 0), (12, 2 / 22), (32, 1), (200, 1),
    ])
  func edgeEffectBegins(_ row: (distance: Double, strength: Double)) {
    let screen = Design26Screen()
    let table = UITableViewController(style: .plain)
    let source = Design26Rows()
    source.keepAlive(table.tableView)
    table.tableView.dataSource = source
    table.tableView.rowHeight = 600
    let navigation = screen.show(UINavigationController(rootViewController: table))
    table.tableView.contentOffset.y += row.distance
    screen.update()
    #expect(abs((navigation.navigationBar.edgeEffect?.strength ?? 0) - row.strength) < 0.02)
  }

  // MARK: - Glass

  @Test("glass effects of the same style, tint and interaction are equal, also as copies and from archives")
  func glassEffects() throws {
    let effect = UIGlassEffect(style: .clear)
    effect.tintColor = .systemRed
    effect.isInteractive = true
    #expect(effect.isEqual(effect.copy()))
    #expect(!effect.isEqual(UIGlassEffect(style: .clear)))
    let data = try NSKeyedArchiver.archivedData(withRootObject: effect, requiringSecureCoding: false)
    let read = try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? UIGlassEffect
    #expect(read?.style == .clear && read?.isInteractive == true)
  }

  @Test("glass is a capsule, unless the effect view has corners of its own")
  func glassCorners() {
    let screen = Design26Screen()
    let view = UIVisualEffectView(effect: UIGlassEffect(style: .regular))
    screen.add(view, CGRect(x: 50, y: 100, width: 200, height: 60))
    func radius() -> CGFloat? {
      view.subviews.compactMap { $0 as? GlassView }.first?.layer.cornerRadii.topLeft
    }
    #expect(radius() == 30)
    view.cornerConfiguration = .uniformCorners(radius: 12)
    screen.update()
    #expect(radius() == 12)
  }

  @Test("panes in a container merge where they are nearer than its spacing")
  func merging() {
    let screen = Design26Screen()
    screen.window.backgroundColor = .black
    let effect = UIGlassContainerEffect()
    effect.spacing = 20
    let container = UIVisualEffectView(effect: effect)
    let panes = [0, 1].map { _ in UIVisualEffectView(effect: UIGlassEffect(style: .regular)) }
    for pane in panes { container.contentView.addSubview(pane) }
    panes[0].frame = CGRect(x: 20, y: 20, width: 60, height: 60)
    panes[1].frame = CGRect(x: 90, y: 20, width: 60, height: 60)
    screen.add(container, CGRect(x: 50, y: 100, width: 300, height: 100))
    // The point is between the two, which are 10 points apart.
    #expect(screen.color(135, 150)[0] > 200)
    panes[1].frame.origin.x = 130
    container.setNeedsLayout()
    #expect(screen.color(155, 150)[0] < 20)
    #expect(screen.color(210, 150)[0] > 200)
  }

  @Test("the merged outline is the same on every run and contains both panes")
  func union() {
    let panes = [
      GlassUnion.Pane(rect: CGRect(x: 0, y: 0, width: 40, height: 40), radius: 20),
      GlassUnion.Pane(rect: CGRect(x: 48, y: 0, width: 40, height: 40), radius: 20),
    ]
    #expect(GlassUnion.clusters(of: panes, spacing: 20) == [[0, 1]])
    #expect(GlassUnion.clusters(of: panes, spacing: 5).isEmpty)
    let path = GlassUnion(panes: panes, spacing: 20).path
    for point in [CGPoint(x: 20, y: 20), CGPoint(x: 68, y: 20), CGPoint(x: 44, y: 20)] {
      #expect(path.contains(point))
    }
    #expect(!path.contains(CGPoint(x: 20, y: -20)))
    #expect(path.boundingBoxOfPath == GlassUnion(panes: panes, spacing: 20).path.boundingBoxOfPath)
  }

  // MARK: - Sliders

  @Test("a slider with ticks rests on them alone, within the enabled range")
  func sliderTicks() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    slider.trackConfiguration = .init(enabledRange: 0...0.75, numberOfTicks: 5)
    slider.value = 0.4
    #expect(slider.value == 0.5)
    slider.value = 1
    #expect(slider.value == 0.75)
    slider.trackConfiguration = .init(allowsTickValuesOnly: false, neutralValue: 0.5, numberOfTicks: 3)
    slider.value = 0.6
    #expect(abs(slider.value - 0.6) < 0.001)
    Design26Screen().add(slider)
    // The fill extends from the neutral value to the thumb.
    #expect(slider.parts.minimumTrack.frame.minX == 100)
    #expect(slider.parts.minimumTrack.frame.maxX == slider.parts.knob.frame.midX)
    slider.sliderStyle = .thumbless
    slider.layoutIfNeeded()
    #expect(slider.parts.knob.isHidden)
  }

  // MARK: - Both generations

  @Test("two screens of both generations in one process keep their looks")
  func bothGenerations() {
    let new = Design26Screen()
    let newBar = new.showNavigation { $0.rightBarButtonItem = image() }.navigationBar
    var configuration = ScreenConfiguration.standard
    configuration.measures = nil
    let scene = UIWindowScene(screen: UIScreen(configuration: configuration))
    UIApplication.shared.connect(scene)
    let window = UIWindow(windowScene: scene)
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItem = image()
    let navigation = UINavigationController(rootViewController: controller)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    WindowFrame.make(for: window)
    #expect(navigation.navigationBar.frame.height == 44)
    #expect(navigation.navigationBar.shownPlatters.isEmpty)
    new.update()
    #expect(newBar.frame.height == 54)
    #expect(newBar.shownPlatters.count == 1)
    StandardScreen.make()
  }

  // MARK: - Back

  @Test("the way back from content under the bar to a scrolled list is laid out once a frame")
  func back() {
    let screen = Design26Screen()
    let list = UIViewController()
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 393, height: 3000)
    list.view = scroll
    let detail = UIViewController()
    let picture = UIScrollView()
    picture.contentSize = CGSize(width: 393, height: 3000)
    detail.view = picture
    let navigation = screen.show(UINavigationController(rootViewController: list))
    scroll.contentOffset.y = 200
    navigation.pushViewController(detail, animated: false)
    screen.update()
    picture.contentOffset.y += 200
    screen.update()
    #expect(navigation.navigationBar.parts.edgeEffect != nil)
    let back = navigation.navigationBar.parts.backButton
    #expect(back.isAccessibilityElement && back.accessibilityLabel == "Back")
    back.sendActions(for: .primaryActionTriggered)
    screen.update()
    #expect(navigation.viewControllers == [list])
    #expect(!navigation.navigationBar.layer.needsLayout())
  }

  // MARK: - Search tabs

  @Test("the search tab shows its picture alone, apart from the others, and is called by its title")
  func searchTab() throws {
    let screen = Design26Screen()
    let search = UISearchTab { _ in
      let controller = UIViewController()
      controller.navigationItem.searchController = UISearchController()
      return UINavigationController(rootViewController: controller)
    }
    search.automaticallyActivatesSearch = true
    let tabs = UITabBarController(tabs: [
      UITab(title: "Home", image: UIImage(systemName: "house"), identifier: "home") { _ in UIViewController() }, search,
    ])
    let bar = screen.show(tabs).tabBar
    let button = try #require(bar.buttons.last)
    #expect(button.frame.maxX < bar.bounds.maxX && button.frame.minX > (bar.floatingParts?.platter.frame.maxX ?? 0))
    #expect(button.accessibilityLabel == "Search" && button.accessibilityTraits.contains(.button))
    let controller = try #require(
      (search.viewController as? UINavigationController)?.topViewController?.navigationItem.searchController)
    #expect(!controller.isActive)
    button.sendActions(for: .touchUpInside)
    screen.update()
    #expect(tabs.selectedTab === search && controller.isActive)
  }
}
