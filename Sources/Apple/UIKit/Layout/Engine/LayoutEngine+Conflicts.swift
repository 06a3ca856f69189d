import LayoutSolver

// Required constraints that contradict each other: one is left out, so that layout goes on.

extension LayoutEngine {
  /// How often constraints are tried again that were refused because of others that are left out themselves.
  private static let maxTrials = 8

  /// Solves; where required rows contradict each other, leaves one constraint of the app's out and reports it.
  func solveWithoutConflicts() {
    var trials = 0
    // Of each constraint that is in the way the first contradiction, in the order in which they were found.
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
          // What it contradicts won't hold either: it may find its place. If not, the first contradiction is the one to
          // tell, as it has all of the constraints in.
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
        The constraints of \(root) could not be satisfied in a reasonable number of steps: their multipliers or constants \
        are too far apart for floating-point arithmetic. Some views are not where their constraints would have them.
        """)
    }
    // What can be changed is tried on the system as it came out, so all of it waits for the end.
    if newConflicts.isEmpty { return }
    func order(_ record: ConflictRecord) -> Int { first[record.broken.id]?.order ?? first.count }
    newConflicts.sort { order($0) < order($1) }
    reportConflicts()
  }

  /// Returns the constraint to leave out.
  ///
  /// A row of the framework's stands for something that is so: a frame, a size that isn't negative, a hidden view of a
  /// stack. What the app asks for goes instead, the latest first; before that the way in which a stack arranges its views, as
  /// in Interface Builder.
  private func victim(of conflict: Conflict) -> ConstraintID {
    let arranging = (conflict.constraints + [conflict.refused]).filter(isArranging)
    if let gap = arranging.last(where: isGap) ?? arranging.last { return gap }
    if isApps(conflict.refused) { return conflict.refused }
    return conflict.constraints.last(where: isApps) ?? conflict.refused
  }

  private func isApps(_ id: ConstraintID) -> Bool {
    owners[id]?.constraint.map { !$0.isFrameworks } ?? false
  }

  /// Returns whether a constraint is one by which a stack arranges its views. That hidden ones take no room is not.
  private func isArranging(_ id: ConstraintID) -> Bool {
    guard let constraint = owners[id]?.constraint, constraint.isFrameworks, let name = constraint.identifier else {
      return false
    }
    return name.hasPrefix("UISV-") && name != "UISV-hiding"
  }

  private func isGap(_ id: ConstraintID) -> Bool { owners[id]?.constraint?.identifier == "UISV-spacing" }

  /// Leaves a constraint out because of a conflict, and tells of that or of another one of the constraint's.
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
      UserInterface.current.layoutConflicts.report(report)
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
