import TestHosts
import Testing

@testable import UIKit

/// A controller that records its calls.
@MainActor
final class RecordingController: UIViewController {
  nonisolated(unsafe) static var log: [String] = []
  var name = ""

  convenience init(_ name: String) {
    self.init(nibName: nil, bundle: nil)
    self.name = name
  }

  private func note(_ entry: String) { Self.log.append(name.isEmpty ? entry : "\(name) \(entry)") }

  override func loadView() {
    note("loadView")
    super.loadView()
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    note("didLoad")
  }
  override func viewWillAppear(_ animated: Bool) { note("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("isAppearing\(view.window == nil ? " without window" : "")") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
  override func viewWillLayoutSubviews() { note("willLayout") }
  override func viewDidLayoutSubviews() { note("didLayout") }
  override func willMove(toParent parent: UIViewController?) { note("willMove \(parent == nil ? "nil" : "parent")") }
  override func didMove(toParent parent: UIViewController?) { note("didMove \(parent == nil ? "nil" : "parent")") }
}

@MainActor
@Suite("UIViewController", .ownHosts)
struct UIViewControllerTests {
  init() { StandardScreen.make() }

  private func log(_ action: () -> Void) -> [String] {
    RecordingController.log = []
    action()
    return RecordingController.log
  }

  private func window() -> UIWindow {
    let scene = UIWindowScene(screen: UIScreen(configuration: .standard))
    UIApplication.shared.connect(scene)
    return UIWindow(windowScene: scene)
  }

  @Test("asking for the view loads it once")
  func loading() {
    let controller = RecordingController()
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    #expect(log { _ = controller.view } == ["loadView", "didLoad"])
    #expect(log { _ = controller.view } == [])
    #expect(controller.view.next === controller)
  }

  @Test("a window's root controller appears in UIKit's order")
  func appearing() {
    let window = window()
    let controller = RecordingController()
    window.rootViewController = controller
    let entries = log {
      window.makeKeyAndVisible()
      WindowFrame.make(for: window)
    }
    #expect(entries == ["loadView", "didLoad", "willAppear", "isAppearing", "willLayout", "didLayout", "didAppear"])
    #expect(window.isKeyWindow)
    #expect(controller.view.superview === window)
  }

  @Test("another root makes the first one disappear")
  func replacing() {
    let window = window()
    let (first, second) = (RecordingController("first"), RecordingController("second"))
    window.rootViewController = first
    window.makeKeyAndVisible()
    WindowFrame.make(for: window)
    second.loadViewIfNeeded()
    let entries = log {
      window.rootViewController = second
      WindowFrame.make(for: window)
    }
    #expect(
      entries.filter { !$0.contains("ayout") } == [
        "first willDisappear", "first didDisappear", "second willAppear", "second isAppearing", "second didAppear",
      ])
  }

  @Test("a child is told of its parent and appears with it")
  func children() {
    let window = window()
    let (parent, child) = (RecordingController("parent"), RecordingController("child"))
    parent.loadViewIfNeeded()
    child.loadViewIfNeeded()
    #expect(
      log {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
      } == ["child willMove parent", "child didMove parent"])
    window.rootViewController = parent
    let entries = log {
      window.makeKeyAndVisible()
      WindowFrame.make(for: window)
    }
    #expect(
      entries.filter { !$0.contains("ayout") } == [
        "parent willAppear", "child willAppear", "parent isAppearing", "child isAppearing", "parent didAppear",
        "child didAppear",
      ])
  }

  @Test("a child added to a parent on the screen appears, and disappears when it is taken out")
  func lateChild() {
    let window = window()
    let (parent, child) = (RecordingController("parent"), RecordingController("child"))
    window.rootViewController = parent
    window.makeKeyAndVisible()
    WindowFrame.make(for: window)
    child.loadViewIfNeeded()
    let appearing = log {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      WindowFrame.make(for: window)
    }
    #expect(
      appearing.filter { !$0.contains("ayout") } == [
        "child willMove parent", "child willAppear", "child didMove parent", "child isAppearing", "child didAppear",
      ])
    let leaving = log {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    #expect(
      leaving.filter { !$0.contains("ayout") } == [
        "child willMove nil", "child willDisappear", "child didDisappear", "child didMove nil",
      ])
    #expect(child.parent == nil)
    #expect(parent.children.isEmpty)
  }

  @Test("viewDidLoad may set the view that loadView has not")
  func viewOfViewDidLoad() {
    final class Late: UIViewController {
      let late = UILabel()
      override func loadView() {}
      override func viewDidLoad() { view = late }
    }
    let controller = Late()
    #expect(controller.view === controller.late)
    #expect(controller.isViewLoaded)
  }

  @Test("loadView that sets no view stops with a message that says what to do")
  func noView() async {
    final class Empty: UIViewController {
      override func loadView() {}
    }
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Empty().view }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("loadView() did not set `view`"))
  }

  @Test("a window lets go of a root controller that is replaced")
  func lifetime() {
    let window = window()
    weak var gone: UIViewController?
    do {
      let controller = UIViewController()
      gone = controller
      window.rootViewController = controller
      window.makeKeyAndVisible()
      WindowFrame.make(for: window)
    }
    #expect(gone != nil)
    window.rootViewController = nil
    WindowFrame.make(for: window)
    #expect(gone == nil)
  }

  @Test("the responder chain runs from view to controller, superview, window, scene and application")
  func responders() {
    let window = window()
    let controller = UIViewController()
    let inner = UIView()
    controller.view.addSubview(inner)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    var chain: [String] = []
    var current: UIResponder? = inner
    while let responder = current {
      chain.append(String(describing: type(of: responder)))
      current = responder.next
    }
    #expect(chain == ["UIView", "UIView", "UIViewController", "UIWindow", "UIWindowScene", "UIApplication"])
  }

  @Test("updateViewConstraints has its turn when the view's constraints are updated, and passes it on")
  func updatingConstraints() {
    final class Content: UIView {
      var updates = 0
      override func updateConstraints() {
        updates += 1
        super.updateConstraints()
      }
    }
    final class Controller: UIViewController {
      var updates = 0
      override func loadView() { view = Content() }
      override func updateViewConstraints() {
        updates += 1
        super.updateViewConstraints()
      }
    }
    let controller = Controller()
    let window = window()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    WindowFrame.make(for: window)
    #expect(controller.updates == 1)
    #expect((controller.view as? Content)?.updates == 1)
    controller.view.setNeedsUpdateConstraints()
    controller.view.layoutIfNeeded()
    #expect(controller.updates == 2)
    #expect((controller.view as? Content)?.updates == 2)
  }

  @Test("a window keeps a frame of its own, and loads its root's view when it is shown")
  func windowFrame() {
    _ = window()
    let small = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let whole = UIWindow(frame: UIScreen.main.bounds)
    var configuration = ScreenConfiguration.standard
    configuration.size = CGSize(width: 300, height: 400)
    let scene = UIWindowScene(screen: UIScreen(configuration: configuration))
    for window in [small, whole] {
      let controller = UIViewController()
      window.rootViewController = controller
      window.windowScene = scene
      #expect(!controller.isViewLoaded)
      window.makeKeyAndVisible()
      #expect(controller.view.frame == window.bounds)
    }
    #expect(small.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(whole.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
    #expect(scene.windows.count == 2)
  }
}
