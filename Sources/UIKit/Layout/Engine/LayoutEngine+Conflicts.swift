import LayoutSolver

// Required constraints that contradict each other: one is left out, so that layout goes on.

extension LayoutEngine {
  /// Solves; where required rows contradict each other, leaves one constraint of the app's out and reports it.
  func solveWithoutConflicts() {
    while true {
      let conflicts = solver.solve()
      if conflicts.isEmpty { return }
      var triesAgain = false
      for conflict in conflicts where resolve(conflict) { triesAgain = true }
      if !triesAgain { return }
    }
  }

  /// - Returns: Whether another row was taken away, so that the refused one is to be tried again.
  private func resolve(_ conflict: Conflict) -> Bool {
    let refused = conflict.refused
    if isApps(refused) {
      leaveOut(refused, because: conflict.constraints)
      return false
    }
    // The refused row is the framework's, and stands for something that is so: a frame, a size that isn't negative, a
    // hidden view of a stack.
    guard let victim = conflict.constraints.last(where: isApps) else {
      leaveOut(refused, because: conflict.constraints)
      return false
    }
    leaveOut(victim, because: conflict.constraints.filter { $0 != victim } + [refused])
    solver.retry(refused)
    return true
  }

  private func isApps(_ id: ConstraintID) -> Bool {
    owners[id]?.constraint.map { !$0.isFrameworks } ?? false
  }

  private func leaveOut(_ id: ConstraintID, because others: [ConstraintID]) {
    guard let owner = owners[id] else { return }
    if !isMeasuring { report(owner, others.compactMap { owners[$0] }) }
    guard let constraint = owner.constraint else { return }
    if !solver.isRefused(id) {
      solver.remove(id)
      owners[id] = nil
      if !isMeasuring { constraint.row?.id = nil }
    }
    for other in others { leftOutBecauseOf[other, default: []].append(constraint) }
  }

  private func report(_ owner: RowOwner, _ others: [RowOwner]) {
    let conflict = UnsatisfiableConstraints(
      broken: owner.description, others: others.map(\.description),
      constraints: ([owner] + others).compactMap(\.constraint))
    UnsatisfiableConstraints.report(conflict)
  }

  /// A row is gone or has another constant: constraints that it kept out may hold now.
  func rowDidChange(_ id: ConstraintID) {
    guard !leftOutBecauseOf.isEmpty, let constraints = leftOutBecauseOf.removeValue(forKey: id) else { return }
    for constraint in constraints where constraint.row?.engineID == self.id {
      if let row = constraint.row?.id {
        if row != id, solver.isRefused(row) { solver.retry(row) }
      } else {
        queue(constraint)
      }
      needsSolving = true
    }
  }
}
