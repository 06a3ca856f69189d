import LayoutSolver

// What can be asked of a solved system.

extension LayoutEngine {
  private func variables(of slot: LayoutSlot, _ axis: NSLayoutConstraint.Axis) -> [Variable] {
    let isRoot = slot.item.view === root
    switch axis {
    case .horizontal: return isRoot ? [slot.width] : [slot.minX, slot.width]
    case .vertical: return isRoot ? [slot.height] : [slot.minY, slot.height]
    }
  }

  func isAmbiguous(_ slot: LayoutSlot) -> Bool {
    (variables(of: slot, .horizontal) + variables(of: slot, .vertical)).contains { solver.isAmbiguous($0) }
  }

  /// The constraints that settle the slot along an axis, the app's and the framework's, in the solver's order.
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

  /// Pulls what is undetermined of the slot to another value, or lets go of it again.
  func exerciseAmbiguity(of slot: LayoutSlot) {
    if let rows = exercises.removeValue(forKey: ObjectIdentifier(slot)) {
      for row in rows { removeRow(row) }
      return
    }
    // Far enough to be seen, weaker than anything that anybody asked for.
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
