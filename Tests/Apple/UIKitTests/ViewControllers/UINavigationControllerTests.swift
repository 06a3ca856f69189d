import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite(.ownHosts)
struct UINavigationControllerTests {
  init() { StandardScreen.make() }

  private func shown(_ root: UIViewController) -> (TestWindow, UINavigationController) {
    let test = TestWindow()
    let navigation = UINavigationController(rootViewController: root)
    test.show(navigation)
    return (test, navigation)
  }

  private final class ScrollingController: UIViewController {
    let scrollView = UIScrollView()
    override func loadView() { view = scrollView }
    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.contentSize = CGSize(width: 393, height: 2000)
    }
  }

  @Test func contentReachesUnderTheBarAndKeepsClearOfItByTheSafeArea() {
    let root = UIViewController()
    let (test, navigation) = shown(root)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 44))
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 103, left: 0, bottom: 34, right: 0))
    navigation.setNavigationBarHidden(true, animated: false)
    test.frame()
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    navigation.setNavigationBarHidden(false, animated: true)
    navigation.setToolbarHidden(false, animated: false)
    test.frame()
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 774, width: 393, height: 44))
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 103, left: 0, bottom: 78, right: 0))
  }

  @Test func aToolbarHasItsBackgroundOverContentThatIsLaidOutAfterIt() {
    let root = UIViewController()
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.view.addSubview(list)
    let (test, navigation) = shown(root)
    navigation.setToolbarHidden(false, animated: false)
    test.frame()
    #expect(navigation.toolbar.isAtScrollEdge)
    list.contentSize.height = 2000
    #expect(!navigation.toolbar.isAtScrollEdge)
    list.contentOffset.y = 2000 + 78 - 852
    #expect(navigation.toolbar.isAtScrollEdge)
    list.contentOffset.y -= 10
    #expect(!navigation.toolbar.isAtScrollEdge)
  }

  @Test func contentTooShortToScrollKeepsClearOfTheBar() {
    let own = ScrollingController()
    own.loadViewIfNeeded()
    own.scrollView.contentSize.height = 100
    let (first, _) = shown(own)
    first.frame()
    #expect(own.scrollView.adjustedContentInset == UIEdgeInsets(top: 103, left: 0, bottom: 34, right: 0))
    #expect(own.scrollView.contentOffset.y == -103)
    own.scrollView.contentInsetAdjustmentBehavior = .scrollableAxes
    #expect(own.scrollView.adjustedContentInset == .zero)
  }

  @Test(arguments: [true, false]) func onlyTheFirstSubviewOfAnAdjustingControllerIsItsContent(_ adjusts: Bool) {
    let root = UIViewController()
    let scrollViews = [UIScrollView(), UIScrollView()]
    for scrollView in scrollViews {
      scrollView.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
      root.view.addSubview(scrollView)
    }
    root.extras.adjustsScrollViewInsets = adjusts
    let (test, _) = shown(root)
    test.frame()
    #expect(scrollViews.map(\.adjustedContentInset.top) == [adjusts ? 103 : 0, 0])
  }

  @Test func outsideOfNavigationContentTooShortToScrollHasNoInset() {
    let root = ScrollingController()
    root.loadViewIfNeeded()
    root.scrollView.contentSize.height = 100
    let test = TestWindow()
    test.show(root)
    test.frame()
    #expect(root.scrollView.adjustedContentInset == .zero)
  }

  @Test func contentEndsAtOpaqueBarsAndWhereItsEdgesSayIt() {
    let root = UIViewController()
    let (test, navigation) = shown(root)
    root.edgesForExtendedLayout = []
    test.frame()
    #expect(root.view.frame == CGRect(x: 0, y: 103, width: 393, height: 749))
    #expect(root.view.safeAreaInsets.top == 0)
    root.edgesForExtendedLayout = .all
    navigation.navigationBar.isTranslucent = false
    navigation.view.setNeedsLayout()
    test.frame()
    #expect(root.view.frame.minY == 103)
    root.extendedLayoutIncludesOpaqueBars = true
    test.frame()
    #expect(root.view.frame.minY == 0)
    #expect(root.view.safeAreaInsets.top == 103)
  }

  @Test func theLargeTitleGivesWayToScrolledContent() {
    let root = ScrollingController()
    root.title = "Large"
    let (test, navigation) = shown(root)
    navigation.navigationBar.prefersLargeTitles = true
    test.frame()
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(root.view.safeAreaInsets.top == 155)
    #expect(root.scrollView.contentOffset.y == -155)
    #expect(navigation.navigationBar.isAtScrollEdge)
    root.scrollView.contentOffset.y = -125
    test.frame()
    #expect(navigation.navigationBar.frame.height == 66)
    #expect(root.scrollView.contentOffset.y == -125)
    #expect(root.scrollView.adjustedContentInset.top == 125)
    #expect(navigation.navigationBar.isAtScrollEdge)
    root.scrollView.contentOffset.y = 300
    test.frame()
    #expect(navigation.navigationBar.frame.height == 44)
    #expect(root.scrollView.adjustedContentInset.top == 103)
    #expect(!navigation.navigationBar.isAtScrollEdge)
    root.scrollView.contentOffset.y = -140
    test.frame()
    #expect(navigation.navigationBar.frame.height == 81)
    #expect(root.scrollView.contentOffset.y == -140)
    root.scrollView.contentOffset.y = -155
    test.frame()
    #expect(navigation.navigationBar.frame.height == 96)
  }

  @Test func theLargeTitleComesBackWhenShortContentIsLetGo() {
    let root = ScrollingController()
    root.title = "Large"
    let (test, navigation) = shown(root)
    navigation.navigationBar.prefersLargeTitles = true
    root.scrollView.contentSize = CGSize(width: 393, height: 200)
    root.scrollView.alwaysBounceVertical = true
    test.frame()
    #expect(root.scrollView.contentOffset.y == -155)
    let finger = HostFinger(down: CGPoint(x: 200, y: 600), in: test.window)
    for y in stride(from: 590, through: 300, by: -10) { finger.move(to: CGPoint(x: 200, y: CGFloat(y))) }
    test.frame()
    #expect(navigation.navigationBar.frame.height == 44)
    finger.lift()
    for _ in 0..<3 { test.frame() }
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(root.scrollView.contentOffset.y == -155)
  }

  @Test func aSmallTitleHasNoBackgroundAtTheContentsTop() {
    let root = ScrollingController()
    let (test, navigation) = shown(root)
    #expect(root.scrollView.contentOffset.y == -103)
    #expect(navigation.navigationBar.isAtScrollEdge)
    root.scrollView.contentOffset.y = -100
    #expect(!navigation.navigationBar.isAtScrollEdge)
    root.scrollView.contentOffset.y = -103
    #expect(navigation.navigationBar.isAtScrollEdge)
    let plain = UIViewController()
    navigation.pushViewController(plain, animated: false)
    test.frame()
    #expect(navigation.navigationBar.isAtScrollEdge)
  }

  @Test func aTitleGoesToItemAndTab() {
    let controller = UIViewController()
    controller.title = "One"
    #expect(controller.navigationItem.title == "One")
    #expect(controller.tabBarItem.title == "One")
    controller.title = "Two"
    #expect(controller.navigationItem.title == "Two")
    #expect(controller.tabBarItem.title == "Two")
    controller.navigationItem.title = "Three"
    #expect(controller.title == "Two")
    let navigation = UINavigationController(rootViewController: controller)
    #expect(navigation.tabBarItem === controller.tabBarItem)
  }

  @Test func theBarIsOfTheAppsClass() {
    final class OwnBar: UINavigationBar {}
    let navigation = UINavigationController(navigationBarClass: OwnBar.self, toolbarClass: nil)
    #expect(navigation.navigationBar is OwnBar)
    #expect(navigation.viewControllers.isEmpty)
    #expect(navigation.topViewController == nil)
    navigation.setViewControllers([UIViewController()], animated: false)
    #expect(navigation.navigationBar.items?.count == 1)
  }

  @Test func theTopDecidesAboutTheStatusBarWhereThereIsNoBar() {
    final class Light: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      override var prefersStatusBarHidden: Bool { true }
    }
    let (test, navigation) = shown(Light())
    #expect(test.scene.statusBarManager?.statusBarStyle == .default)
    #expect(test.scene.statusBarManager?.isStatusBarHidden == true)
    navigation.isNavigationBarHidden = true
    navigation.setNeedsStatusBarAppearanceUpdate()
    #expect(test.scene.statusBarManager?.statusBarStyle == .lightContent)
    navigation.isNavigationBarHidden = false
    navigation.navigationBar.barStyle = .black
    navigation.setNeedsStatusBarAppearanceUpdate()
    #expect(test.scene.statusBarManager?.statusBarStyle == .lightContent)
  }

  @Test func showPushesAndPopsToWhatIsThere() {
    let root = UIViewController()
    let (test, navigation) = shown(root)
    let detail = UIViewController()
    root.show(detail, sender: nil)
    test.frame()
    #expect(navigation.topViewController === detail)
    #expect(detail.navigationController === navigation)
    detail.show(root, sender: nil)
    test.frame()
    #expect(navigation.viewControllers == [root])
    #expect(detail.navigationController == nil)
  }

  @Test func theVisibleControllerIsWhatTheTopPresents() {
    let root = UIViewController()
    let (test, navigation) = shown(root)
    let sheet = UIViewController()
    #expect(navigation.visibleViewController === root)
    root.present(sheet, animated: false)
    test.frame()
    #expect(navigation.visibleViewController === sheet)
    #expect(sheet.presentingViewController === navigation)
    #expect(root.presentedViewController === sheet)
  }

  @Test func pushingTwiceStopsWithAMessage() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let controller = UIViewController()
        let navigation = UINavigationController(rootViewController: controller)
        navigation.pushViewController(controller, animated: false)
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("more than once is not supported"))
  }

  @Test func turningThePhoneMovesBars() {
    let root = UIViewController()
    let (test, navigation) = shown(root)
    defer { StandardScreen.make() }
    var configuration = ScreenConfiguration.standard
    configuration.size = CGSize(width: 852, height: 393)
    configuration.safeAreaInsets = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
    configuration.verticalSizeClass = .compact
    test.scene.screen.adopt(configuration)
    test.frame()
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 852, height: 32))
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 32, left: 59, bottom: 21, right: 59))
  }
}
