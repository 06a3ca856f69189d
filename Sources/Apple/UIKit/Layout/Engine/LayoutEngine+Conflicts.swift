import LayoutSolver

// The conflicts of required constraints. One of the constraints is broken, so that layout can continue.

extension LayoutEngine {
  /// The maximum number of trials of a constraint that was refused because of others that are broken themselves.
  private static let maxTrials = 8

  /// Solves the system. If required rows conflict, breaks one of the app's constraints and reports it.
  func solveWithoutConflicts() {
    var trials = 0
    // The first conflict of each victim, in the order in which they were found.
    var first: [ConstraintID: (order: Int, conflict: Conflict)] = [:]
    while true {
      let conflicts = solver.solveInParts()
      if conflicts.isEmpty {
        if solver.isUnfinished { continue }
        break
      }
      trials += 1
      let victims = conflicts.map(victim)
      let leftOut = trials < Self.maxTrials ? Set(victims) : []
      var triesAgain = false
      for (conflict, victim) in zip(conflicts, victims) {
        if first.count < ConflictLimits.listed, first[victim] == nil { first[victim] = (first.count, conflict) }
        if conflict.constraints.contains(where: { $0 != victim && leftOut.contains($0) }) {
          // The constraint may be satisfied after those that it conflicts with are broken. Otherwise, the first
          // conflict is reported, since it contains all constraints.
          solver.retry(conflict.refused)
          triesAgain = true
        } else {
          leaveOut(victim, of: conflict, told: first[victim]?.conflict ?? conflict)
          if victim == conflict.refused { continue }
          solver.retry(conflict.refused)
          triesAgain = true
        }
      }
      if !triesAgain, !solver.isUnfinished { break }
    }
    if solver.ranOutOfSteps, !isMeasuring {
      Diagnostics.report(
        """
        The constraints of \(root) could not be satisfied in a reasonable number of steps, because their \
        multipliers or constants are too far apart for floating-point arithmetic. Some views violate their \
        constraints.
        """)
    }
    // Changes are tried on the final system, so that all of it is done at the end.
    if newConflicts.isEmpty { return }
    func order(_ record: ConflictRecord) -> Int { first[record.broken.id]?.order ?? first.count }
    newConflicts.sort { order($0) < order($1) }
    reportConflicts()
  }

  /// Returns the constraint to break.
  ///
  /// A row of the framework represents a fact: a frame, a size that isn't negative, a hidden view of a stack.
  /// Therefore, a constraint of the app is broken, the newest one first; before it, as in Interface Builder, one with
  /// which a stack arranges its views.
  private func victim(of conflict: Conflict) -> ConstraintID {
    let arranging = (conflict.constraints + [conflict.refused]).filter(isArranging)
    if let gap = arranging.last(where: isGap) ?? arranging.last { return gap }
    if isApps(conflict.refused) { return conflict.refused }
    return conflict.constraints.last(where: isApps) ?? conflict.refused
  }

  private func isApps(_ id: ConstraintID) -> Bool {
    owners[id]?.constraint.map { !$0.isFrameworks } ?? false
  }

  /// Returns whether a stack arranges its views with a constraint. Those for hidden views aren't included.
  private func isArranging(_ id: ConstraintID) -> Bool {
    guard let constraint = owners[id]?.constraint, constraint.isFrameworks, let name = constraint.identifier else {
      return false
    }
    return name.hasPrefix("UISV-") && name != "UISV-hiding"
  }

  private func isGap(_ id: ConstraintID) -> Bool { owners[id]?.constraint?.identifier == "UISV-spacing" }

  /// Breaks a constraint because of a conflict, and reports that conflict or another one of the constraint.
  private func leaveOut(_ id: ConstraintID, of conflict: Conflict, told: Conflict) {
    guard let owner = owners[id] else { return }
    conflictsInUpdate += 1
    if !isMeasuring {
      if conflictsInUpdate <= ConflictLimits.listed {
        let isExplained = conflictsInUpdate <= ConflictLimits.explained
        newConflicts.append(ConflictRecord(told, broken: id, in: self, withTerms: isExplained))
      }
    }
    guard let constraint = owner.constraint else { return }
    if !solver.isRefused(id) {
      solver.remove(id)
      owners[id] = nil
      if !isMeasuring { constraint.row?.id = nil }
    }
    if conflict.refused != id { leftOutBecauseOf[conflict.refused, default: []].append(constraint) }
    // If thousands of constraints conflict with thousands, recording each pair would take too much time and memory. The
    // later ones record only a part of the constraints that they conflict with.
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
      UserInterface.current.layoutConflicts.report(report)
    }
    // Resolved conflicts are removed here, so that the list contains only those of the screen.
    let older = presentConflicts.filter { old in !reports.contains { $0.brokenConstraint === old.brokenConstraint } }
    standingConflicts = Array((older + reports).suffix(ConflictLimits.listed))
  }

  /// Reports the number of conflicts that weren't reported individually.
  func closeConflictReports() {
    let unlisted = conflictsInUpdate - ConflictLimits.listed
    if unlisted > 0, !isMeasuring {
      Diagnostics.report(
        """
        Unable to simultaneously satisfy constraints: \(unlisted) more were omitted in this update than the \
        \(ConflictLimits.listed) that are listed above.
        """)
    }
    conflictsInUpdate = 0
    conflictsReported = 0
  }

  /// The conflicts whose broken constraints are currently omitted, in the order in which they occurred.
  var presentConflicts: [UnsatisfiableConstraints] {
    standingConflicts.filter { report in
      guard let constraint = report.brokenConstraint, constraint.isActive else { return false }
      guard let row = constraint.row, row.engineID == id else { return false }
      return row.id.map { solver.isRefused($0) } ?? true
    }
  }

  /// Tries the constraints that a row refused again, after it was removed or its constant changed.
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
