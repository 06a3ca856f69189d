import Foundation
import QuartzCore
import TestHosts
import Testing
import UIKit

@testable import ViewHost

/// The pending work of a screen when its host is released.
enum UnderWay: String, CaseIterable, Sendable {
  case nothing, turn, animation, spring, animator, push, pop, presentation, dismissal, alert, keyboard, timer,
    repeatingTimer, displayLink, task, debounce, delayedBlock, scrolling, transaction

  @MainActor
  func begin(_ screen: EndingScreen, on host: ViewHost) {
    let view = screen.view!
    switch self {
    case .nothing: break
    case .turn: host.rotate(to: .landscape)
    case .animation:
      host.run { UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { _ in view.alpha = 1 } }
    case .spring:
      host.run {
        UIView.animate(
          withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
          animations: { view.center.x += 100 }, completion: { _ in view.alpha = 1 })
      }
    case .animator:
      host.run {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
        animator.addCompletion { _ in view.alpha = 1 }
        animator.startAnimation()
      }
    case .push: host.run { screen.navigationController?.pushViewController(EndingScreen(), animated: true) }
    case .pop:
      host.run { screen.navigationController?.pushViewController(EndingScreen(), animated: false) }
      host.run { _ = screen.navigationController?.popViewController(animated: true) }
    case .presentation: host.run { screen.present(EndingScreen(), animated: true) { view.alpha = 1 } }
    case .dismissal:
      host.run { screen.present(EndingScreen(), animated: false) }
      host.advance(by: 0.1)
      host.run { screen.dismiss(animated: true) { view.alpha = 1 } }
    case .alert:
      host.run {
        let alert = UIAlertController(title: "Really?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in view.alpha = 1 })
        screen.present(alert, animated: true)
      }
    case .keyboard: host.run { _ = screen.field.becomeFirstResponder() }
    case .timer:
      host.run {
        _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
          MainActor.assumeIsolated { screen.fired() }
        }
      }
    case .repeatingTimer:
      host.run {
        _ = Timer.scheduledTimer(withTimeInterval: 0.04, repeats: true) { _ in
          MainActor.assumeIsolated { screen.fired() }
        }
      }
    case .displayLink: host.run { screen.link() }
    case .task:
      host.run {
        _ = Task { @MainActor in
          try? await Task.sleep(for: .seconds(5))
          screen.fired()
        }
      }
    case .debounce:
      host.run {
        let task = Task { @MainActor in
          try? await Task.sleep(for: .seconds(5))
          screen.fired()
        }
        host.advance(by: 0.01)
        task.cancel()
      }
    case .delayedBlock: host.run { DispatchQueue.main.asyncAfter(deadline: .now() + 5) { screen.fired() } }
    case .scrolling: host.run { screen.scroll.setContentOffset(CGPoint(x: 0, y: 900), animated: true) }
    case .transaction:
      host.run {
        CATransaction.begin()
        CATransaction.setCompletionBlock { screen.fired() }
        view.layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
        CATransaction.commit()
      }
    }
    host.advance(by: 0.1)
  }

  /// Whether the work retains the screen. A sleeping task retains its objects until it wakes.
  var keepsItsScreen: Bool { self == .task }
}

@MainActor
final class EndingScreen: UIViewController {
  let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 300, width: 300, height: 200))

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.contentSize = CGSize(width: 300, height: 2000)
    for each in [field, scroll] { view.addSubview(each) }
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate { _ in
      self.view.alpha = 0.5
    } completion: { _ in
      self.fired()
    }
  }

  func fired() { view.alpha = 1 }

  func link() {
    let link = CADisplayLink { [weak self] _ in self?.fired() }
    link.add(to: .main, forMode: .common)
  }
}

@Suite("The end of a host", .ownHosts)
@MainActor
struct HostEndTests {
  @Test("comes with the last that holds it, whatever is under way", arguments: UnderWay.allCases)
  func end(_ case: UnderWay) async {
    weak var core: AppHost?
    weak var window: UIWindow?
    weak var screen: EndingScreen?
    func live() {
      let host = ViewHost()
      let shown = EndingScreen()
      host.show(UINavigationController(rootViewController: shown))
      `case`.begin(shown, on: host)
      (core, window, screen) = (host.host, host.window, shown)
    }
    live()
    // Jobs in the main queue retain their hosts until they run.
    for _ in 0..<5 where core != nil || window != nil { await Task.yield() }
    #expect(core == nil)
    if !`case`.keepsItsScreen {
      #expect(window == nil)
      #expect(screen == nil)
    }
  }

  @Test("takes its views down on the main queue, whatever thread held it last", arguments: HostKeeper.allCases)
  func otherThread(_ keeper: HostKeeper) async {
    let endings = Endings()
    let holder = Holder(keeper.live(endings))
    #expect(endings.wereOnMainQueue.isEmpty)
    await holder.letGo()
    for _ in 0..<500 where endings.wereOnMainQueue.isEmpty { try? await Task.sleep(for: .milliseconds(10)) }
    #expect(endings.wereOnMainQueue == [true])
  }
}

/// The owner of a view that another thread releases last.
enum HostKeeper: String, CaseIterable, Sendable {
  /// A host with the view on its screen.
  case host
  /// The part of a host for lower modules, with a state of one of them.
  case core

  @MainActor
  func live(_ endings: Endings) -> any Sendable {
    switch self {
    case .host:
      let host = ViewHost()
      host.show(WitnessScreen(endings))
      return host
    case .core:
      let core = AppHost()
      _ = core.state(WitnessScreen(endings)).view
      return core
    }
  }
}

/// An actor that releases an object on another thread.
private actor Holder {
  private var kept: (any Sendable)?

  init(_ kept: sending any Sendable) { self.kept = kept }

  func letGo() { kept = nil }
}

/// The threads on which views were deinitialized.
final class Endings: @unchecked Sendable {
  private let lock = NSLock()
  private var noted: [Bool] = []

  var wereOnMainQueue: [Bool] { lock.withLock { noted } }

  func note() { lock.withLock { noted.append(MainQueue.isCurrent) } }
}

private final class WitnessScreen: UIViewController {
  private let endings: Endings

  init(_ endings: Endings) {
    self.endings = endings
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = Witness(endings) }
}

private final class Witness: UIView {
  private let endings: Endings

  init(_ endings: Endings) {
    self.endings = endings
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  deinit { endings.note() }
}
