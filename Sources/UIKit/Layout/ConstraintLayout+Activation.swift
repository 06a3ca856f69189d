// Constraints become active and inactive.

extension ConstraintLayout {
  static func activate(_ constraint: NSLayoutConstraint) {
    var holder: UIView?
    var isComplete = true
    func include(_ item: LayoutItem) {
      guard isComplete else { return }
      guard let view = item.hostView else {
        isComplete = false
        return
      }
      guard let soFar = holder else {
        holder = view
        return
      }
      holder = commonAncestor(soFar, view)
      if holder == nil { isComplete = false }
    }
    constraint.first.forEachItem(include)
    constraint.second?.forEachItem(include)

    let names = [constraint.first, constraint.second].compactMap { $0 }
    if names.contains(where: { $0.isGone }) {
      Diagnostics.report("Unable to activate \(constraint): one of its items no longer exists.")
      return
    }
    guard isComplete, let holder else {
      fatalError(
        """
        Unable to activate constraint with anchors \(names.map { "<\($0.name)>" }.joined(separator: " and ")) because \
        they have no common ancestor. Does the constraint or its anchors reference items in different view \
        hierarchies? That's illegal.
        """)
    }
    install(constraint, on: holder)
  }

  /// Adds the constraint to a view of the caller's choice.
  static func activate(_ constraint: NSLayoutConstraint, on view: UIView) {
    if constraint.holder === view { return }
    func check(_ item: LayoutItem) {
      requireOfCaller(
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
    func mark(_ item: LayoutItem) {
      if let view = item.hostView { markSubtreeUsesLayout(view) }
    }
    constraint.first.forEachItem(mark)
    constraint.second?.forEachItem(mark)
    markSubtreeUsesLayout(holder)
    engine(of: holder)?.queue(constraint)
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

  /// The constraint has another constant or priority.
  static func constraintDidChange(_ constraint: NSLayoutConstraint) {
    guard let holder = constraint.holder else { return }
    engine(of: holder)?.queue(constraint)
  }

  /// The nearest view that contains both views, or is one of them.
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
  /// A view or guide that the operand names has been released.
  var isGone: Bool { item.owner == nil || (start.map { $0.item.owner == nil } ?? false) }
}
