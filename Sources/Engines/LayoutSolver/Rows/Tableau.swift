/// The state of a solver.
///
/// The method is the dual simplex method, formulated for the constraints. A constraint is a `Row`. At any time, as many
/// rows as there are variables hold with equality: the *basis*. A basic row *defines* one of its variables in terms of
/// the others. The definitions form a graph without cycles, so that changes of values propagate downstream and prices
/// upstream, only along the affected edges. A variable without a definition keeps its value. If rows define variables
/// only jointly (for example, equal widths that fill a row), a *derived* row, a combination of them that is computed
/// once, breaks the cycle. This is a sparse triangular factorization. An update eliminates only the small region
/// between a leaving and an entering row.
///
/// `checkInvariants()` checks these rules:
///
/// 1. A row is in its variables' lists exactly if it is active, leaving or derived.
/// 2. Definitions have no cycle. Every defined variable satisfies its row. A derived row equals the combination of its
///    parts, all of which are basic.
/// 3. After `solve()` every required row holds, and every other row is basic or on the side on which it has costs.
/// 4. The dual values of the basic rows are within the bounds of their priorities. Together with the rows with costs,
///    they sum to zero for every variable. The values are therefore optimal.
struct Tableau {
  var variables = Buffer<VariableRecord>(capacity: 64)
  var rows = Buffer<Row>(capacity: 64)
  var terms = Buffer<TermNode>(capacity: 256)
  /// The memberships of basic rows in derived rows.
  var uses = Buffer<DerivationPart>()
  var duals: [LexicographicNumber] = []

  var freeVariables = Buffer<Int32>()
  var freeRows = Buffer<Int32>()
  var freeUses: Int32 = -1
  var freeDuals: [Int32] = []
  /// The free term blocks by size class, as lists through `next`.
  var freeTermBlocks = [Int32](repeating: -1, count: 64)

  /// A counter of constraints that defines their order.
  var serial = 0
  /// The number of rows that have costs and are not basic. While it is 0, every dual value is zero.
  var pricedCount = 0

  // Changes since the last `solve()`.
  var pendingRows = Buffer<Int32>()
  /// The inequalities among the rows that this `solve()` has activated.
  var newInequalities = Buffer<Int32>()
  var leavingRows = Buffer<Int32>()
  var leavingVariables = Buffer<Int32>()
  var dirtyConstants = Buffer<Int32>()

  /// The variables whose definitions or constants have changed. They are evaluated together with all variables that
  /// depend on them.
  var staleVariables = Buffer<Int32>()
  /// The rows that may be on the wrong side.
  var suspects = Buffer<Int32>()
  /// The basic rows whose dual values may be out of bounds.
  var misplacedDuals = Buffer<Int32>()
  /// The variables whose values have changed since the client's last request.
  var changed = Buffer<Int32>()
  var conflicts: [Conflict] = []
  /// Whether the first conflict ends the search, for callers that need only its existence. The values are then invalid.
  var stopsAtConflict = false

  /// The number of constraints in the conflicts of this `solve()`.
  var namedInConflicts = 0
  /// The limit of `namedInConflicts`. Above it, `solve()` pauses, because omitting one of these constraints may resolve
  /// the other conflicts.
  var maxNamedInConflicts = Int.max
  /// Whether the last `solve()` paused. `suspects` contains the rows that are still on the wrong side.
  var isUnfinished = false

  /// The last stamp of a traversal.
  var stamp: Int32 = 0
  /// A counter of the changes to rows and definitions.
  var structureVersion = 0
  var plan = EditPlan()

  /// The stamps of the running elimination and of the expansion within it.
  var regionStamp: Int32 = 0
  var expansionStamp: Int32 = 0
  var eliminationOrder: Int32 = 0
  /// The number of variables that the running elimination has assumed and not defined.
  var openTears = 0
  /// Whether an elimination has multiplied rows so much that few digits are left.
  var hasGrown = false
  /// Whether the definitions are unusable, so that `solve()` starts again.
  var needsRebuild = false
  /// Whether some rows stayed on the wrong side after the limit of steps, or no usable definitions exist.
  var ranOutOfSteps = false
  var work = Workspace()

  func deallocate() {
    variables.deallocate()
    rows.deallocate()
    terms.deallocate()
    uses.deallocate()
    freeVariables.deallocate()
    freeRows.deallocate()
    pendingRows.deallocate()
    newInequalities.deallocate()
    leavingRows.deallocate()
    leavingVariables.deallocate()
    dirtyConstants.deallocate()
    staleVariables.deallocate()
    suspects.deallocate()
    misplacedDuals.deallocate()
    changed.deallocate()
    plan.deallocate()
    work.deallocate()
  }

  @inline(__always)
  mutating func nextStamp() -> Int32 {
    stamp &+= 1
    return stamp
  }
}
