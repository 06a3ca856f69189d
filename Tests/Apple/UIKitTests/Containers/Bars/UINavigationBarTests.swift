import TestHosts
import Testing
import ViewHost

@testable import UIKit

@MainActor
@Suite("UINavigationBar", .ownHosts)
struct UINavigationBarTests {
  init() { StandardScreen.make() }

  private func show(
    _ items: [UINavigationItem], width: CGFloat = 375, largeTitles: Bool = false,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) -> (bar: UINavigationBar, screen: ControlTestScreen) {
    let screen = ControlTestScreen(direction: direction)
    let bar = UINavigationBar()
    bar.prefersLargeTitles = largeTitles
    bar.items = items
    screen.show(bar, frame: CGRect(x: 0, y: 0, width: width, height: bar.intrinsicContentSize.height))
    return (bar, screen)
  }

  private func words(_ bar: UINavigationBar) -> String? {
    bar.layoutIfNeeded()
    return bar.parts.backButton.isHidden ? nil : bar.parts.backButton.label.attributedText?.string ?? ""
  }

  // MARK: - Sizes

  /// A class that overrides the initializers as Apple declares them: only that of the decoder is `required`.
  private final class YellowAppearance: UINavigationBarAppearance {
    override init(idiom: UIUserInterfaceIdiom) {
      super.init(idiom: idiom)
      backgroundColor = .yellow
    }

    override init(barAppearance: UIBarAppearance) { super.init(barAppearance: barAppearance) }

