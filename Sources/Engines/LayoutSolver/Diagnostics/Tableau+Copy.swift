extension Tableau {
  /// Returns a copy of the state with its own memory, for trying changes.
  func copy() -> Tableau {
    var copy = self
    copy.variables = variables.copy()
    copy.rows = rows.copy()
    copy.terms = terms.copy()
    copy.uses = uses.copy()
    copy.freeVariables = freeVariables.copy()
    copy.freeRows = freeRows.copy()
    copy.pendingRows = pendingRows.copy()
    copy.newInequalities = newInequalities.copy()
    copy.leavingRows = leavingRows.copy()
    copy.leavingVariables = leavingVariables.copy()
    copy.dirtyConstants = dirtyConstants.copy()
    copy.staleVariables = staleVariables.copy()
    copy.suspects = suspects.copy()
    copy.misplacedDuals = misplacedDuals.copy()
    copy.changed = changed.copy()
    copy.plan = EditPlan()
    copy.work = Workspace(weights: work.weights.copy(), rowWeights: work.rowWeights.copy())
    return copy
  }
}
