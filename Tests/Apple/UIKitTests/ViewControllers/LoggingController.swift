@testable import UIKit

/// The calls of a scenario's controllers, in order.
@MainActor
final class CallLog {
  private(set) var entries: [String] = []

  func note(_ entry: String) { entries.append(entry) }

  /// Returns the calls that an action causes.
  func during(_ action: () -> Void) -> [String] {
    entries = []
    action()
    return entries
  }
}

/// A controller that records its calls in a log.
@MainActor
final class LoggingController: UIViewController {
  let name: String
  let log: CallLog
  var whenAppearing: (() -> Void)?
  var whenAppeared: (() -> Void)?

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.note("\(name) load")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.note("\(name) willAppear")
    whenAppearing?()
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    log.note("\(name) isAppearing")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.note("\(name) didAppear")
    whenAppeared?()
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.note("\(name) willDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.note("\(name) didDisappear")
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    log.note("\(name) willMove \(parent == nil ? "out" : "in")")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    log.note("\(name) didMove \(parent == nil ? "out" : "in")")
  }
}

/// A window on an iPhone 15 or another device.
@MainActor
struct TestWindow {
  let window: UIWindow
  let scene: UIWindowScene

  init(_ configuration: ScreenConfiguration = .standard) {
    scene = UIWindowScene(screen: UIScreen(configuration: configuration))
    UIApplication.shared.connect(scene)
    window = UIWindow(windowScene: scene)
  }

  /// Displays a root until all work is done.
  func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    frame()
  }

  /// Waits until all transitions are finished.
  func frame() {
    HostTime.advance(AppHost.current, by: 1.2, frameRate: 10) { WindowFrame.make(for: window) }
  }

  /// Taps a point of the window.
  func tap(_ point: CGPoint) {
    HostFinger(down: point, in: window).lift()
    frame()
  }

  /// Taps the center of a view.
  func tap(_ view: UIView) {
    tap(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window))
  }
}

extension ScreenConfiguration {
  /// The screen of a tablet of 11 inches in landscape orientation.
  static var tablet: ScreenConfiguration {
    ScreenConfiguration(
      size: CGSize(width: 1194, height: 834), scale: 2,
      safeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
      idiom: .pad, horizontalSizeClass: .regular, verticalSizeClass: .regular)
  }
}