    required init(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test("a bar takes an appearance of a subclass, which overrides the initializers that Apple declares")
  func appearanceOfSubclass() {
    let bar = UINavigationBar()
    bar.standardAppearance = YellowAppearance()
    #expect(bar.standardAppearance.backgroundColor == .yellow)
    let copy = YellowAppearance().copy() as? UINavigationBarAppearance
    #expect(copy?.backgroundColor == .yellow)
  }

  @Test("it is 44 points high, 96 with a large title, 30 more with a prompt")
  func heights() {
    let item = UINavigationItem(title: "A")
    let bar = UINavigationBar()
    #expect(bar.sizeThatFits(CGSize(width: 320, height: 0)) == CGSize(width: 320, height: 44))
    bar.items = [item]
    bar.prefersLargeTitles = true
    #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 96))
    item.prompt = "Choose"
    #expect(bar.intrinsicContentSize.height == 126)
    item.largeTitleDisplayMode = .never
    #expect(bar.intrinsicContentSize.height == 74)
  }

  @Test("content that hangs below a bar of an app's own lies below it, under the status bar as in a sheet")
  func ownBar() {
    for top in [0, 59] as [CGFloat] {
      let host = ViewHost(device: .standard)
      let (bar, content, box) = host.run { (UINavigationBar(), UIScrollView(), UIView()) }
      let controller = host.run { UIViewController() }
      host.run {
        bar.items = [UINavigationItem(title: "A")]
        for view in [box, bar, content] { view.translatesAutoresizingMaskIntoConstraints = false }
        controller.view.addSubview(box)
        box.addSubview(content)
        box.addSubview(bar)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 59 - top),
          box.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
          box.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
          box.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
          bar.topAnchor.constraint(equalTo: box.safeAreaLayoutGuide.topAnchor),
          bar.leadingAnchor.constraint(equalTo: box.leadingAnchor),
          bar.trailingAnchor.constraint(equalTo: box.trailingAnchor),
          content.topAnchor.constraint(equalTo: bar.bottomAnchor),
          content.leadingAnchor.constraint(equalTo: box.leadingAnchor),
          content.trailingAnchor.constraint(equalTo: box.trailingAnchor),
          content.bottomAnchor.constraint(equalTo: box.bottomAnchor),
        ])
        content.contentSize.height = 2000
      }
      host.show(controller)
      #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 59, width: 393, height: 44))
      // A view at the top of the screen includes the height of the status bar only once.
      #expect(content.adjustedContentInset.top == 0 && content.contentOffset.y == 0)
      #expect(content.frame.minY == top + 44)
    }
  }

  @Test("bars get lower and higher again as their phone is turned, where only they know their height")
  func turned() {
    let host = ViewHost(device: .standard)
    let bars: [UIView] = host.run { [UINavigationBar(), UIToolbar(), UITabBar()] }
    host.show(
      host.run {
        let root = UIView()
        for bar in bars {
          bar.translatesAutoresizingMaskIntoConstraints = false
          root.addSubview(bar)
          NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 100),
            bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: root.trailingAnchor),
          ])
        }
        return root
      })
    let upright = bars.map(\.frame.height)
    #expect(upright.first == 44)
    host.set(host.device.held(.landscape))
    #expect(bars.first?.frame.height == 32)
    #expect(bars.map(\.frame.height) == bars.map(\.intrinsicContentSize.height))
    host.set(host.device.held(.portrait))
    #expect(bars.map(\.frame.height) == upright)
  }

  @Test("an item's automatic large title is as the one below it")
  func largeTitleModes() {
    let (first, second) = (UINavigationItem(title: "A"), UINavigationItem(title: "B"))
    let bar = UINavigationBar()
    bar.prefersLargeTitles = true
    bar.items = [first, second]
    #expect(bar.showsLargeTitle)
    first.largeTitleDisplayMode = .never
    #expect(!bar.showsLargeTitle)
    second.largeTitleDisplayMode = .always
    #expect(bar.showsLargeTitle)
    bar.prefersLargeTitles = false
    #expect(!bar.showsLargeTitle)
  }

  // MARK: - Places

  @Test("the title is in the middle where it fits, else as near to it as the items let it, else cut off")
  func title() {
    let item = UINavigationItem(title: "Settings")
    func box(_ width: CGFloat) -> UIBarButtonItem {
      UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20)))
    }
    let (bar, _) = show([item])
    let title = bar.parts.title
    #expect(abs(title.frame.midX - 187.5) <= 0.5)
    item.rightBarButtonItem = box(60)
    bar.layoutIfNeeded()
    #expect(abs(title.frame.midX - 187.5) <= 0.5)
    item.rightBarButtonItem = box(180)
    bar.layoutIfNeeded()
    // 375 - 16 - 180 - 8
    #expect(title.frame.maxX == 171)
    item.rightBarButtonItem = box(310)
    bar.layoutIfNeeded()
    #expect(title.frame.minX == 16 && title.frame.maxX == 41)
  }

  @Test("items lie at the margins, from the edges inwards, mirrored from right to left")
  func items() {
    func box() -> UIBarButtonItem {
      UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20)))
    }
    let item = UINavigationItem(title: "A")
    let (left, first, second) = (box(), box(), box())
    item.leftBarButtonItem = left
    item.rightBarButtonItems = [first, second]
    let bar = show([item]).bar
    #expect(bar.parts.itemViews[left]?.frame == CGRect(x: 16, y: 0, width: 30, height: 44))
    #expect(bar.parts.itemViews[first]?.frame.maxX == 359)
    #expect(bar.parts.itemViews[second]?.frame.maxX == 313)
    let mirrored = show([item], direction: .rightToLeft).bar
    #expect(mirrored.parts.itemViews[left]?.frame.maxX == 359)
    #expect(mirrored.parts.itemViews[first]?.frame.minX == 16)
  }

  @Test("margins are 20 points on wide screens")
  func margins() {
    let item = UINavigationItem(title: "A")
    let box = UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20)))
    item.leftBarButtonItem = box
    let bar = show([item], width: 428).bar
    #expect(bar.parts.itemViews[box]?.frame.minX == 20)
  }

  @Test("a large title stands at the margin under the buttons, and the small one is gone")
  func largeTitle() {
    let (bar, _) = show([UINavigationItem(title: "Recipes")], largeTitles: true)
    let label = bar.parts.largeTitle
    #expect(label.frame.minX == 16 && label.frame.minY == 47 && label.frame.maxY <= 96)
    #expect(label.font.pointSize == 34)
    #expect(bar.parts.title.alpha == 0)
    // With little space, the order is reversed.
    bar.frame.size.height = 44
    bar.layoutIfNeeded()
    #expect(label.alpha == 0 && bar.parts.title.alpha == 1)
  }

  @Test("a title view takes the title's place")
  func titleView() {
    let item = UINavigationItem(title: "A")
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    item.titleView = view
    let (bar, _) = show([item])
    #expect(view.convert(view.bounds, to: bar) == CGRect(x: 137.5, y: 7, width: 100, height: 30))
    #expect(bar.parts.title.isHidden)
    item.titleView = nil
    bar.layoutIfNeeded()
    #expect(!bar.parts.title.isHidden && view.window == nil)
  }

  @Test("groups are a bar's items; those in the middle are shown on tablets, by browsers and editors")
  func groups() throws {
    func items(_ names: String...) -> [UIBarButtonItem] { names.map { UIBarButtonItem(title: $0) } }
    let test = TestWindow(.tablet)
    defer { StandardScreen.make() }
    let root = UIViewController()
    let item = root.navigationItem
    item.title = "Title"
    let center = UIBarButtonItemGroup(barButtonItems: items("Bold", "Italic"), representativeItem: nil)
    item.centerItemGroups = [center]
    item.trailingItemGroups = [
      items("First")[0].creatingFixedGroup(), .fixedGroup(items: items("Second", "Third")),
    ]
    #expect(item.rightBarButtonItems?.map(\.title) == ["Third", "Second", "First"])
    let navigation = UINavigationController(rootViewController: root)
    test.show(navigation)
    let bar = navigation.navigationBar
    func view(_ item: UIBarButtonItem) -> UIView? { bar.parts.itemViews[item] }
    #expect(view(center.barButtonItems[0]) == nil)
    #expect(abs(bar.parts.title.center.x - bar.bounds.midX) < 1)
    item.style = .editor
    test.frame()
    let (bold, italic) = (
      try #require(view(center.barButtonItems[0])), try #require(view(center.barButtonItems[1]))
    )
    #expect(abs((bold.frame.minX + italic.frame.maxX) / 2 - bar.bounds.midX) < 1)
    #expect(bar.parts.title.frame.maxX < bold.frame.minX && bar.parts.title.frame.minX < 30)
    center.isHidden = true
    test.frame()
    #expect(bold.superview == nil)
    #expect(center.barButtonItems[0].buttonGroup === center)
    // An item that is set separately is also a group.
    item.leftBarButtonItems = items("A", "B")
    #expect(item.leadingItemGroups.map { $0.barButtonItems.map(\.title) } == [["A"], ["B"]])
    let last = item.trailingItemGroups[1]
    last.isHidden = true
    #expect(item.rightBarButtonItems?.map(\.title) == ["First"])
  }

  @Test("what stands for a group is shown where there is no room for all items")
  func representatives() throws {
    let more = UIBarButtonItem(title: "More")
    let names = ["Underlined", "Strikethrough", "Superscript", "Subscript", "Highlighted"]
    let group = UIBarButtonItemGroup(barButtonItems: names.map { UIBarButtonItem(title: $0) }, representativeItem: more)
    let item = UINavigationItem(title: "A")
    item.trailingItemGroups = [group]
    let (bar, _) = show([item])
    func isShown(_ item: UIBarButtonItem) -> Bool { bar.parts.itemViews[item]?.isHidden == false }
    #expect(group.isDisplayingRepresentativeItem && isShown(more))
    #expect(!group.barButtonItems.contains(where: isShown))
    #expect(try #require(bar.parts.itemViews[more]).frame.maxX > bar.bounds.width - 20)
    // The app's property still contains all items.
    #expect(item.rightBarButtonItems?.count == 5)
    group.barButtonItems = Array(group.barButtonItems.prefix(2))
    bar.layoutIfNeeded()
    #expect(!group.isDisplayingRepresentativeItem && !isShown(more))
    #expect(group.barButtonItems.allSatisfy(isShown))
  }

  @Test("a stack without a size of its own as title view has room for what is in it from the start")
  func stackAsTitleView() {
    let (name, state) = (UILabel(), UILabel())
    (name.text, state.text) = ("Anna", "online")
    state.font = .preferredFont(forTextStyle: .caption2)
    let stack = UIStackView(arrangedSubviews: [name, state])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 1
    let conflicts = reportedConflicts {
      let root = UIViewController()
      root.navigationItem.titleView = stack
      TestWindow().show(UINavigationController(rootViewController: root))
    }
    #expect(conflicts.isEmpty)
    #expect(state.frame.minY == name.frame.maxY + 1 && stack.frame.height >= state.frame.maxY)
  }

  @Test("a search bar as title view fills the room, without a background of its own, also after the bar got wider")
  func searchBar() {
    let item = UINavigationItem(title: "A")
    let search = UISearchBar()
    item.titleView = search
    item.rightBarButtonItem = UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20)))
    let (bar, screen) = show([item])
    // 375 - 16 - 40 - 8 - 16
    #expect(search.convert(search.bounds, to: bar) == CGRect(x: 16, y: 0, width: 295, height: 44))
    bar.frame.size.width = 395
    screen.window.layoutIfNeeded()
    #expect(search.frame.width == 315)
    #expect(screen.pixels(of: search)[1, 1] == .clear)
  }

  // MARK: - Back button

  @Test("the back button says the title before, without room Back, and without that nothing")
  func backWords() {
    let back = UINavigationItem(title: "Settings")
    let top = UINavigationItem(title: "General")
    let (bar, _) = show([back, top])
    #expect(words(bar) == "Settings")
    back.title = "Notifications, sounds and vibrations"
    #expect(words(bar) == "Back")
    top.title = "A title that leaves hardly any room at all"
    #expect(words(bar) == "")
    bar.items = [back]
    #expect(words(bar) == nil)
  }

  @Test("what the item before wants said wins over its title")
  func backTitle() {
    let back = UINavigationItem(title: "Settings")
    let (bar, _) = show([back, UINavigationItem(title: "B")])
    back.backButtonTitle = "Home"
    #expect(words(bar) == "Home")
    back.backBarButtonItem = UIBarButtonItem(title: "Start")
    #expect(words(bar) == "Start")
    back.backButtonDisplayMode = .generic
    #expect(words(bar) == "Back")
    back.backButtonDisplayMode = .minimal
    #expect(words(bar) == "")
  }

  @Test("left items take the back button's place, unless they are to stand beside it")
  func leftItems() {
    let top = UINavigationItem(title: "B")
    let (bar, _) = show([UINavigationItem(title: "A"), top])
    let box = UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20)))
    top.leftBarButtonItem = box
    #expect(words(bar) == nil)
    top.leftItemsSupplementBackButton = true
    #expect(words(bar) == "A")
    #expect((bar.parts.itemViews[box]?.frame.minX ?? 0) > bar.parts.backButton.frame.maxX)
    top.hidesBackButton = true
    #expect(words(bar) == nil)
    #expect(bar.parts.itemViews[box]?.frame.minX == 16)
  }

  // MARK: - The stack

  @MainActor
  private final class Witness: NSObject, UINavigationBarDelegate {
    var log: [String] = []
    var allows = true
    var position = UIBarPosition.any

    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
      log.append("shouldPush \(item.title ?? "")")
      return allows
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
      log.append("didPush \(item.title ?? "")")
    }
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      log.append("shouldPop \(item.title ?? "")")
      return allows
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      log.append("didPop \(item.title ?? "")")
    }
    func position(for bar: any UIBarPositioning) -> UIBarPosition { position }
  }

  @Test("pushing and popping ask the delegate first and tell it after")
  func delegate() {
    let witness = Witness()
    let bar = UINavigationBar()
    bar.delegate = witness
    bar.items = [UINavigationItem(title: "A")]
    bar.pushItem(UINavigationItem(title: "B"), animated: true)
    #expect(bar.topItem?.title == "B" && bar.backItem?.title == "A")
    #expect(bar.popItem(animated: true)?.title == "B")
    witness.allows = false
    bar.pushItem(UINavigationItem(title: "C"), animated: false)
    #expect(bar.topItem?.title == "A")
    #expect(bar.popItem(animated: false) == nil)
    #expect(
      witness.log == [
        "shouldPush B", "didPush B", "shouldPop B", "didPop B", "shouldPush C", "shouldPop A",
      ])
  }

  @Test("a tap on the back button pops, or does what the item wants")
  func backTap() {
    let top = UINavigationItem(title: "B")
    let (bar, screen) = show([UINavigationItem(title: "A"), top])
    var taps = 0
    top.backAction = UIAction { _ in taps += 1 }
    HostFinger(down: CGPoint(x: 14, y: 22), in: screen.window).lift()
    #expect(taps == 1 && bar.items?.count == 2)
    top.backAction = nil
    HostFinger(down: CGPoint(x: 14, y: 22), in: screen.window).lift()
    #expect(bar.items?.count == 1)
  }

  // MARK: - Appearance

  @Test("a bar attached to the top lays its background under the status bar")
  func attached() {
    let witness = Witness()
    witness.position = .topAttached
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.isHidden = false
    let bar = UINavigationBar(frame: CGRect(x: 0, y: window.safeAreaInsets.top, width: 393, height: 44))
    bar.delegate = witness
    window.addSubview(bar)
    window.layoutIfNeeded()
    #expect(bar.barPosition == .topAttached && window.safeAreaInsets.top > 0)
    #expect(bar.parts.background.frame.minY == -window.safeAreaInsets.top)
    #expect(bar.parts.background.frame.maxY == 44)
    witness.position = .top
    bar.delegate = witness
    window.layoutIfNeeded()
    #expect(bar.parts.background.frame.minY == 0)
  }

  @Test("pixels: the tint of the background, and a hairline below the bar")
  func pixels() {
    let screen = ControlTestScreen()
    screen.window.backgroundColor = .white
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 50, width: 400, height: 44))
    bar.items = [UINavigationItem(title: "")]
    screen.show(bar)
    let pixels = screen.pixels(of: screen.window, scale: 2)
    #expect(pixels[10, 99] == .white)
    #expect(pixels[10, 110].isNear(.init(249, 249, 249), within: 1))
    // 0.3 of black on white, one pixel high.
    #expect(pixels[10, 188].isNear(.init(179, 179, 179)))
    #expect(pixels[10, 189] == .white)
  }

  @Test("appearances: an item's win over the bar's, and changes are seen at once")
  func appearances() {
    let item = UINavigationItem(title: "A")
    let (bar, screen) = show([item])
    func color() -> TestPixels.Pixel { screen.pixels(of: bar)[5, 5] }
    let given = UINavigationBarAppearance()
    given.configureWithOpaqueBackground()
    given.backgroundColor = .red
    bar.standardAppearance = given
    #expect(color() == .init(255, 0, 0))
    // The bar has copied the appearance.
    given.backgroundColor = .green
    #expect(color() == .init(255, 0, 0))
    bar.standardAppearance.backgroundColor = .blue
    #expect(color() == .init(0, 0, 255))
    item.standardAppearance = given
    #expect(color() == .init(0, 255, 0))
    bar.isAtScrollEdge = true
    #expect(color() == .clear)
    let edge = UINavigationBarAppearance()
    edge.backgroundColor = .white
    bar.scrollEdgeAppearance = edge
    #expect(color() == .white)
  }

  @Test("bar tint and translucency from before appearances go into the standard one")
  func legacy() {
    let bar = UINavigationBar()
    bar.isTranslucent = false
    bar.barTintColor = .red
    #expect(bar.standardAppearance.backgroundColor == .red && bar.standardAppearance.backgroundEffect == nil)
    bar.titleTextAttributes = [.foregroundColor: UIColor.white]
    #expect(bar.standardAppearance.titleTextAttributes[.foregroundColor] as? UIColor == .white)
    bar.barStyle = .black
    #expect(bar.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("a copy of an appearance shares nothing, and one of another kind takes the background")
  func copies() throws {
    let original = UINavigationBarAppearance()
    original.backgroundColor = .red
    original.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
    let copy = try #require(original.copy() as? UINavigationBarAppearance)
    copy.buttonAppearance.normal.titleTextAttributes = [:]
    #expect(original.buttonAppearance.normal.titleTextAttributes.count == 1)
    #expect(copy.backgroundColor == .red)
    #expect(UITabBarAppearance(barAppearance: original).backgroundColor == .red)
    original.configureWithTransparentBackground()
    #expect(original.backgroundColor == nil && original.backgroundEffect == nil && original.shadowColor == nil)
    original.configureWithDefaultBackground()
    #expect(original.backgroundEffect != nil && original.shadowColor != nil)
    original.configureWithOpaqueBackground()
    #expect(original.backgroundColor == .systemBackground && original.backgroundEffect == nil)
  }

  @Test("what is set on the class's appearance holds for bars that come into a window, unless they have their own")
  func proxy() {
    defer { AppearanceProxies.current.removeAll() }
    let given = UINavigationBarAppearance()
    given.backgroundColor = .red
    UINavigationBar.appearance().standardAppearance = given
    UINavigationBar.appearance().tintColor = .green
    let (bar, _) = show([UINavigationItem(title: "A")])
    #expect(bar.standardAppearance.backgroundColor == .red && bar.tintColor == .green)
    #expect(bar.standardAppearance !== UINavigationBar.appearance().standardAppearance)

    let own = UINavigationBar()
    own.standardAppearance = UINavigationBarAppearance()
    own.tintColor = .blue
    let screen = ControlTestScreen()
    screen.show(own)
    #expect(own.standardAppearance.backgroundColor == nil && own.tintColor == .blue)
  }

  @Test("properties from before appearances work through the class's appearance, too, and yield to a standard one")
  func oldProxy() {
    defer { AppearanceProxies.current.removeAll() }
    UINavigationBar.appearance().barTintColor = .red
    UINavigationBar.appearance().isTranslucent = false
    UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
    let bar = show([UINavigationItem(title: "A")]).bar
    #expect(bar.standardAppearance.backgroundColor == .red && bar.barTintColor == .red)
    #expect(bar.parts.title.textColor == .white)
    let own = UINavigationBar()
    own.standardAppearance = UINavigationBarAppearance()
    own.barTintColor = .blue
    let screen = ControlTestScreen()
    screen.show(own)
    #expect(own.standardAppearance.backgroundColor == nil)
  }

  // MARK: - Adjustments from before appearances

  @Test("the words of a back button are moved, and their room stays")
  func backTitleAdjustment() {
    let (bar, _) = show([UINavigationItem(title: "First"), UINavigationItem(title: "Second")])
    _ = words(bar)
    let (label, width) = (bar.parts.backButton.label.frame, bar.parts.backButton.frame.width)
    let item = UIBarButtonItem(title: "First", style: .plain, target: nil, action: nil)
    item.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: -1000, vertical: 2), for: .default)
    bar.items?[0].backBarButtonItem = item
    bar.setNeedsLayout()
    #expect(words(bar) == "First")
    #expect(bar.parts.backButton.label.frame == label.offsetBy(dx: -1000, dy: 2))
    #expect(bar.parts.backButton.frame.width == width)
  }

  @Test("what is set on the proxy of bar button items counts for back buttons without an item of their own")
  func backButtonOfProxy() {
    AppearanceProxies.current.removeAll()
    defer { AppearanceProxies.current.removeAll() }
    UIBarButtonItem.appearance().setBackButtonTitlePositionAdjustment(
      UIOffset(horizontal: -500, vertical: 0), for: .default)
    UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    let (bar, _) = show([UINavigationItem(title: "First"), UINavigationItem(title: "Second")])
    _ = words(bar)
    #expect(bar.parts.backButton.label.frame.minX < -400)
    let attributes = bar.parts.backButton.label.attributedText?.attributes(at: 0, effectiveRange: nil)
    #expect(attributes?[.foregroundColor] as? UIColor == .red)
  }

  @Test("the appearance of back buttons moves their words, too")
  func backTitleOfAppearance() {
    let (bar, _) = show([UINavigationItem(title: "First"), UINavigationItem(title: "Second")])
    _ = words(bar)
    let label = bar.parts.backButton.label.frame
    bar.standardAppearance.backButtonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 5)
    _ = words(bar)
    #expect(bar.parts.backButton.label.frame == label.offsetBy(dx: 0, dy: 5))
  }

  @Test("the title is moved down")
  func titleAdjustment() {
    let (bar, _) = show([UINavigationItem(title: "First")])
    bar.layoutIfNeeded()
    let title = bar.parts.title.frame
    bar.setTitleVerticalPositionAdjustment(4, for: .default)
    bar.layoutIfNeeded()
    #expect(bar.parts.title.frame == title.offsetBy(dx: 0, dy: 4))
    #expect(bar.titleVerticalPositionAdjustment(for: .default) == 4)
  }

  @Test("an item's picture lies behind it, and its title is moved")
  func itemAdjustments() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 90, height: 30)).image { _ in }
    let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
    let navigation = UINavigationItem(title: "First")
    navigation.rightBarButtonItem = item
    let (bar, _) = show([navigation])
    bar.layoutIfNeeded()
    let button = try #require(item.viewInBar as? BarButton)
    item.setBackgroundImage(image, for: .normal, barMetrics: .default)
    item.setTitlePositionAdjustment(UIOffset(horizontal: 0, vertical: 3), for: .default)
    bar.layoutIfNeeded()
    #expect(button.bounds.width >= 90)
    #expect(item.backgroundImage(for: .highlighted, barMetrics: .compact) === image)
    #expect(item.backgroundImage(for: .normal, style: .plain, barMetrics: .default) === image)
    let label = try #require(button.subviews.compactMap { $0 as? UILabel }.first)
    // Text is aligned to whole pixels.
    #expect(abs(label.frame.midY - button.bounds.midY - 3) <= 0.5)
  }

  @Test("an item with title, image and target sends its message")
  func itemWithTitleAndImage() {
    let target = NSObject()
    let item = UIBarButtonItem(title: "Menu", image: UIImage(systemName: "gear"), target: target, action: "open:")
    #expect(item.title == "Menu" && item.image != nil && item.target === target && item.action == "open:")
    #expect(item.menu == nil && item.style == .plain)
  }
}
