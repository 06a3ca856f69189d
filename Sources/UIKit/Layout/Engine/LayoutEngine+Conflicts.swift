import LayoutSolver

// Required constraints that contradict each other: one is left out, so that layout goes on.

extension LayoutEngine {
  /// Solves; where required rows contradict each other, leaves one constraint of the app's out and reports it.
  func solveWithoutConflicts() {
    while true {
      let conflicts = solver.solve()
      if conflicts.isEmpty { break }
      var triesAgain = false
      for conflict in conflicts where resolve(conflict) { triesAgain = true }
      if !triesAgain { break }
    }
    // What can be changed is tried on the system as it came out, so all of it waits for the end.
    if !newConflicts.isEmpty { reportConflicts() }
  }

  /// - Returns: Whether another row was taken away, so that the refused one is to be tried again.
  private func resolve(_ conflict: Conflict) -> Bool {
    let refused = conflict.refused
    if isApps(refused) {
      leaveOut(refused, of: conflict)
      return false
    }
    // The refused row is the framework's, and stands for something that is so: a frame, a size that isn't negative, a
    // hidden view of a stack.
    guard let victim = conflict.constraints.last(where: isApps) else {
      leaveOut(refused, of: conflict)
      return false
    }
    leaveOut(victim, of: conflict)
    solver.retry(refused)
    return true
  }

  private func isApps(_ id: ConstraintID) -> Bool {
    owners[id]?.constraint.map { !$0.isFrameworks } ?? false
  }

  private func leaveOut(_ id: ConstraintID, of conflict: Conflict) {
    guard let owner = owners[id] else { return }
    conflictsInUpdate += 1
    if !isMeasuring {
      if conflictsInUpdate <= ConflictLimits.listed {
        let isExplained = conflictsInUpdate <= ConflictLimits.explained
        newConflicts.append(ConflictRecord(conflict, broken: id, in: self, withTerms: isExplained))
      }
    }
    guard let constraint = owner.constraint else { return }
    if !solver.isRefused(id) {
      solver.remove(id)
      owners[id] = nil
      if !isMeasuring { constraint.row?.id = nil }
    }
    if conflict.refused != id { leftOutBecauseOf[conflict.refused, default: []].append(constraint) }
    // Where thousands of constraints contradict thousands, to note each pair would take more time and memory than there
    // is: of the later ones the constraints know a part of what keeps them out.
    let isCapped = conflictsInUpdate > ConflictLimits.listed
    let noted = isCapped ? conflict.constraints.suffix(ConflictLimits.constraintsNoted) : conflict.constraints[...]
    for other in noted where other != id { leftOutBecauseOf[other, default: []].append(constraint) }
  }

  private func reportConflicts() {
    let records = newConflicts
    newConflicts = []
    let explainer = ConflictExplainer(engine: self)
    var reports: [UnsatisfiableConstraints] = []
    for record in records {
      conflictsReported += 1
      let isExplained = conflictsReported <= ConflictLimits.explained
      let report = UnsatisfiableConstraints(
        record, explanation: isExplained ? explainer.explanation(of: record) : nil)
      reports.append(report)
      UnsatisfiableConstraints.report(report)
    }
    // What is over is dropped here, so that the list stays as short as the screen's faults.
    let older = presentConflicts.filter { old in !reports.contains { $0.brokenConstraint === old.brokenConstraint } }
    standingConflicts = Array((older + reports).suffix(ConflictLimits.listed))
  }

  /// Says how many reports there would have been beyond those that were made.
  func closeConflictReports() {
    let unlisted = conflictsInUpdate - ConflictLimits.listed
    if unlisted > 0, !isMeasuring {
      Diagnostics.report(
        """
        Unable to simultaneously satisfy constraints: \(unlisted) more were left out in this update than the \
        \(ConflictLimits.listed) that are listed above.
        """)
    }
    conflictsInUpdate = 0
    conflictsReported = 0
  }

  /// The conflicts whose broken constraints are left out at present, in the order in which they came up.
  var presentConflicts: [UnsatisfiableConstraints] {
    standingConflicts.filter { report in
      guard let constraint = report.brokenConstraint, constraint.isActive else { return false }
      guard let row = constraint.row, row.engineID == id else { return false }
      return row.id.map { solver.isRefused($0) } ?? true
    }
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
