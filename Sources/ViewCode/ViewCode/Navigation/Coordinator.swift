import UIKit

/// Decides which screen comes next, so that no screen has to know another one.
///
/// ```swift
/// final class CheckoutCoordinator: Coordinator<Receipt> {
///   override func start() -> any CoordinatedScreen {
///     let screen = ContentViewController<CartView>(viewModel: cart)
///     screen.onEvent = { [weak self] event in self?.follow(event) }
///     return screen
///   }
/// }
///
/// // In the parent:
/// let screen = begin(CheckoutCoordinator(cart)) { receipt in … }
/// navigationController.pushViewController(screen, animated: true)
/// ```
///
/// **Who keeps whom.** The first screen keeps its coordinator; the coordinator keeps no screen, and a parent keeps no
/// child. So a coordinator goes with its screen, whichever way that goes: back button, swipe, dismissal, a stack that
/// is replaced. Nothing has to be told, and nothing can be forgotten. Closures that a screen gets should refer to the
/// coordinator weakly, since the screen keeps it already.
@MainActor
open class Coordinator<Outcome>: AnyCoordinator {
  /// The coordinator's first screen, while there is one.
  public private(set) weak var screen: (any CoordinatedScreen)?

  private var onFinish: ((Outcome) -> Void)?
  private var isFinished = false
  private var weakChildren: [WeakCoordinator] = []

  /// Creates a coordinator that has not begun.
  public init() {}

  /// Makes the first screen. Every subclass overrides it, and nobody but ``begin(onFinish:)`` calls it.
  open func start() -> any CoordinatedScreen {
    fatalError("\(type(of: self)) does not override start()")
  }

  /// Goes to a place, where this coordinator knows the way.
  ///
  /// - Returns: Whether it does. Default: `false`.
  open func follow(_ link: any DeepLink) -> Bool { false }

  /// Begins: an app does this with its first coordinator, and shows the screen in its window.
  ///
  /// - Parameter onFinish: Gets what comes out, at most once.
  /// - Returns: The first screen, which keeps the coordinator from now on.
  public final func begin(onFinish: @escaping (Outcome) -> Void = { _ in }) -> any CoordinatedScreen {
    self.onFinish = onFinish
    isFinished = false
    let first = start()
    first.screenCoordinator = self
    screen = first
    return first
  }

  /// Has another coordinator begin, as a child of this one.
  ///
  /// - Parameters:
  ///   - child: The child. Its first screen keeps it.
  ///   - onFinish: Gets what comes out of it, at most once; never when its screens go away before.
  /// - Returns: The child's first screen, to be shown by this coordinator.
  public final func begin<Result>(
    _ child: Coordinator<Result>, onFinish: @escaping (Result) -> Void = { _ in }
  ) -> any CoordinatedScreen {
    weakChildren.removeAll { $0.coordinator == nil }
    weakChildren.append(WeakCoordinator(coordinator: child))
    return child.begin(onFinish: onFinish)
  }

  /// Ends with a result. The parent takes the screens away.
  ///
  /// Only the first call counts; a warning tells of another one.
  public final func finish(
    _ outcome: Outcome, file: StaticString = #fileID, line: UInt = #line
  ) {
    guard !isFinished else {
      Warning.report("\(type(of: self)) finishes a second time; only the first result counts", file, line)
      return
    }
    isFinished = true
    let tell = onFinish
    onFinish = nil
    tell?(outcome)
  }

  /// The children whose screens are there, in the order in which they began.
  public final var children: [AnyObject] { weakChildren.compactMap(\.coordinator) }

  /// Opens a deep link: children are asked before their parent, those that began last before others.
  ///
  /// - Returns: Whether a coordinator knew the way.
  public final func open(_ link: any DeepLink) -> Bool {
    for child in weakChildren.reversed() {
      if let child = child.coordinator, child.open(link) { return true }
    }
    return follow(link)
  }
}

/// A coordinator, whatever comes out of it.
@MainActor
protocol AnyCoordinator: AnyObject {
  func open(_ link: any DeepLink) -> Bool
}

struct WeakCoordinator {
  weak var coordinator: (any AnyCoordinator)?
}

/// A place in an app, as a value: what a URL, a notification or a shortcut is turned into.
///
/// ```swift
/// enum Link: DeepLink {
///   case restaurant(id: Int)
/// }
/// ```
public protocol DeepLink: Hashable, Sendable {}
