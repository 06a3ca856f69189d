// The activation and deactivation of constraints.

extension ConstraintLayout {
  static func activate(_ constraint: NSLayoutConstraint) {
    if constraint.first.isGone || constraint.second?.isGone == true {
      Diagnostics.report("Unable to activate \(constraint): one of its items no longer exists.")
      return
    }
    var holder = constraint.first.holder
    if let second = constraint.second {
      if let view = holder, let other = second.holder { holder = commonAncestor(view, other) } else { holder = nil }
    }
    guard let holder else {
      let names = [constraint.first, constraint.second].compactMap { $0?.name }
      fatalError(
        """
        Unable to activate constraint with anchors \(names.map { "<\($0)>" }.joined(separator: " and ")) because \
        they have no common ancestor. Does the constraint or its anchors reference items in different view \
        hierarchies? That's illegal.
        """)
    }
    install(constraint, on: holder)
  }

  /// Adds the constraint to a view that the caller chooses.
  static func activate(_ constraint: NSLayoutConstraint, on view: UIView) {
    if constraint.holder === view { return }
    func check(_ item: LayoutItem) {
      preconditionOfCaller(
        item.hostView?.isDescendant(of: view) == true,
        """
        Unable to install constraint on view. Does the constraint reference something from outside the subtree of the \
        view? That's illegal. constraint:\(constraint) view:\(view.briefDescription)
        """)
    }
    constraint.first.forEachItem(check)
    constraint.second?.forEachItem(check)
    if constraint.isActive { deactivate(constraint) }
    install(constraint, on: view)
  }

  private static func install(_ constraint: NSLayoutConstraint, on holder: UIView) {
    constraint.holder = holder
    constraint.placeInHolder = holder.layoutState.constraints.append(constraint)
    constraint.mentionPlaces.enter(constraint)
    markSubtreesUseLayout(constraint.first)
    if let second = constraint.second { markSubtreesUseLayout(second) }
    markSubtreeUsesLayout(holder)
    engine(of: holder)?.queue(constraint)
  }

  private static func markSubtreesUseLayout(_ operand: LayoutOperand) {
    if let view = operand.item.hostView { markSubtreeUsesLayout(view) }
    if let view = operand.start?.item.hostView { markSubtreeUsesLayout(view) }
  }

  static func deactivate(_ constraint: NSLayoutConstraint) {
    guard let holder = constraint.holder else { return }
    engine(of: holder)?.unrealize(constraint)
    for moved in holder.layoutState.constraints.remove(at: constraint.placeInHolder) {
      moved.constraint.placeInHolder = moved.place
    }
    constraint.holder = nil
    constraint.row = nil
    constraint.queuedInEngine = 0
    constraint.mentionPlaces.leave()
  }

  /// Updates the layout after a change of the constraint's constant or priority.
  static func constraintDidChange(_ constraint: NSLayoutConstraint) {
    guard let holder = constraint.holder else { return }
    engine(of: holder)?.queue(constraint)
  }

  /// Returns the nearest view that contains both views or is one of them.
  static func commonAncestor(_ first: UIView, _ second: UIView) -> UIView? {
    if first === second || second.superviewStorage === first { return first }
    if first.superviewStorage === second { return second }
    if let superview = first.superviewStorage, superview === second.superviewStorage { return superview }
    var (a, b): (UIView?, UIView?) = (first, second)
    var (depthA, depthB) = (depth(of: first), depth(of: second))
    while depthA > depthB {
      a = a?.superviewStorage
      depthA -= 1
    }
    while depthB > depthA {
      b = b?.superviewStorage
      depthB -= 1
    }
    while let viewA = a, let viewB = b {
      if viewA === viewB { return viewA }
      a = viewA.superviewStorage
      b = viewB.superviewStorage
    }
    return nil
  }

  private static func depth(of view: UIView) -> Int {
    var (depth, current) = (0, view.superviewStorage)
    while let view = current {
      depth += 1
      current = view.superviewStorage
    }
    return depth
  }
}

extension LayoutOperand {
  /// The operand's view, or the view that owns its guide; `nil` if there is none.
  fileprivate var holder: UIView? {
    guard let view = item.hostView else { return nil }
    guard let start else { return view }
    return start.item.hostView.flatMap { ConstraintLayout.commonAncestor(view, $0) }
  }

  /// Whether a view or guide of the operand was deallocated.
  var isGone: Bool { item.owner == nil || (start.map { $0.item.owner == nil } ?? false) }
}
