// Adding, moving and removing subviews, with the callbacks in UIKit's order.

extension UIView {
  /// Inserts a view, for every way of adding one: removes it from its superview and sends all callbacks.
  func insert(_ view: UIView, at requestedIndex: Int) {
    preconditionOfCaller(view !== self, "Can't add self as subview: \(view.briefDescription)")
    // A view without subviews isn't an ancestor. Without the check, deep hierarchies are built from the top in linear
    // time.
    preconditionOfCaller(
      view.subviewStorage.isEmpty || !isDescendant(of: view),
      "Can't add \(view.briefDescription) to \(briefDescription): the view to add is its ancestor")

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

    // A callback may have changed the subviews, so the index is computed again.
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

  /// Requests layout, except at the end of a pass that adds or removes the subviews.
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

  /// Removes a subview from the lists. The caller sends the callbacks.
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
    // The callbacks may already have moved the view.
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

  /// Updates the window of the view and all its descendants.
  private func settleWindow() {
    let window = superviewStorage?.window
    guard windowStorage !== window else { return }
    windowStorage = window
    tellWindow(window ?? self as? UIWindow)
  }

  /// Clears the window of the view and all its descendants. Called from `deinit`, when nothing else refers to the
  /// superview.
  nonisolated func forgetWindow() {
    guard windowStorage != nil else { return }
    windowStorage = nil
    tellWindow(nil)
  }

  /// Sets the window of the subtree without recursion, since `deinit` may run on a thread with a small stack.
  private nonisolated func tellWindow(_ window: UIWindow?) {
    var pending = subviewStorage
    while let view = pending.popLast() {
      guard view.windowStorage !== window else { continue }
      view.windowStorage = window
      pending += view.subviewStorage
    }
  }

  /// Inserts the layer above that of the subview below, so that layers that the app added keep their positions.
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

  /// Closes the menus of interactions whose view is removed.
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

  /// Updates the inherited values after a move in the hierarchy: traits, tint color and safe area.
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
    // For a view that moves up in the same superview, the sibling's index first decreases by one.
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

  /// Returns whether the view is a given view or a descendant of it.
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

  /// The number of levels that are searched one by one before a shorter way is tried: those of usual screens.
  private static let levelsOfScreens = 32

  /// The topmost view of the hierarchy: the window, or the root of a tree without a window.
  ///
  /// - Complexity: constant in a window and below views that layout has already climbed from; otherwise linear in the
  ///   number of levels above.
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

  /// The root of the hierarchy, for a view with many levels below it and perhaps many above.
  private var rootOfDeepHierarchy: UIView {
    // Each view is owned by the next one. Retaining them would take most of the time in deep trees.
    var current = Unmanaged.passUnretained(self)
    while let above = current._withUnsafeGuaranteedRef({ $0.knownViewAbove }) { current = above }
    let root = current.takeUnretainedValue()
    if let state = layoutStateStorage, state.subtreeUsesLayout, root !== self, state.knownRoot !== root {
      state.knownRoot = root
    }
    return root
  }

  /// The superview, or a higher view if layout has already climbed from here. In deep trees without a window, it skips
  /// most levels.
  private var knownViewAbove: Unmanaged<UIView>? {
    if superviewStorage == nil { return nil }
    return (layoutStateStorage?.knownRoot ?? superviewStorage).map(Unmanaged.passUnretained)
  }
}

/// A view of UIKit that always creates its subviews. Archives of it omit them.
@MainActor
protocol SubviewBuilding: UIView {}

/// A change of a view that can affect a superview that arranges it.
enum SubviewChange {
  /// The intrinsic content size.
  case contentSize
  /// The hugging or compression resistance priority.
  case contentPriority
  /// The visibility.
  case hidden
  /// The wrapping of text.
  case wrapping
}
