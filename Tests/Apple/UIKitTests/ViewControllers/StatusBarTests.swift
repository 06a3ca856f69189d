import TestHosts
import Testing

@testable import UIKit

@MainActor
@Suite(.ownHosts)
struct StatusBarTests {
  private let scene: UIWindowScene
  private let window: UIWindow

  init() {
    scene = UIWindowScene(screen: UIScreen(configuration: .standard))
    window = UIWindow(windowScene: scene)
  }

  private var bar: UIStatusBarManager { scene.statusBarManager! }

  @Test func theRootControllerDecides() {
    UIApplication.shared.connect(scene)
    defer { StandardScreen.make() }
    let controller = BarController()
    controller.style = .lightContent
    window.rootViewController = controller
    window.makeKeyAndVisible()
    WindowFrame.make(for: window)
    #expect(bar.statusBarStyle == .lightContent)
    #expect(!bar.isStatusBarHidden)
    #expect(bar.statusBarFrame == CGRect(x: 0, y: 0, width: 393, height: 54))
  }

  @Test func changesShowOnceTheyAreAnnounced() {
    UIApplication.shared.connect(scene)
    defer { StandardScreen.make() }
    let controller = BarController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    WindowFrame.make(for: window)
    controller.isHidden = true
    #expect(!bar.isStatusBarHidden)
    controller.setNeedsStatusBarAppearanceUpdate()
    #expect(bar.isStatusBarHidden)
    #expect(bar.statusBarFrame == .zero)
    // The inset of the notch remains.
    #expect(controller.view.safeAreaInsets.top == 59)
  }

  @Test func childrenDecideWhereTheirParentsSaySo() {
    UIApplication.shared.connect(scene)
    defer { StandardScreen.make() }
    let (parent, child) = (BarController(), BarController())
    parent.addChild(child)
    child.didMove(toParent: parent)
    child.style = .darkContent
    child.isHidden = true
    parent.styleChild = child
    window.rootViewController = parent
    window.makeKeyAndVisible()
    WindowFrame.make(for: window)
    #expect(bar.statusBarStyle == .darkContent)
    #expect(!bar.isStatusBarHidden)
  }

  @Test func withoutANotchHidingTheBarGivesItsRoom() {
    UIApplication.shared.connect(scene)
    defer { StandardScreen.make() }
    var configuration = ScreenConfiguration.standard
    configuration.size = CGSize(width: 375, height: 667)
    configuration.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    scene.screen.adopt(configuration)
    let controller = BarController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    WindowFrame.make(for: window)
    #expect(controller.view.safeAreaInsets.top == 20)
    #expect(bar.statusBarFrame.height == 20)
    controller.isHidden = true
    controller.setNeedsStatusBarAppearanceUpdate()
    #expect(controller.view.safeAreaInsets.top == 0)
  }

  @Test func phonesOnTheirSideHaveNoBar() {
    UIApplication.shared.connect(scene)
    defer { StandardScreen.make() }
    var configuration = ScreenConfiguration.standard
    configuration.size = CGSize(width: 852, height: 393)
    configuration.verticalSizeClass = .compact
    scene.screen.adopt(configuration)
    #expect(bar.isStatusBarHidden)
  }
}

private final class BarController: UIViewController {
  var style = UIStatusBarStyle.default
  var isHidden = false
  var styleChild: UIViewController?

  override var preferredStatusBarStyle: UIStatusBarStyle { style }

  override var prefersStatusBarHidden: Bool { isHidden }

  override var childForStatusBarStyle: UIViewController? { styleChild }
}
