/// The state of a solver.
///
/// The method is the dual simplex method, told from the side of the constraints. A constraint is a `Row`. As many
/// rows as there are variables hold with equality at any time: the *basis*. A basic row *defines* one of its
/// variables in terms of the others, and the definitions form a graph without cycles, so that values follow a change
/// downstream and prices go upstream, each along the edges concerned only. A variable without a definition stays
/// where it is. Where rows define variables only jointly (equal widths that fill a row, say), a *derived* row, a
/// combination of them computed once, breaks the cycle. This is a sparse triangular factorisation, kept up to date by
/// eliminating again the small region between a leaving and an entering row.
///
/// Rules, checked by `checkInvariants()`:
/// 1. A row is in its variables' lists exactly when it is active, leaving or derived.
/// 2. Definitions have no cycle. Every defined variable satisfies its row; a derived row equals the combination of
///    its parts, all of which are basic.
/// 3. After `solve()` every required row holds, and every other row is basic or on the side on which it is priced.
/// 4. The dual values of the basic rows lie within the bounds that their priorities give, and together with the
///    priced rows sum up to zero on every variable. That is what makes the values optimal.
struct Tableau {
  var variables = Buffer<VariableRecord>(capacity: 64)
  var rows = Buffer<Row>(capacity: 64)
  var terms = Buffer<TermNode>(capacity: 256)
  /// Memberships of basic rows in derived rows.
  var uses = Buffer<DerivationPart>()
  var duals: [LexicographicNumber] = []

  var freeVariables = Buffer<Int32>()
  var freeRows = Buffer<Int32>()
  var freeUses: Int32 = -1
  var freeDuals: [Int32] = []
  /// Free term blocks by their size's class, as lists through `next`.
  var freeTermBlocks = [Int32](repeating: -1, count: 64)

  /// Counts constraints, for the order of adding.
  var serial = 0
  /// Number of rows that are priced though not basic. While it is 0 every dual value is zero.
  var pricedCount = 0

  // What has changed since the last `solve()`.
  var pendingRows = Buffer<Int32>()
  /// Inequalities among the rows that this `solve()` has activated.
  var newInequalities = Buffer<Int32>()
  var leavingRows = Buffer<Int32>()
  var leavingVariables = Buffer<Int32>()
  var dirtyConstants = Buffer<Int32>()

  /// Variables whose definitions or their constants have changed, to be evaluated with all that depend on them.
  var staleVariables = Buffer<Int32>()
  /// Rows that may have come to be on the wrong side.
  var suspects = Buffer<Int32>()
  /// Basic rows whose dual values may be out of bounds.
  var misplacedDuals = Buffer<Int32>()
  /// Variables whose values changed since the client last asked.
  var changed = Buffer<Int32>()
  var conflicts: [Conflict] = []
  /// Only whether there is a conflict is asked: the first ends the search. The values are no good then.
  var stopsAtConflict = false

  /// How many constraints the conflicts of this `solve()` name.
  var namedInConflicts = 0
  /// When they are more, `solve()` comes to a pause: what leaves one of them out may well settle the others.
  var maxNamedInConflicts = Int.max
  /// Whether the last `solve()` came to a pause: rows are on the wrong side yet, and `suspects` has them.
  var isUnfinished = false

  /// Last stamp given to a traversal.
  var stamp: Int32 = 0
  /// Counts the changes to rows and definitions.
  var structureVersion = 0
  var plan = EditPlan()

  /// Stamps of the running elimination and of the expansion within it.
  var regionStamp: Int32 = 0
  var expansionStamp: Int32 = 0
  var eliminationOrder: Int32 = 0
  /// Variables that the running elimination has assumed and not defined.
  var openTears = 0
  /// Set when an elimination has multiplied rows by so much that few digits are left.
  var hasGrown = false
  /// Set when the definitions turn out to be unfit; `solve()` then begins anew.
  var needsRebuild = false
  /// Set when not all rows could be brought to their sides in a reasonable number of steps, or no definitions are fit.
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
