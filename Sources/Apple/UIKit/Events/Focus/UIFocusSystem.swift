import CoreGraphics
import Foundation

/// Knows what has the focus of a hardware keyboard. Tablets have one, phones have none.
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

  /// Posted behind each move.
  public static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")
  /// Posted where a key asked for a move that is not possible.
  public static let movementDidFailNotification = Notification.Name("UIFocusMovementDidFailNotification")
  /// Returns the system that an environment is in; `nil` outside of windows and on phones.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    let view = environment.focusItemContainer as? UIView
    guard let window = view?.window, window.traitCollection.userInterfaceIdiom == .pad else { return nil }
    if let known = window.focusSystem { return known }
    let system = UIFocusSystem(of: window)
    window.focusSystem = system
    return system
  }

  /// Returns whether an environment is another one, or around it.
  open class func environment(
    _ environment: any UIFocusEnvironment, contains otherEnvironment: any UIFocusEnvironment
  ) -> Bool {
    chain(otherEnvironment).contains { $0 === environment }
  }

  /// What has the focus.
  ///
  /// - Default: `nil`, until a key or the app moves it.
  open private(set) weak var focusedItem: (any UIFocusItem)?

  // MARK: - Asking for moves

  /// Has the focus move to the best place in an environment, before the next frame.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    pending = environment
    window?.setNeedsLayout()
  }

  /// Does now what was asked for.
  open func updateFocusIfNeeded() {
    guard let environment = pending else { return }
    pending = nil
    guard let item = preferredItem(in: environment), item !== focusedItem else { return }
    move(to: item, [])
  }

  /// An environment that has the focus wants it looked for anew.
  final func environmentNeedsUpdate(_ environment: any UIFocusEnvironment) {
    guard let focusedItem, UIFocusSystem.environment(environment, contains: focusedItem) else { return }
    requestFocusUpdate(to: environment)
  }

  /// Returns an environment and all around it.
  private static func chain(_ environment: (any UIFocusEnvironment)?) -> [any UIFocusEnvironment] {
    var result: [any UIFocusEnvironment] = []
    var current = environment
    while let environment = current {
      result.append(environment)
      current = environment.parentFocusEnvironment
    }
    return result
  }

  /// Where environments' wishes lead; without any the first item in the best place of its group.
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

  /// What covers all others, with what can have the focus in it.
  private var search: FocusSearch? {
    guard let window else { return nil }
    var controller = window.rootViewController
    while let presented = controller?.presentedViewController, !presented.isBeingDismissed { controller = presented }
    return FocusSearch(in: controller?.viewIfLoaded ?? window)
  }

  /// Returns the tab key: to the next group, or the one before.
  ///
  /// - Returns: whether there is anything that can have the focus.
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

  /// Returns an arrow: to the nearest item of the group. Lists scroll for it.
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

  /// Return and space: what a tap on the item does.
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

  /// What says nothing of itself is typed into where the keyboard can be.
  private func isTypedInto(_ item: UIView) -> Bool {
    (item as? any FocusTarget)?.isTypedInto ?? (item.canBecomeFirstResponder && item.acceptsTextInput)
  }

  /// A field has been tapped: the focus is where one types.
  final func firstResponderDidChange(to view: UIView) {
    guard view.canBecomeFocused, view !== focusedItem else { return }
    move(to: view, [])
  }
}
