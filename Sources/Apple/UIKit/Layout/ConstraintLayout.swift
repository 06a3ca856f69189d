/// The connection between views and Auto Layout. Views call it when they change.
///
/// Each of the functions is cheap for views without constraints. None solves the system unless its comment says so. See
/// `LayoutEngine` for the results.
@MainActor
enum ConstraintLayout {
  // MARK: - Finding the engine

  /// Returns the engine of the view's hierarchy if it exists.
  static func engine(of view: UIView) -> LayoutEngine? {
    view.hierarchyRoot.layoutStateStorage?.engine
  }

  /// Returns the engine of the view's hierarchy with up-to-date values, created if needed.
  static func updatedEngine(of view: UIView) -> LayoutEngine? {
    let root = view.hierarchyRoot
    guard let state = root.layoutStateStorage, state.subtreeUsesLayout else { return nil }
    let engine: LayoutEngine
    if let existing = state.engine {
      engine = existing
    } else {
      engine = LayoutEngine(root: root)
      state.engine = engine
    }
    engine.update()
    return engine
  }

  /// Returns the engine and the slot of a view or guide if it has them.
  static func place(of item: LayoutItem) -> (engine: LayoutEngine, slot: LayoutSlot)? {
    guard let slot = item.slot, let view = item.hostView, let engine = engine(of: view), slot.engineID == engine.id
    else { return nil }
    return (engine, slot)
  }

  /// Marks the view's part of the hierarchy as using layout.
  static func markSubtreeUsesLayout(_ view: UIView) {
    var current: UIView? = view
    while let view = current {
      let state = view.layoutState
      if state.subtreeUsesLayout { return }
      state.subtreeUsesLayout = true
      current = view.superviewStorage
    }
  }

  // MARK: - Solving

  /// Returns whether solving would change something, for the loop that repeats until layout is stable.
  static func needsSolving(for root: UIView) -> Bool {
    guard let state = root.hierarchyRoot.layoutStateStorage, state.subtreeUsesLayout else { return false }
    return state.engine?.isDirty ?? true
  }

  /// Returns whether the view's hierarchy is being solved further up in the call stack.
  static func isSolving(for view: UIView) -> Bool {
    view.layoutStateStorage != nil && engine(of: view)?.isUpdating == true
  }

  /// Sets the bounds and centers of the subviews that constraints lay out, and the rectangles of the view's guides.
  ///
  /// Transforms don't change. It solves the system first if something changed since the pass began.
  static func applyFrames(toSubviewsOf view: UIView) {
    guard let state = view.layoutStateStorage, state.subtreeUsesLayout, let engine = updatedEngine(of: view) else {
      return
    }
    let scale = view.traitCollection.displayScale
    refreshKeyboardGuide(of: state, in: engine)
    for guide in state.guides {
      if let slot = engine.slot(of: guide.item) { guide.appliedFrame = engine.frame(of: slot, scale: scale) }
    }
    for subview in view.subviewStorage {
      guard let item = subview.layoutStateStorage?.item, let slot = engine.slot(of: item),
        !subview.translatesAutoresizingMaskIntoConstraints, subview.superviewStorage === view
      else { continue }
      apply(engine.frame(of: slot, scale: scale), to: subview)
    }
  }

  /// Updates the keyboard guide, since the covered height depends on the view's position in the window, which layout
  /// may have changed.
  private static func refreshKeyboardGuide(of state: ViewLayoutState, in engine: LayoutEngine) {
    guard let guide = state.systemGuides.first(where: { $0.role == .keyboard }), let slot = engine.slot(of: guide.item)
    else { return }
    engine.updateBox(of: slot)
    engine.update()
  }

  /// Returns the view's rectangle according to its constraints; `nil` if they don't position it.
  static func solvedFrame(of view: UIView) -> CGRect? {
    guard let item = view.layoutStateStorage?.item, !view.translatesAutoresizingMaskIntoConstraints,
      let engine = updatedEngine(of: view), let slot = engine.slot(of: item)
    else { return nil }
    return engine.frame(of: slot, scale: view.traitCollection.displayScale)
  }

  /// Returns the size that constraints give the content of a scroll view; `nil` if there are none.
  static func solvedContentSize(of view: UIView) -> CGSize? {
    guard let guide = view.layoutStateStorage?.systemGuides.first(where: { $0.role == .scrollContent }),
      let engine = updatedEngine(of: view), let slot = engine.slot(of: guide.item)
    else { return nil }
    return CGSize(width: engine.value(of: slot.width), height: engine.value(of: slot.height))
  }

  private static func apply(_ frame: CGRect, to view: UIView) {
    if view.bounds.size != frame.size { view.bounds.size = frame.size }
    let anchor = view.layer.anchorPoint
    let center = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    if view.center != center { view.center = center }
  }

  // MARK: - Queries

  static func isAmbiguous(_ view: UIView) -> Bool {
    guard let item = view.layoutStateStorage?.item else { return false }
    return isAmbiguous(item, in: view)
  }

  static func isAmbiguous(_ item: LayoutItem, in view: UIView) -> Bool {
    guard let engine = updatedEngine(of: view), let slot = engine.slot(of: item) else { return false }
    return engine.isAmbiguous(slot)
  }

  static func constraintsAffecting(_ item: LayoutItem, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard let view = item.hostView, let engine = updatedEngine(of: view), let slot = engine.slot(of: item) else {
      return []
    }
    return engine.constraintsAffecting(slot, axis)
  }

  static func exerciseAmbiguity(of view: UIView) {
    guard let engine = updatedEngine(of: view), let item = view.layoutStateStorage?.item,
      let slot = engine.slot(of: item)
    else { return }
    engine.exerciseAmbiguity(of: slot)
    view.superviewStorage?.setNeedsLayout()
  }

  /// Returns the size nearest to a target that the constraints within the view allow, without changing the hierarchy.
  ///
  /// It takes as much time as the view's first layout.
  static func fittingSize(
    of view: UIView, target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    let engine = LayoutEngine(
      root: view, fitting: FittingTarget(size: target, horizontal: horizontal, vertical: vertical))
    let slot = engine.ensureSlot(of: view.layoutState.item)
    engine.update()
    let scale = view.traitCollection.displayScale
    // Adding 0 turns a -0 that results from rounding up into 0.
    return CGSize(
      width: FrameRounding.roundUp(engine.value(of: slot.width) + slot.horizontalInsets, scale: scale) + 0,
      height: FrameRounding.roundUp(engine.value(of: slot.height) + slot.verticalInsets, scale: scale) + 0)
  }
}
