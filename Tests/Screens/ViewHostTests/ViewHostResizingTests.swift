import Foundation
import TestHosts
import Testing
import UIKit
import ViewHost

@MainActor
@Suite("Windows that are resized", .ownHosts)
struct ViewHostResizingTests {
  /// A controller that records its calls.
  private final class Teller: UIViewController {
    var told: [String] = []

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      let old = view.bounds.size
      told.append("size \(Int(old.width)) > \(Int(size.width)) x \(Int(size.height))")
      coordinator.animate { _ in self.told.append("alongside \(Int(self.view.bounds.width))") }
    }

    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      told.append("class \(newCollection.horizontalSizeClass == .compact ? "compact" : "regular")")
    }
  }

  private final class App: UIResponder, UIApplicationDelegate {
    required override init() {}
  }

  private final class Scenes: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var old: [CGRect] = []
    var geometries: [UIWindowScene.Geometry] = []

    required override init() {}

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
      let window = UIWindow(windowScene: scene as! UIWindowScene)
      window.rootViewController = Teller()
      window.makeKeyAndVisible()
      self.window = window
    }

    func windowScene(
      _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
      interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
      traitCollection previousTraitCollection: UITraitCollection
    ) {
      old.append(previousCoordinateSpace.bounds)
    }

    func windowScene(
      _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
    ) {
      geometries.append(previousEffectiveGeometry)
    }
  }

  private func started(on device: Device = .standard, sdk: SDKVersion = .iOS27) throws -> (ViewHost, Scenes) {
    var surroundings = HostEnvironment()
    surroundings.sdk = sdk
    let host = ViewHost(starting: App.self, sceneDelegate: Scenes.self, device: device, surroundings: surroundings)
    return (host, try #require(host.window.windowScene?.delegate as? Scenes))
  }

  private func pad() throws -> Device { try Device.named("iPad Pro 11-inch") }

  @Test("the window gets the size, and the screen keeps its own, with the safe area of the device")
  func size() {
    let (host, teller) = (ViewHost(), Teller())
    host.show(teller)
    host.resize(to: CGSize(width: 700, height: 500))
    #expect(host.window.frame == CGRect(x: 0, y: 0, width: 700, height: 500) && teller.view.bounds.width == 700)
    #expect(host.run { UIScreen.main.bounds } == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(teller.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    host.set(host.device)
    #expect(host.window.bounds.size == host.device.size)
  }

  @Test("a phone's controller hears of the size alone: size classes stay")
  func phone() {
    let (host, teller) = (ViewHost(), Teller())
    host.show(teller)
    host.resize(to: CGSize(width: 900, height: 852))
    #expect(teller.told == ["size 393 > 900 x 852", "alongside 900"])
    #expect(teller.traitCollection.horizontalSizeClass == .compact)
    #expect(teller.traitCollection.verticalSizeClass == .regular)
  }

  @Test("a tablet's controller hears of another size class before the size")
  func tablet() throws {
    let (host, teller) = (ViewHost(device: try pad()), Teller())
    host.show(teller)
    host.resize(to: CGSize(width: Device.leastRegularWidth, height: 1194))
    #expect(teller.told == ["size 834 > 678 x 1194", "alongside 678"])
    teller.told = []
    host.resize(to: CGSize(width: Device.leastRegularWidth - 1, height: 1194))
    #expect(teller.told == ["class compact", "size 678 > 677 x 1194", "alongside 677"])
    #expect(teller.traitCollection.horizontalSizeClass == .compact)
  }

  @Test("frames are the same when a window has been larger and smaller in between")
  func thereAndBack() throws {
    let host = ViewHost(device: try pad())
    let split = UISplitViewController(style: .doubleColumn)
    let list = UITableViewController()
    list.title = "List"
    split.setViewController(list, for: .primary)
    split.setViewController(Teller(), for: .secondary)
    host.show(split)
    let before = host.dump().text
    for width in [320.0, 1366, 677, 678, 500] { host.resize(to: CGSize(width: width, height: 900)) }
    host.resize(to: host.device.size)
    #expect(host.dump().text == before)
  }

  @Test("sides that are exchanged are no turn")
  func exchangedSides() {
    let (host, teller) = (ViewHost(), Teller())
    host.show(teller)
    host.resize(to: CGSize(width: 852, height: 393))
    host.run {
      #expect(UIDevice.current.orientation == .portrait)
      #expect(host.window.windowScene?.effectiveGeometry.interfaceOrientation == .portrait)
    }
    #expect(host.device.orientation == .portrait)
  }

  @Test("the scene's delegate hears of each size, with the geometry before")
  func delegate() throws {
    let (host, scenes) = try started()
    host.resize(to: CGSize(width: 500, height: 700))
    #expect(scenes.geometries.map(\.coordinateSpace.bounds.size) == [CGSize(width: 393, height: 852)])
    #expect(scenes.old == [CGRect(x: 0, y: 0, width: 393, height: 852)])
    let scene = try #require(host.window.windowScene)
    #expect(scene.effectiveGeometry.coordinateSpace.bounds.size == CGSize(width: 500, height: 700))
    host.resize(to: CGSize(width: 500, height: 700))
    #expect(scenes.geometries.count == 1)
  }

  @Test("a window that is dragged says so, until the finger is lifted")
  func dragging() throws {
    let (host, scenes) = try started()
    var states: [Bool] = []
    final class Watching: UIView {
      var laidOut: () -> Void = {}
      override func layoutSubviews() { laidOut() }
    }
    let view = Watching(frame: host.window.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.laidOut = { states.append(host.window.windowScene!.effectiveGeometry.isInteractivelyResizing) }
    host.window.rootViewController?.view.addSubview(view)
    host.update()
    states = []
    host.resize(through: [400, 500, 600].map { CGSize(width: $0, height: 852) })
    #expect(states == [true, true, true])
    #expect(host.window.windowScene?.effectiveGeometry.isInteractivelyResizing == false)
    #expect(scenes.geometries.map(\.isInteractivelyResizing) == [false, true, true, true])
    #expect(host.window.bounds.width == 600)
  }

  @Test("an app's limits hold, where windows have a size of their own")
  func restrictions() throws {
    let (host, scenes) = try started(on: try pad(), sdk: .iOS18)
    let restrictions = try #require(scenes.window?.windowScene?.sizeRestrictions)
    #expect(restrictions.allowsFullScreen && restrictions.minimumSize == .zero)
    restrictions.minimumSize = CGSize(width: 500, height: 400)
    restrictions.maximumSize = CGSize(width: 900, height: 1000)
    host.resize(to: CGSize(width: 320, height: 320))
    #expect(host.window.bounds.size == CGSize(width: 500, height: 400))
    host.resize(to: CGSize(width: 1366, height: 1366))
    #expect(host.window.bounds.size == CGSize(width: 900, height: 1000))
    let oldPhone = try started(sdk: .iOS26).0
    #expect(oldPhone.window.windowScene.map { $0.sizeRestrictions == nil } == true)
    let newPhone = try started(sdk: .iOS27).0
    #expect(newPhone.window.windowScene.map { $0.sizeRestrictions != nil } == true)
  }

  @Test("sizes that none can have become the nearest")
  func impossibleSizes() {
    let host = ViewHost()
    host.show(UIViewController())
    host.resize(to: CGSize(width: CGFloat.nan, height: -5))
    #expect(host.window.bounds.size == CGSize(width: 1, height: 1))
    host.resize(to: CGSize(width: CGFloat.infinity, height: 100))
    #expect(host.window.bounds.size == CGSize(width: 10_000, height: 100))
    host.resize(through: [])
    #expect(host.window.bounds.size == CGSize(width: 10_000, height: 100))
  }

  @Test("a locked orientation denies requests, in windows that fill the screen")
  func lock() throws {
    final class Locked: UIViewController {
      var isLocked = false
      override var prefersInterfaceOrientationLocked: Bool { isLocked }
    }
    let (host, scenes) = try started(on: try pad())
    let (scene, locked) = (try #require(host.window.windowScene), Locked())
    host.run { host.window.rootViewController = UINavigationController(rootViewController: locked) }
    host.update()
    locked.isLocked = true
    locked.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
    #expect(scene.effectiveGeometry.isInterfaceOrientationLocked)
    #expect(scenes.geometries.map(\.isInterfaceOrientationLocked) == [false])
    #expect(host.supportedOrientations == .portrait)
    var code: Int?
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { code = ($0 as NSError).code }
    host.advance(by: 1)
    #expect(code == 101 && host.device.orientation == .portrait)
    host.resize(to: CGSize(width: 500, height: 500))
    #expect(!scene.effectiveGeometry.isInterfaceOrientationLocked)
    #expect(scenes.geometries.map(\.isInterfaceOrientationLocked) == [false, true])
    locked.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
    #expect(scenes.geometries.count == 2)
  }

  @Test("pictures, hits and the keyboard follow the window")
  func surroundings() throws {
    let host = ViewHost()
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 600, y: 100, width: 100, height: 44))
    controller.view.addSubview(field)
    host.show(controller)
    host.resize(to: CGSize(width: 800, height: 600))
    let picture = try host.picture()
    #expect(picture.image.width == 2400 && picture.image.height == 1800)
    try host.tap(.view(field))
    #expect(field.isFirstResponder)
    let frame = try #require(host.run { HostKeyboardFrame.frame(on: host.window.screen) })
    #expect(frame.width == 800 && frame.maxY == 600)
    host.resize(to: CGSize(width: 700, height: 900))
    let moved = try #require(host.run { HostKeyboardFrame.frame(on: host.window.screen) })
    #expect(moved.width == 700 && moved.maxY == 900)
  }
}
