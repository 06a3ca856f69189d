/// A system of linear constraints with priorities, and the values that satisfy it best.
///
/// Constraints of priority 1000 and above hold exactly. Each lower priority is a level of its own, compared
/// lexicographically: no sum of weaker errors outweighs a stronger one. An equality costs its absolute error, an
/// inequality the amount of its violation.
///
/// Changes are collected and take effect in `solve()`, so that a screen full of constraints is solved as a whole.
/// Variables that nothing determines keep the value they had, which is 0 at first.
///
/// - Note: The method is the dual simplex method on the constraints themselves: at any time as many constraints as
///   there are variables hold with equality and *define* the variables, in an order without cycles. See `Tableau`.
package final class Solver {
  /// At a fixed address, for its memory is managed by hand as well.
  let state: UnsafeMutablePointer<Tableau>

  package convenience init() {
    self.init(Tableau())
  }

  init(_ tableau: Tableau) {
    state = .allocate(capacity: 1)
    state.initialize(to: tableau)
  }

  deinit {
    state.pointee.deallocate()
    state.deinitialize(count: 1)
    state.deallocate()
  }

  // MARK: Variables

  /// Makes a variable of value 0.
  ///
  /// - Parameter isPosition: whether it is the place of something and not a length. Where a constraint between two positions
  ///   is all that there is about them, the second one stays at 0. Default: `false`.
  package func makeVariable(isPosition: Bool = false) -> Variable {
    Variable(index: Int32(truncatingIfNeeded: state.pointee.makeVariable(isPosition: isPosition)))
  }

  /// Takes a variable away. No constraint may use it any more.
  package func removeVariable(_ variable: Variable) {
    state.pointee.removeVariable(Int(variable.index))
  }

  /// The value found by the last `solve()`.
  @inline(__always)
  package func value(of variable: Variable) -> Double {
    state.pointee.value(of: Int(variable.index))
  }

  // MARK: Constraints

  /// Adds `sum(terms) + constant  relation  0`.
  ///
  /// Terms may repeat a variable. Numbers must be finite. A required constraint (priority 1000 or above) that cannot
  /// hold beside the others is refused by the next `solve()`, which returns the conflict.
  ///
  /// - Parameter depth: Constraints of greater depth count as added before those of less. It matters only to what nothing settles.
  package func add(
    _ terms: [Term], constant: Double, relation: Relation, priority: Float = 1000, depth: Int = 0
  ) -> ConstraintID {
    terms.withUnsafeBufferPointer {
      add($0, constant: constant, relation: relation, priority: priority, depth: depth)
    }
  }

  /// Adds a constraint whose terms lie in memory that the caller keeps: no array is made.
  @inline(__always)
  package func add(
    _ terms: UnsafeBufferPointer<Term>, constant: Double, relation: Relation, priority: Float = 1000, depth: Int = 0
  ) -> ConstraintID {
    precondition(priority >= 0, "LayoutSolver: the priority of a constraint must be a number from 0 up")
    return state.pointee.add(
      terms, constant: constant, above: relation == .greaterThanOrEqual ? Row.unpriced : priority,
      below: relation == .lessThanOrEqual ? Row.unpriced : priority, depth: depth)
  }

  /// Adds a constraint whose errors weigh differently on either side of zero: `sum(terms) + constant` is not to be
  /// below zero at one priority, and not above at another.
  ///
  /// The same as two inequalities, at half the cost. A size that resists compression and hugs its content is one.
  package func add(
    _ terms: UnsafeBufferPointer<Term>, constant: Double, priorityBelow: Float, priorityAbove: Float
  ) -> ConstraintID {
    precondition(
      priorityBelow >= 0 && priorityAbove >= 0, "LayoutSolver: the priority of a constraint must be a number from 0 up")
    return state.pointee.add(terms, constant: constant, above: priorityAbove, below: priorityBelow)
  }

  /// Likewise, with the terms in an array.
  package func add(
    _ terms: [Term], constant: Double, priorityBelow: Float, priorityAbove: Float
  ) -> ConstraintID {
    terms.withUnsafeBufferPointer {
      add($0, constant: constant, priorityBelow: priorityBelow, priorityAbove: priorityAbove)
    }
  }

  /// Adds a constraint at once, or throws the conflict and leaves everything as it was.
  ///
  /// Solves first if changes are waiting; conflicts among those are for the caller to have asked for with `solve()`.
  package func addIfPossible(
    _ terms: [Term], constant: Double, relation: Relation, priority: Float = 1000
  ) throws(Conflict) -> ConstraintID {
    let id = add(terms, constant: constant, relation: relation, priority: priority)
    for conflict in solve() where conflict.refused == id {
      remove(id)
      throw conflict
    }
    return id
  }

  /// Takes a constraint away, also one that was refused.
  package func remove(_ id: ConstraintID) {
    state.pointee.remove(id)
  }

  /// Changes the constant of a constraint. A refused constraint is tried again.
  ///
  /// If a required constraint cannot hold with its new constant, the next `solve()` refuses it.
  package func setConstant(_ constant: Double, of id: ConstraintID) {
    state.pointee.setConstant(constant, of: id)
  }

  /// Tries a refused constraint again at the next `solve()`, after the caller has taken another one away.
  package func retry(_ id: ConstraintID) {
    state.pointee.retry(id)
  }

  /// Whether the constraint was refused and takes no part.
  package func isRefused(_ id: ConstraintID) -> Bool {
    state.pointee.isRefused(id)
  }

  // MARK: Edit variables

  /// Adds an equality `variable == value` that `suggest` changes. Its priority must be below 1000.
  package func addEdit(_ variable: Variable, priority: Float, value: Double) -> ConstraintID {
    precondition(
      priority >= 0 && priority < 1000,
      "LayoutSolver: the priority of an edit variable must be from 0 up and below 1000")
    return withUnsafeTemporaryAllocation(of: Term.self, capacity: 1) { terms in
      terms.initializeElement(at: 0, to: Term(variable))
      return state.pointee.add(
        UnsafeBufferPointer(terms), constant: -value, above: priority, below: priority)
    }
  }

  /// Gives an edit variable another value to strive for.
  package func suggest(_ value: Double, for id: ConstraintID) {
    state.pointee.setConstant(-value, of: id)
  }

  // MARK: Solving

  /// Brings all values up to date; costs nothing when nothing changed.
  ///
  /// - Returns: The required constraints that had to be left out, each with those it contradicts; empty when all hold.
  package func solve() -> [Conflict] {
    solve(inParts: false)
  }

  /// Likewise, but only up to some conflicts where these name very many constraints: then `isUnfinished`, and the next call goes on.
  ///
  /// A caller that leaves out something else than what was refused saves all conflicts that this settles.
  package func solveInParts() -> [Conflict] {
    solve(inParts: true)
  }

  /// Whether `solveInParts()` has not come to its end: values are not those of the constraints yet.
  package var isUnfinished: Bool { state.pointee.isUnfinished }

  private func solve(inParts: Bool) -> [Conflict] {
    let conflicts = state.pointee.solve(inParts: inParts)
    #if DEBUG
      // What gave up says so by itself.
      if let listener = Solver.damageListener, !isUnfinished, !ranOutOfSteps,
        state.pointee.rows.count <= Solver.maxCheckedRows
      {
        let damage = state.pointee.brokenInvariants()
        if !damage.isEmpty { listener(damage) }
      }
    #endif
    return conflicts
  }

  #if DEBUG
    /// Hears, after each `solve()`, of the rules of the solver's state that don't hold. Only systems of up to
    /// `maxCheckedRows` rows are checked: it takes quadratic time.
    ///
    /// Set once, before solvers are used: tests do.
    package nonisolated(unsafe) static var damageListener: (([String]) -> Void)?
    package static let maxCheckedRows = 160
  #endif

  /// Whether the last `solve()` gave up: numbers were so far apart that rounding decided. Its values satisfy most constraints.
  package var ranOutOfSteps: Bool { state.pointee.ranOutOfSteps }

  /// Calls `body` with every variable whose value `solve()` has changed since the last call, each once.
  ///
  /// Takes time in proportion to their number. `body` may ask for values.
  package func takeChangedVariables(_ body: (Variable) -> Void) {
    var next = 0
    while let index = state.pointee.changedVariable(at: next) {
      if index >= 0 { body(Variable(index: index)) }
      next += 1
    }
    state.pointee.forgetChanged(next)
  }

  // MARK: Questions

  /// Whether another value of the variable would be as good as the one it has. Solved systems only.
  package func isAmbiguous(_ variable: Variable) -> Bool {
    state.pointee.isAmbiguous(Int(variable.index))
  }

  /// The constraints that hold with equality and together give the variable its value, in the order of their adding.
  package func constraintsAffecting(_ variable: Variable) -> [ConstraintID] {
    state.pointee.constraintsAffecting(Int(variable.index))
  }

  /// Looks for damage after a `solve()`, for tests: the rules of the solver's state that do not hold, in words.
  package func checkInvariants() -> [String] {
    state.pointee.brokenInvariants()
  }
}
