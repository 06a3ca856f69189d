// The changes of views that affect layout.

extension ConstraintLayout {
  /// Updates the layout after a change of the view's rectangle by code, autoresizing or layout itself.
  static func geometryDidChange(_ view: UIView) {
    guard let state = view.layoutStateStorage else { return }
    guard let slot = state.item.slot, let engine = engine(of: view), slot.engineID == engine.id else { return }
    // The rows of a view that constraints position don't depend on its frame.
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
    // The new content may have other baselines.
    for constraint in item.mentions.all where constraint.names(item, where: \.isBaseline) {
      engine.queueRebuild(constraint)
    }
  }

  static func contentPriorityDidChange(_ view: UIView) {
    view.superviewStorage?.subviewDidChange(view, .contentPriority)
    contentDidChange(view)
  }

  /// Marks the rows of the view's content as out of date.
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

  /// Updates the layout after the view's keyboard guide changed its height or the view its position.
  ///
  /// - Returns: Whether a constraint refers to the guide.
  @discardableResult
  static func keyboardGuideDidChange(_ view: UIView) -> Bool {
    guard let guide = view.layoutStateStorage?.systemGuides.first(where: { $0.role == .keyboard }),
      let (engine, slot) = place(of: guide.item)
    else { return false }
    engine.change(slot, .box)
    view.setNeedsLayout()
    return true
  }

  /// Updates the guides of the views of a window after the keyboard moved.
  ///
  /// - Returns: Whether there are such guides.
  static func keyboardDidMove(over view: UIView) -> Bool {
    guard let state = view.layoutStateStorage, state.subtreeUsesLayout else { return false }
    var moves = keyboardGuideDidChange(view)
    for subview in view.subviewStorage where keyboardDidMove(over: subview) { moves = true }
    return moves
  }

  static func hiddenDidChange(_ view: UIView) {
    view.superviewStorage?.subviewDidChange(view, .hidden)
  }

  /// Updates the constraints of the view after leading and trailing changed sides.
  static func layoutDirectionDidChange(_ view: UIView) {
    guard let state = view.layoutStateStorage, let engine = engine(of: view) else { return }
    for constraint in state.constraints.all { engine.queueRebuild(constraint) }
  }

  /// Updates the constraints that cross the view's bounds after it scrolled.
  static func boundsOriginDidChange(_ view: UIView) {
    guard let state = view.layoutStateStorage, let engine = engine(of: view) else { return }
    if let slot = engine.slot(of: state.item), !slot.crossing.isEmpty { engine.change(slot, .crossing) }
    guard view.flags.contains(.isScrollView) else { return }
    for guide in state.systemGuides where guide.role.staysInSight {
      if let slot = engine.slot(of: guide.item) { engine.change(slot, .box) }
    }
  }

  /// Updates the layout after a change of the content size by constraints or by the app.
  static func scrollContentSizeDidChange(_ view: UIView) {
    guard let guide = view.layoutStateStorage?.systemGuides.first(where: { $0.role == .scrollContent }),
      let (engine, slot) = place(of: guide.item)
    else { return }
    engine.change(slot, .box)
  }
}

extension LayoutEngine {
  /// Schedules the constraint's row to be rebuilt in the next update.
  func queueRebuild(_ constraint: NSLayoutConstraint) {
    unrealize(constraint)
    queue(constraint)
  }

  /// Releases a slot that existed only for its view if nothing uses it.
  func release(unusedFrom slot: LayoutSlot) {
    if slot.uses == 0 { idleSlots.append(slot) }
  }
}

extension NSLayoutConstraint {
  /// Returns whether one side refers to the item with a certain kind of attribute.
  func names(_ item: LayoutItem, where isSuch: (Attribute) -> Bool) -> Bool {
    func check(_ operand: LayoutOperand) -> Bool {
      if operand.item === item, isSuch(operand.attribute) { return true }
      if let start = operand.start { return start.item === item && isSuch(start.attribute) }
      return false
    }
    return check(first) || second.map(check) == true
  }
}
