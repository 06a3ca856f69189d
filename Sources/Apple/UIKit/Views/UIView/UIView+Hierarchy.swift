// Adding, moving and removing subviews, with the callbacks in UIKit's order.

extension UIView {
  /// One path for every way of adding: removes the view from where it was, tells everyone concerned, and puts it in.
  func insert(_ view: UIView, at requestedIndex: Int) {
    preconditionOfCaller(view !== self, "Can't add self as subview: \(view.briefDescription)")
    // One without subviews is no other view's ancestor: hierarchies of any depth are built from the top without a look upwards.
    preconditionOfCaller(
      view.subviewStorage.isEmpty || !isDescendant(of: view),
      "Can't add \(view.briefDescription) to \(briefDescription): the view to add is an ancestor of the other")

    if view.superviewStorage === self {
      move(view, to: requestedIndex)
      return
    }

    let oldWindow = view.window
    let newWindow = window
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.announceWillMove(toWindow: newWindow) }

    if let oldSuperview = view.superviewStorage {
      ConstraintLayout.viewWillMove(view, fromSuperview: oldSuperview)
      oldSuperview.willRemoveSubview(view)
      oldSuperview.detach(view)
    }

    // A callback may have changed the subviews: take the index as it can be had now.
    let index = min(max(requestedIndex, 0), subviewStorage.count)
    subviewStorage.insert(view, at: index)
    view.superviewStorage = self
    view.settleWindow()
    insertLayer(of: view, at: index)

