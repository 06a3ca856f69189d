/// How views and Auto Layout work together: views tell here what happens to them.
///
/// Each of these is cheap where constraints don't concern the view; none solves anything except the functions that say
/// so. See `LayoutEngine` for what comes of it.
@MainActor
enum ConstraintLayout {
  // MARK: - Finding the engine

  /// Returns the engine of the view's hierarchy, if there is one yet.
  static func engine(of view: UIView) -> LayoutEngine? {
    view.hierarchyRoot.layoutStateStorage?.engine
  }

  /// Returns the engine of the view's hierarchy, made where one is needed, with all values up to date.
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

  /// Returns the engine and slot of a view or guide that is in one.
  static func place(of item: LayoutItem) -> (engine: LayoutEngine, slot: LayoutSlot)? {
    guard let slot = item.slot, let view = item.hostView, let engine = engine(of: view), slot.engineID == engine.id
    else { return nil }
    return (engine, slot)
  }

  /// Notes that layout has to look into the view's part of the hierarchy.
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

  /// Returns whether solving would change something: for the loop that asks whether layout has settled.
  static func needsSolving(for root: UIView) -> Bool {
    guard let state = root.hierarchyRoot.layoutStateStorage, state.subtreeUsesLayout else { return false }
    return state.engine?.isDirty ?? true
  }

  /// Returns whether the view's hierarchy is being solved now, further up in the call stack.
  static func isSolving(for view: UIView) -> Bool {
    view.layoutStateStorage != nil && engine(of: view)?.isUpdating == true
  }

  /// Gives the subviews that constraints lay out their bounds and centers, and the view's guides their rectangles.
  ///
  /// Transforms are left alone. Solves first if something has changed since the pass began.
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

  /// How much the keyboard covers depends on where the view lies in the window, which layout may just have changed.
  private static func refreshKeyboardGuide(of state: ViewLayoutState, in engine: LayoutEngine) {
    guard let guide = state.systemGuides.first(where: { $0.role == .keyboard }), let slot = engine.slot(of: guide.item)
    else { return }
    engine.updateBox(of: slot)
    engine.update()
  }

  /// Returns the view's rectangle by its constraints; `nil` where they don't place it.
  static func solvedFrame(of view: UIView) -> CGRect? {
    guard let item = view.layoutStateStorage?.item, !view.translatesAutoresizingMaskIntoConstraints,
      let engine = updatedEngine(of: view), let slot = engine.slot(of: item)
    else { return nil }
    return engine.frame(of: slot, scale: view.traitCollection.displayScale)
  }

  /// Returns the size that constraints give a scroll view's content; `nil` where none concerns it.
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

  // MARK: - Questions

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

  /// Returns the size nearest to a target that the constraints within the view allow; nothing of the hierarchy is
  /// changed.
  ///
  /// Costs as much as the view's first layout.
  static func fittingSize(
    of view: UIView, target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    let engine = LayoutEngine(
      root: view, fitting: FittingTarget(size: target, horizontal: horizontal, vertical: vertical))
    let slot = engine.ensureSlot(of: view.layoutState.item)
    engine.update()
    let scale = view.traitCollection.displayScale
    // Adding 0 turns the -0 that rounding up leaves into 0.
    return CGSize(
      width: FrameRounding.roundUp(engine.value(of: slot.width) + slot.horizontalInsets, scale: scale) + 0,
      height: FrameRounding.roundUp(engine.value(of: slot.height) + slot.verticalInsets, scale: scale) + 0)
  }
}
