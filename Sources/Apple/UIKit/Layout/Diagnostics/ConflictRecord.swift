import LayoutSolver

/// A conflict as the engine found it: the rows and their multipliers.
///
/// The sum of the left sides of the rows times their multipliers is ``excess``, which is positive although each product
/// must be 0 or less.
@MainActor
struct ConflictRecord {
  struct Member {
    let owner: RowOwner
    let id: ConstraintID
    let multiplier: Double
    /// The number in the row `terms + constant relation 0`.
    let constant: Double
    /// The terms of the row, if the conflict is to be explained.
    let terms: [Term]
  }

  /// The members in the order in which they were added, the broken one last.
  let members: [Member]

  let excess: Double

  var broken: Member { members[members.count - 1] }

  init(_ conflict: Conflict, broken: ConstraintID, in engine: LayoutEngine, withTerms: Bool) {
    let solver = engine.solver
    var members: [Member] = []
    members.reserveCapacity(conflict.constraints.count + 1)
    var last: Member?
    func add(_ id: ConstraintID, _ multiplier: Double) {
      // The rows of `exerciseAmbiguityInLayout()` have no owner and are never required.
      guard let owner = engine.owners[id] else { return }
      let member = Member(
        owner: owner, id: id, multiplier: multiplier, constant: solver.constant(of: id),
        terms: withTerms ? solver.terms(of: id) : [])
      if id == broken { last = member } else { members.append(member) }
    }
    for (id, multiplier) in zip(conflict.constraints, conflict.multipliers) { add(id, multiplier) }
    add(conflict.refused, conflict.refusedMultiplier)
    if let last { members.append(last) }
    self.members = members
    excess = members.reduce(0) { $0 + $1.multiplier * $1.constant }
  }
}