    ConstraintLayout.viewDidMove(view)
    PropertiesPass.markAncestors(of: view)
    if view.rareStorage?.cornerConfiguration != nil { rare.hasConfiguredSubviews = true }
    view.inheritanceDidChange(from: oldWindow)
    if oldWindow !== newWindow { view.announceDidMoveToWindow() }
    view.didMoveToSuperview()
    didAddSubview(view)
    subviewsDidChange()
    viewControllerStorage?.contentScrollViewMayHaveChanged()
  }

  /// Asks for layout, unless it is the end of one that brings or takes the subviews.
  private func subviewsDidChange() {
    if !flags.contains(.isInDidLayoutSubviews) { setNeedsLayout() }
  }

  private func move(_ view: UIView, to requestedIndex: Int) {
    guard let oldIndex = subviewStorage.indexFromEitherEnd(of: view) else { return }
    subviewStorage.remove(at: oldIndex)
    let index = min(max(requestedIndex, 0), subviewStorage.count)
    subviewStorage.insert(view, at: index)
    guard index != oldIndex else { return }
    insertLayer(of: view, at: index)
    subviewsDidChange()
    viewControllerStorage?.contentScrollViewMayHaveChanged()
  }

  /// Takes a subview out of the lists; the callbacks are the caller's.
  private func detach(_ view: UIView) {
    if let index = subviewStorage.indexFromEitherEnd(of: view) { subviewStorage.remove(at: index) }
    view.superviewStorage = nil
    ConstraintLayout.forgetRoot(below: view)
    view.layer.removeFromSuperlayer()
  }

  func removeFromHierarchy() {
    guard let oldSuperview = superviewStorage else { return }
    let oldWindow = window
    willMove(toSuperview: nil)
    if oldWindow != nil { announceWillMove(toWindow: nil) }
    // The callbacks may have moved the view elsewhere already.
    guard superviewStorage === oldSuperview else { return }
    ConstraintLayout.viewWillMove(self, fromSuperview: oldSuperview)
    oldSuperview.willRemoveSubview(self)
    oldSuperview.detach(self)
    settleWindow()
    ConstraintLayout.viewDidMove(self)
    inheritanceDidChange(from: oldWindow)
    if oldWindow != nil { announceDidMoveToWindow() }
    didMoveToSuperview()
    oldSuperview.subviewsDidChange()
    oldSuperview.viewControllerStorage?.contentScrollViewMayHaveChanged()
  }

  /// Has the view and all below it know the window that they are in now.
  private func settleWindow() {
    let window = superviewStorage?.window
    guard windowStorage !== window else { return }
    windowStorage = window
    tellWindow(window ?? self as? UIWindow)
  }

  /// The same where the view's tree is in none any more; from `deinit`, when nobody else has the superview.
  nonisolated func forgetWindow() {
    guard windowStorage != nil else { return }
    windowStorage = nil
    tellWindow(nil)
  }

  /// Without recursion: `deinit` may run on a thread with a small stack.
  private nonisolated func tellWindow(_ window: UIWindow?) {
    var pending = subviewStorage
    while let view = pending.popLast() {
      guard view.windowStorage !== window else { continue }
      view.windowStorage = window
      pending += view.subviewStorage
    }
  }

  /// The layer goes above the layer of the subview below, so that layers added by hand keep their places.
  private func insertLayer(of view: UIView, at index: Int) {
    if index > 0 {
      layer.insertSublayer(view.layer, above: subviewStorage[index - 1].layer)
    } else if subviewStorage.count > 1 {
      layer.insertSublayer(view.layer, below: subviewStorage[1].layer)
    } else {
      layer.addSublayer(view.layer)
    }
  }

  private func announceWillMove(toWindow newWindow: UIWindow?) {
    if newWindow == nil, let window, window.responderWindow.firstResponder === self, !resignFirstResponder() {
      firstResponderIsTaken()
    }
    if newWindow == nil, let controller = viewControllerStorage, let window,
      window.responderWindow.firstResponder === controller, !controller.resignFirstResponder()
    {
      controller.firstResponderIsTaken()
    }
    if newWindow == nil, let interactions = rareStorage?.interactions { Self.closeMenus(of: interactions) }
    viewControllerStorage?.viewWillMove(toWindow: newWindow)
    willMove(toWindow: newWindow)
    for subview in subviewStorage { subview.announceWillMove(toWindow: newWindow) }
  }

  /// Menus go with the view that they belong to.
  private static func closeMenus(of interactions: [any UIInteraction]) {
    for interaction in interactions {
      (interaction as? UIContextMenuInteraction)?.dismissMenu()
      (interaction as? UIEditMenuInteraction)?.dismissMenu()
    }
  }

  private func announceDidMoveToWindow() {
    if AppearanceProxies.current.areUsed, window != nil { AppearanceProxies.current.apply(to: self) }
    didMoveToWindow()
    viewControllerStorage?.viewDidMoveToWindow()
    if flags.contains(.becomesFirstResponderInWindow), window != nil {
      flags.remove(.becomesFirstResponderInWindow)
      becomeFirstResponder()
    }
    for subview in subviewStorage { subview.announceDidMoveToWindow() }
  }

  /// What a view inherits is settled anew after it came to another place: traits, tint and the safe area.
  private func inheritanceDidChange(from oldWindow: UIWindow?) {
    updateInheritedTraits()
    updateInheritedTint()
    updateSafeAreaInsets()
    if superviewStorage?.rareStorage?.explicitLayoutMargins != nil || preservesSuperviewLayoutMargins {
      superviewLayoutMarginsDidChange()
    }
  }

  func insert(_ view: UIView, relativeTo sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    guard let siblingIndex = subviewStorage.firstIndex(where: { $0 === sibling }) else {
      insert(view, at: subviewStorage.count)
      return
    }
    // A view that moves up within the same superview makes room first: its sibling's index drops by one.
    let ownIndex = subviewStorage.firstIndex { $0 === view }
    let shift = ownIndex.map { $0 < siblingIndex ? -1 : 0 } ?? 0
    insert(view, at: siblingIndex + offset + shift)
  }

  func exchange(_ index1: Int, _ index2: Int) {
    preconditionOfCaller(
      subviewStorage.indices.contains(index1) && subviewStorage.indices.contains(index2),
      "exchangeSubview(at: \(index1), withSubviewAt: \(index2)): \(briefDescription) has \(subviewStorage.count) subviews"
    )
    guard index1 != index2 else { return }
    let (lower, upper) = (min(index1, index2), max(index1, index2))
    let (first, second) = (subviewStorage[lower], subviewStorage[upper])
    insert(first, at: upper)
    insert(second, at: lower)
  }

  /// Returns whether the view is another one or lies somewhere below it.
  public final func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superviewStorage
    }
    return false
  }

  func firstView(withTag tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviewStorage {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// How many levels are climbed one by one before it is looked for a shorter way: as many as screens have.
  private static let levelsOfScreens = 32

  /// The topmost view of the hierarchy: the window, or the root of a tree that is in none.
  ///
  /// - Complexity: constant in a window, and below views that layout has climbed from before; else linear in the levels above.
  var hierarchyRoot: UIView {
    if let window = windowStorage, window.superviewStorage == nil { return window }
    var (current, level) = (self, 0)
    while let above = current.superviewStorage {
      current = above
      level += 1
      if level == UIView.levelsOfScreens { return current.rootOfDeepHierarchy }
    }
    return current
  }

  /// The same from a view that has many levels below it, and may have many above.
  private var rootOfDeepHierarchy: UIView {
    // Each of them is owned by the next one: none has to be kept meanwhile, which would take most of the time in deep trees.
    var current = Unmanaged.passUnretained(self)
    while let above = current._withUnsafeGuaranteedRef({ $0.knownViewAbove }) { current = above }
    let root = current.takeUnretainedValue()
    if let state = layoutStateStorage, state.subtreeUsesLayout, root !== self, state.knownRoot !== root {
      state.knownRoot = root
    }
    return root
  }

  /// The superview, or a view above it where layout has come this way before: in deep trees that are in no window, most of the way.
  private var knownViewAbove: Unmanaged<UIView>? {
    if superviewStorage == nil { return nil }
    return (layoutStateStorage?.knownRoot ?? superviewStorage).map(Unmanaged.passUnretained)
  }
}

/// A view of UIKit's own that makes its subviews whenever it is made: an archive of it leaves them out.
@MainActor
protocol SubviewBuilding: UIView {}

/// What of a view matters to a superview that arranges it.
enum SubviewChange {
  /// Its intrinsic content size.
  case contentSize
  /// How much it wants to have that size.
  case contentPriority
  /// Whether it is hidden.
  case hidden
  /// Whether its text wraps.
  case wrapping
}
