import LayoutSolver

// The queries of a solved system.

extension LayoutEngine {
  private func variables(of slot: LayoutSlot, _ axis: NSLayoutConstraint.Axis) -> [Variable] {
    let isRoot = slot.item.view === root
    switch axis {
    case .horizontal: return isRoot ? [slot.width] : [slot.minX, slot.width]
    case .vertical: return isRoot ? [slot.height] : [slot.minY, slot.height]
    }
  }

  func isAmbiguous(_ slot: LayoutSlot) -> Bool {
    let variables = variables(of: slot, .horizontal) + variables(of: slot, .vertical)
    if variables.contains(where: { solver.isAmbiguous($0) }) { return true }
    var rows: [ConstraintID] = []
    var view = slot.item.hostView?.superviewStorage
    while let current = view {
      rows += contentSizeRows(of: current)
      view = current.superviewStorage
    }
    guard !rows.isEmpty else { return false }
    let loose = solver(without: rows)
    return variables.contains { loose.isAmbiguous($0) }
  }

  /// Returns the rows that keep the current size of a scroll view's content. They don't determine the views inside,
  /// whose edges are those of the content. A size that the scroll view computes is not included.
  private func contentSizeRows(of view: UIView) -> [ConstraintID] {
    guard view.asScrollView?.takesContentSizeFromConstraints == true,
      let guide = view.layoutStateStorage?.systemGuides.first(where: { $0.role == .scrollContent }),
      let slot = slot(of: guide.item)
    else { return [] }
    return slot.box.filter { $0.form.kind == .stay }.map(\.id)
  }

  /// Returns the solver for ambiguities below a view, without the rows that keep the sizes of contents.
  func solverForAmbiguity(below view: UIView) -> Solver {
    var rows: [ConstraintID] = []
    func collect(_ view: UIView) {
      guard view.layoutStateStorage?.subtreeUsesLayout == true else { return }
      rows += contentSizeRows(of: view)
      for subview in view.subviewStorage { collect(subview) }
    }
    collect(view)
    return rows.isEmpty ? solver : solver(without: rows)
  }

  private func solver(without rows: [ConstraintID]) -> Solver {
    let copy = solver.copy()
    for row in rows { copy.remove(row) }
    _ = copy.solve()
    return copy
  }

  /// Returns the constraints of the app and the framework that determine the slot along an axis, in the solver's order.
  func constraintsAffecting(_ slot: LayoutSlot, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var keys: Set<RowOwner.Key> = []
    for variable in variables(of: slot, axis) {
      for id in solver.constraintsAffecting(variable) {
        guard let owner = owners[id], keys.insert(owner.key).inserted, let constraint = owner.asConstraint else {
          continue
        }
        found.append(constraint)
      }
    }
    return found
  }

  /// Moves the undetermined values of the slot to others, or removes that change.
  func exerciseAmbiguity(of slot: LayoutSlot) {
    if let rows = exercises.removeValue(forKey: ObjectIdentifier(slot)) {
      for row in rows { removeRow(row) }
      return
    }
    // The distance is visible, and the priority is lower than any other.
    let (step, priority): (Double, Float) = (20, 0.05)
    let ambiguous = (variables(of: slot, .horizontal) + variables(of: slot, .vertical)).filter {
      solver.isAmbiguous($0)
    }
    guard !ambiguous.isEmpty else { return }
    exercises[ObjectIdentifier(slot)] = ambiguous.map {
      let id = solver.addEdit($0, priority: priority, value: value(of: $0) + step)
      needsSolving = true
      return id
    }
  }
}
