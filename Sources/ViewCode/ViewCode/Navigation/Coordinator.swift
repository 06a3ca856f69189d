import UIKit

/// An object that determines the next screen, so that screens don't depend on each other.
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
/// **Ownership.** The first screen retains its coordinator. A coordinator retains no screens, and a parent no children.
/// Therefore, a coordinator is released with its screen in every case: the back button, a swipe, dismissal, or
/// replacement of a stack. No cleanup is required. Closures that a screen gets should capture the coordinator weakly,
/// since the screen already retains it.
@MainActor
open class Coordinator<Outcome>: AnyCoordinator {
  /// The first screen of the coordinator while it exists.
  public private(set) weak var screen: (any CoordinatedScreen)?

  private var onFinish: ((Outcome) -> Void)?
  private var isFinished = false
  private var weakChildren: [WeakCoordinator] = []

  /// Creates a coordinator that hasn't begun.
  public init() {}

  /// Creates the first screen. Every subclass overrides it, and only ``begin(onFinish:)`` calls it.
  open func start() -> any CoordinatedScreen {
    fatalError("\(type(of: self)) does not override start()")
  }

  /// Opens a link if this coordinator supports it.
  ///
  /// - Returns: Whether the coordinator opened it. Default: `false`.
  open func follow(_ link: any DeepLink) -> Bool { false }

  /// Begins the coordinator. An app calls it for its first coordinator and displays the screen in its window.
  ///
  /// - Parameter onFinish: A closure that gets the result, called at most once.
  /// - Returns: The first screen, which retains the coordinator.
  public final func begin(onFinish: @escaping (Outcome) -> Void = { _ in }) -> any CoordinatedScreen {
    self.onFinish = onFinish
    isFinished = false
    let first = start()
    first.screenCoordinator = self
    screen = first
    return first
  }

  /// Begins another coordinator as a child of this one.
  ///
  /// - Parameters:
  ///   - child: The child, retained by its first screen.
  ///   - onFinish: A closure that gets the result, called at most once, and never if its screens are removed before.
  /// - Returns: The first screen of the child, which this coordinator displays.
  public final func begin<Result>(
    _ child: Coordinator<Result>, onFinish: @escaping (Result) -> Void = { _ in }
  ) -> any CoordinatedScreen {
    weakChildren.removeAll { $0.coordinator == nil }
    weakChildren.append(WeakCoordinator(coordinator: child))
    return child.begin(onFinish: onFinish)
  }

  /// Finishes with a result. The parent removes the screens.
  ///
  /// Only the first call has an effect; others are reported as a warning.
  public final func finish(
    _ outcome: Outcome, file: StaticString = #fileID, line: UInt = #line
  ) {
    guard !isFinished else {
      Warning.report("\(type(of: self)) finished more than once; only the first result is used", file, line)
      return
    }
    isFinished = true
    let tell = onFinish
    onFinish = nil
    tell?(outcome)
  }

  /// The children whose screens exist, in the order in which they began.
  public final var children: [AnyObject] { weakChildren.compactMap(\.coordinator) }

  /// Opens a deep link. Children are asked before their parent, the latest ones first.
  ///
  /// - Returns: Whether a coordinator opened it.
  public final func open(_ link: any DeepLink) -> Bool {
    for child in weakChildren.reversed() {
      if let child = child.coordinator, child.open(link) { return true }
    }
    return follow(link)
  }
}

/// A coordinator with any type of result.
@MainActor
protocol AnyCoordinator: AnyObject {
  func open(_ link: any DeepLink) -> Bool
}

struct WeakCoordinator {
  weak var coordinator: (any AnyCoordinator)?
}

/// A destination in an app as a value, for a URL, a notification or a shortcut.
///
/// ```swift
/// enum Link: DeepLink {
///   case restaurant(id: Int)
/// }
/// ```
public protocol DeepLink: Hashable, Sendable {}
