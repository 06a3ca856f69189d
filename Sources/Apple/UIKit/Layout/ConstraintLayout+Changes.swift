// What views tell of their changes.

extension ConstraintLayout {
  /// The view's rectangle has changed: by code, by autoresizing, or by layout itself.
  static func geometryDidChange(_ view: UIView) {
    guard let state = view.layoutStateStorage else { return }
    guard let slot = state.item.slot, let engine = engine(of: view), slot.engineID == engine.id else { return }
    // The rows of a view that constraints place don't come from its frame.
    if view === engine.root || view.translatesAutoresizingMaskIntoConstraints { engine.change(slot, .box) }
    if !state.systemGuides.isEmpty { keyboardGuideDidChange(view) }
  }

  static func autoresizingMaskDidChange(_ view: UIView) {
    geometryDidChange(view)
  }

  static func translatesDidChange(_ view: UIView) {
    if !view.translatesAutoresizingMaskIntoConstraints { markSubtreeUsesLayout(view) }
    guard let state = view.layoutStateStorage else { return }
    if let (engine, slot) = place(of: state.item) {
      engine.change(slot, [.box, .content])
      engine.release(unusedFrom: slot)
    } else if !view.translatesAutoresizingMaskIntoConstraints {
      engine(of: view)?.takeOver(view)
    }
    view.superviewStorage?.setNeedsLayout()
  }

  static func intrinsicContentSizeDidChange(_ view: UIView) {
    view.superviewStorage?.subviewDidChange(view, .contentSize)
    guard let item = view.layoutStateStorage?.item, let (engine, slot) = place(of: item) else { return }
    engine.change(slot, .content)
    // Baselines may lie elsewhere in the new content.
    for constraint in item.mentions.all where constraint.names(item, where: \.isBaseline) {
      engine.queueRebuild(constraint)
    }
  }

  static func contentPriorityDidChange(_ view: UIView) {
    view.superviewStorage?.subviewDidChange(view, .contentPriority)
    contentDidChange(view)
  }

  /// The rows for the view's content are out of date.
  static func contentDidChange(_ view: UIView) {
    guard let item = view.layoutStateStorage?.item, let (engine, slot) = place(of: item) else { return }
    engine.change(slot, .content)
  }

  static func layoutMarginsDidChange(_ view: UIView) {
    guard let state = view.layoutStateStorage, let engine = engine(of: view) else { return }
    for guide in state.systemGuides where guide.role == .layoutMargins || guide.role == .readableContent {
      if let slot = engine.slot(of: guide.item) { engine.change(slot, .box) }
    }
    for constraint in state.item.mentions.all where constraint.names(state.item, where: \.dependsOnMargins) {
      engine.queueRebuild(constraint)
    }
  }

  static func safeAreaInsetsDidChange(_ view: UIView) {
    guard let state = view.layoutStateStorage, let engine = engine(of: view) else { return }
    for guide in state.systemGuides where guide.role.dependsOnSafeArea {
      if let slot = engine.slot(of: guide.item) { engine.change(slot, .box) }
    }
  }

  /// The view's keyboard guide has another height, or the view another place.
  ///
  /// - Returns: whether a constraint knows the guide.
  @discardableResult
  static func keyboardGuideDidChange(_ view: UIView) -> Bool {
    guard let guide = view.layoutStateStorage?.systemGuides.first(where: { $0.role == .keyboard }),
      let (engine, slot) = place(of: guide.item)
    else { return false }
    engine.change(slot, .box)
    view.setNeedsLayout()
    return true
  }

  /// The keyboard lies elsewhere: guides of the views of a window follow.
  ///
  /// - Returns: whether any does.
  static func keyboardDidMove(over view: UIView) -> Bool {
    guard let state = view.layoutStateStorage, state.subtreeUsesLayout else { return false }
    var moves = keyboardGuideDidChange(view)
    for subview in view.subviewStorage where keyboardDidMove(over: subview) { moves = true }
    return moves
  }

  static func hiddenDidChange(_ view: UIView) {
    view.superviewStorage?.subviewDidChange(view, .hidden)
  }

  /// Leading and trailing have changed sides for the constraints that the view holds.
  static func layoutDirectionDidChange(_ view: UIView) {
    guard let state = view.layoutStateStorage, let engine = engine(of: view) else { return }
    for constraint in state.constraints.all { engine.queueRebuild(constraint) }
  }

  /// The view was scrolled: what lies in it has moved for constraints that reach out of it.
  static func boundsOriginDidChange(_ view: UIView) {
    guard let state = view.layoutStateStorage, let engine = engine(of: view) else { return }
    if let slot = engine.slot(of: state.item), !slot.crossing.isEmpty { engine.change(slot, .crossing) }
    guard view.flags.contains(.isScrollView) else { return }
    for guide in state.systemGuides where guide.role.staysInSight {
      if let slot = engine.slot(of: guide.item) { engine.change(slot, .box) }
    }
  }

  /// The content has the size that constraints gave it, or one of the app's.
  static func scrollContentSizeDidChange(_ view: UIView) {
    guard let guide = view.layoutStateStorage?.systemGuides.first(where: { $0.role == .scrollContent }),
      let (engine, slot) = place(of: guide.item)
    else { return }
    engine.change(slot, .box)
  }
}

extension LayoutEngine {
  /// Has the constraint's row made again in the next update.
  func queueRebuild(_ constraint: NSLayoutConstraint) {
    unrealize(constraint)
    queue(constraint)
  }

  /// A slot that was kept for its view's sake may have lost its reason.
  func release(unusedFrom slot: LayoutSlot) {
    if slot.uses == 0 { idleSlots.append(slot) }
  }
}

extension NSLayoutConstraint {
  /// Returns whether one side names the item with an attribute of some kind.
  func names(_ item: LayoutItem, where isSuch: (Attribute) -> Bool) -> Bool {
    func check(_ operand: LayoutOperand) -> Bool {
      if operand.item === item, isSuch(operand.attribute) { return true }
      if let start = operand.start { return start.item === item && isSuch(start.attribute) }
      return false
    }
    return check(first) || second.map(check) == true
  }
}
