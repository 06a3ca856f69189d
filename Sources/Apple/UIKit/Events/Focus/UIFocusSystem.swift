import CoreGraphics
import Foundation

/// The focus of a hardware keyboard. Only tablets have one.
///
/// - Source: developer.apple.com/documentation/uikit/uifocussystem
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
  private final weak var window: UIWindow?
  private final var pending: (any UIFocusEnvironment)?
  private final weak var halo: UIView?
  private final var lastOfGroups: [FocusSearch.Group: ObjectIdentifier] = [:]

  init(of window: UIWindow) {
    self.window = window
    super.init()
  }

  /// The name of the notification that is posted after each move.
  public static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")
  /// The name of the notification that is posted when a key requests an impossible move.
  public static let movementDidFailNotification = Notification.Name("UIFocusMovementDidFailNotification")
  /// Returns the focus system of an environment; `nil` outside of windows and on phones.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    let view = environment.focusItemContainer as? UIView
    guard let window = view?.window, window.traitCollection.userInterfaceIdiom == .pad else { return nil }
    if let known = window.focusSystem { return known }
    let system = UIFocusSystem(of: window)
    window.focusSystem = system
    return system
  }

  /// Returns whether an environment is the same as another one or contains it.
  open class func environment(
    _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
  ) -> Bool {
    chain(otherEnvironment).contains { $0 === environment }
  }

  /// The focused item.
  ///
  /// - Default: `nil` until a key or the app moves the focus.
  open private(set) weak var focusedItem: (any UIFocusItem)?

  // MARK: - Requesting moves

  /// Requests a move of the focus to the preferred item of an environment before the next frame.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    pending = environment
    window?.setNeedsLayout()
  }

  /// Updates the focus now if an update is pending.
  open func updateFocusIfNeeded() {
    guard let environment = pending else { return }
    pending = nil
    guard let item = preferredItem(in: environment), item !== focusedItem else { return }
    move(to: item, [])
  }

  /// Requests an update of the focus if the environment contains the focused item.
  final func environmentNeedsUpdate(_ environment: any UIFocusEnvironment) {
    guard let focusedItem, UIFocusSystem.environment(environment, contains: focusedItem) else { return }
    requestFocusUpdate(to: environment)
  }

  /// Returns an environment and all that contain it.
  private static func chain(_ environment: (any UIFocusEnvironment)?) -> [any UIFocusEnvironment] {
    var result: [any UIFocusEnvironment] = []
    var current = environment
    while let environment = current {
      result.append(environment)
      current = environment.parentFocusEnvironment
    }
    return result
  }

  /// Returns the preferred item of an environment. Without preferences, it is the best item of the first group.
  private func preferredItem(in environment: any UIFocusEnvironment) -> UIView? {
    for wish in environment.preferredFocusEnvironments where wish !== environment {
      if let item = preferredItem(in: wish) { return item }
    }
    if let item = environment as? UIView, item.canBecomeFocused, item.window != nil { return item }
    guard let view = environment.focusItemContainer as? UIView else { return nil }
    return FocusSearch(in: view).groups.first.flatMap(best)
  }

  private func best(_ group: (group: FocusSearch.Group, items: [UIView])) -> UIView? {
    func priority(_ item: UIView) -> UIFocusGroupPriority {
      let isLast = lastOfGroups[group.group] == ObjectIdentifier(item)
      return max(item.focusGroupPriority, isLast ? .previouslyFocused : .ignored)
    }
    return group.items.reduce(nil as UIView?) { best, item in
      guard let best else { return item }
      return priority(item) > priority(best) ? item : best
    }
  }

  // MARK: - Keys

  /// The search in the topmost view that covers the others.
  private var search: FocusSearch? {
    guard let window else { return nil }
    var controller = window.rootViewController
    while let presented = controller?.presentedViewController, !presented.isBeingDismissed { controller = presented }
    return FocusSearch(in: controller?.viewIfLoaded ?? window)
  }

  /// Moves the focus to the next or previous group, for the tab key.
  ///
  /// - Returns: Whether there are focusable items.
  final func moveToGroup(forward: Bool) -> Bool {
    guard let search else { return false }
    let groups = search.groups
    guard !groups.isEmpty else { return false }
    let current = (focusedItem as? UIView).map(search.group)
    let index = current.flatMap { group in groups.firstIndex { $0.group == group } }
    let count = groups.count
    let next = index.map { ($0 + (forward ? 1 : count - 1)) % count } ?? (forward ? 0 : count - 1)
    if let item = best(groups[next]), item !== focusedItem { move(to: item, forward ? .next : .previous) }
    return true
  }

  /// Moves the focus to the nearest item of the group, for an arrow key. Lists scroll to show it.
  final func move(_ heading: UIFocusHeading) -> Bool {
    guard let item = focusedItem as? UIView, item.window != nil else { return false }
    if let next = neighbor(of: item, heading) {
      move(to: next, heading)
      return true
    }
    if scroll(from: item, heading), let next = neighbor(of: item, heading) {
      move(to: next, heading)
      return true
    }
    let context = UIFocusUpdateContext(from: item, to: nil, heading: heading)
    NotificationCenter.default.post(
      name: UIFocusSystem.movementDidFailNotification, object: self,
      userInfo: [UIFocusUpdateContextKey: context])
    return true
  }

  private func neighbor(of item: UIView, _ heading: UIFocusHeading) -> UIView? {
    for destination in search?.neighbors(of: item, heading) ?? [] {
      switch destination {
      case .item(let next): return next
      case .guide(let guide):
        for environment in guide.preferredFocusEnvironments {
          if let next = preferredItem(in: environment), next !== item { return next }
        }
      }
    }
    return nil
  }

  private func scroll(from item: UIView, _ heading: UIFocusHeading) -> Bool {
    var current = item.superview
    while let view = current, !(view is any FocusScroller) { current = view.superview }
    guard let view = current as? any FocusScroller else { return false }
    var place = item.convert(item.bounds, to: view)
    switch heading {
    case .down: place.origin.y += place.height
    case .up: place.origin.y -= place.height
    case .right: place.origin.x += place.width
    default: place.origin.x -= place.width
    }
    return view.scrollForFocus(to: place)
  }

  /// Performs the action of a tap on the focused item, for the return and space keys.
  final func activate() -> Bool { (focusedItem as? any FocusTarget)?.activateFromFocus() ?? false }

  // MARK: - Moving

  @discardableResult
  private func move(to item: UIView, _ heading: UIFocusHeading) -> Bool {
    let previous = focusedItem
    let context = UIFocusUpdateContext(from: previous, to: item, heading: heading)
    var environments: [any UIFocusEnvironment] = []
    for environment in UIFocusSystem.chain(item) + UIFocusSystem.chain(previous)
    where !environments.contains(where: { $0 === environment }) {
      environments.append(environment)
    }
    guard environments.allSatisfy({ $0.shouldUpdateFocus(in: context) }) else { return false }
    focusedItem = item
    if let search { lastOfGroups[search.group(of: item)] = ObjectIdentifier(item) }
    show(item, insteadOf: previous)
    let coordinator = UIFocusAnimationCoordinator()
    for environment in environments { environment.didUpdateFocus(in: context, with: coordinator) }
    NotificationCenter.default.post(
      name: UIFocusSystem.didUpdateNotification, object: self,
      userInfo: [
        UIFocusUpdateContextKey: context,
        UIFocusUpdateAnimationCoordinatorKey: coordinator,
      ])
    coordinator.run()
    return true
  }

  private func show(_ item: UIView, insteadOf previous: (any UIFocusItem)?) {
    halo?.removeFromSuperview()
    let (old, new) = (previous as? any FocusTarget, item as? any FocusTarget)
    old?.focusDidChange(isFocused: false)
    if isTypedInto(item) {
      item.becomeFirstResponder()
    } else {
      if let view = previous as? UIView, isTypedInto(view) { view.resignFirstResponder() }
      if let effect = item.focusEffect as? UIFocusHaloEffect {
        let view = FocusHaloView(effect, around: item)
        item.addSubview(view)
        halo = view
      }
    }
    new?.focusDidChange(isFocused: true)
  }

  /// Returns whether an item takes typed text. Items other than focus targets do if they can become first responder.
  private func isTypedInto(_ item: UIView) -> Bool {
    (item as? any FocusTarget)?.isTypedInto ?? (item.canBecomeFirstResponder && item.acceptsTextInput)
  }

  /// Moves the focus to a field that became first responder, such as by a tap.
  final func firstResponderDidChange(to view: UIView) {
    guard view.canBecomeFocused, view !== focusedItem else { return }
    move(to: view, [])
  }
}
