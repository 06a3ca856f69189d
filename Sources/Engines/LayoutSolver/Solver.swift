/// A system of linear constraints with priorities, and the values that satisfy it best.
///
/// Constraints of priority 1000 and above hold exactly. Each lower priority is a separate level, and levels compare
/// lexicographically: no sum of weaker errors outweighs a stronger one. The cost of an equality is its absolute error,
/// the cost of an inequality is the amount of its violation.
///
/// Changes are collected and take effect in `solve()`, so that a screen full of constraints is solved as a whole.
/// Undetermined variables keep their value, which is 0 at first.
///
/// - Note: The method is the dual simplex method on the constraints themselves: at any time, as many constraints as
///   there are variables hold with equality and *define* the variables, in an order without cycles. See `Tableau`.
package final class Solver {
  /// The state, at a fixed address because its memory is also managed manually.
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

  /// Creates a variable of value 0.
  ///
  /// - Parameter isPosition: Whether the variable is a position and not a length. If only a constraint between two
  ///   positions determines them, the second one stays at 0. Default: `false`.
  package func makeVariable(isPosition: Bool = false) -> Variable {
    Variable(index: Int32(truncatingIfNeeded: state.pointee.makeVariable(isPosition: isPosition)))
  }

  /// Removes a variable. No constraint may contain it.
  package func removeVariable(_ variable: Variable) {
    state.pointee.removeVariable(Int(variable.index))
  }

  /// Returns the value of the last `solve()`.
  @inline(__always)
  package func value(of variable: Variable) -> Double {
    state.pointee.value(of: Int(variable.index))
  }

  // MARK: Constraints

  /// Adds `sum(terms) + constant relation 0`.
  ///
  /// Terms may repeat a variable. Numbers must be finite. If a required constraint (priority 1000 or above) contradicts
  /// the others, the next `solve()` refuses it and returns the conflict.
  ///
  /// - Parameter depth: The depth of the constraint. Constraints of greater depth count as added before others, which
  ///   affects only undetermined variables.
  package func add(
    _ terms: [Term], constant: Double, relation: Relation, priority: Float = 1000, depth: Int = 0
  ) -> ConstraintID {
    terms.withUnsafeBufferPointer {
      add($0, constant: constant, relation: relation, priority: priority, depth: depth)
    }
  }

  /// Adds a constraint whose terms are in the caller's memory, without creating an array.
  @inline(__always)
  package func add(
    _ terms: UnsafeBufferPointer<Term>, constant: Double, relation: Relation, priority: Float = 1000, depth: Int = 0
  ) -> ConstraintID {
    precondition(priority >= 0, "LayoutSolver: the priority of a constraint must be at least 0")
    return state.pointee.add(
      terms, constant: constant, above: relation == .greaterThanOrEqual ? Row.unpriced : priority,
      below: relation == .lessThanOrEqual ? Row.unpriced : priority, depth: depth)
  }

  /// Adds a constraint with different priorities on both sides of zero: `sum(terms) + constant` should not be below
  /// zero with one priority, and not above zero with another.
  ///
  /// The result is the same as with two inequalities, at half the cost. It suits a size that resists compression and
  /// hugs its content.
  package func add(
    _ terms: UnsafeBufferPointer<Term>, constant: Double, priorityBelow: Float, priorityAbove: Float
  ) -> ConstraintID {
    precondition(
      priorityBelow >= 0 && priorityAbove >= 0, "LayoutSolver: the priority of a constraint must be at least 0")
    return state.pointee.add(terms, constant: constant, above: priorityAbove, below: priorityBelow)
  }

  /// Adds a constraint with different priorities on both sides of zero, with the terms in an array.
  package func add(
    _ terms: [Term], constant: Double, priorityBelow: Float, priorityAbove: Float
  ) -> ConstraintID {
    terms.withUnsafeBufferPointer {
      add($0, constant: constant, priorityBelow: priorityBelow, priorityAbove: priorityAbove)
    }
  }

  /// Adds a constraint immediately, or throws the conflict and changes nothing.
  ///
  /// The method first solves pending changes. Call `solve()` before to receive the conflicts among them.
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

  /// Removes a constraint, also a refused one.
  package func remove(_ id: ConstraintID) {
    state.pointee.remove(id)
  }

  /// Changes the constant of a constraint. A refused constraint is tried again.
  ///
  /// If a required constraint cannot hold with its new constant, the next `solve()` refuses it.
  package func setConstant(_ constant: Double, of id: ConstraintID) {
    state.pointee.setConstant(constant, of: id)
  }

  /// Tries a refused constraint again in the next `solve()`, after the caller has removed another one.
  package func retry(_ id: ConstraintID) {
    state.pointee.retry(id)
  }

  /// Returns whether the constraint was refused and has no effect.
  package func isRefused(_ id: ConstraintID) -> Bool {
    state.pointee.isRefused(id)
  }

  // MARK: Edit variables

  /// Adds an equality `variable == value` whose value `suggest` changes. Its priority must be below 1000.
  package func addEdit(_ variable: Variable, priority: Float, value: Double) -> ConstraintID {
    precondition(
      priority >= 0 && priority < 1000,
      "LayoutSolver: the priority of an edit variable must be at least 0 and less than 1000")
    return withUnsafeTemporaryAllocation(of: Term.self, capacity: 1) { terms in
      terms.initializeElement(at: 0, to: Term(variable))
      return state.pointee.add(
        UnsafeBufferPointer(terms), constant: -value, above: priority, below: priority)
    }
  }

  /// Changes the preferred value of an edit variable.
  package func suggest(_ value: Double, for id: ConstraintID) {
    state.pointee.setConstant(-value, of: id)
  }

  // MARK: Solving

  /// Updates all values. The call is free if nothing has changed.
  ///
  /// - Returns: The required constraints that were refused, each with those it contradicts. The array is empty if all
  ///   hold.
  package func solve() -> [Conflict] {
    solve(inParts: false)
  }

  /// Updates all values, but pauses after some conflicts if they contain very many constraints. Then `isUnfinished` is
  /// `true`, and the next call continues.
  ///
  /// A caller that removes other constraints than the refused ones avoids all conflicts that the removal resolves.
  package func solveInParts() -> [Conflict] {
    solve(inParts: true)
  }

  /// Whether `solveInParts()` has paused. The values do not satisfy the constraints yet.
  package var isUnfinished: Bool { state.pointee.isUnfinished }

  private func solve(inParts: Bool) -> [Conflict] {
    let conflicts = state.pointee.solve(inParts: inParts)
    #if DEBUG
      // `ranOutOfSteps` already reports a solver that gave up.
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
    /// A closure that receives the violated invariants of the solver's state after each `solve()`. Only systems of up
    /// to `maxCheckedRows` rows are checked, because the check takes quadratic time.
    ///
    /// Tests set it once, before they use solvers.
    package nonisolated(unsafe) static var damageListener: (([String]) -> Void)?
    package static let maxCheckedRows = 160
  #endif

  /// Whether the last `solve()` gave up because magnitudes differed so much that rounding errors dominated. Its values
  /// satisfy most constraints.
  package var ranOutOfSteps: Bool { state.pointee.ranOutOfSteps }

  /// Calls `body` once with every variable whose value has changed since the last call. `body` may read values.
  ///
  /// - Complexity: Linear in the number of changed variables.
  package func takeChangedVariables(_ body: (Variable) -> Void) {
    var next = 0
    while let index = state.pointee.changedVariable(at: next) {
      if index >= 0 { body(Variable(index: index)) }
      next += 1
    }
    state.pointee.forgetChanged(next)
  }

  // MARK: Questions

  /// Returns whether another value of the variable is equally good. The system must be solved.
  package func isAmbiguous(_ variable: Variable) -> Bool {
    state.pointee.isAmbiguous(Int(variable.index))
  }

  /// Returns the constraints that hold with equality and together determine the variable, in the order in which they
  /// were added.
  package func constraintsAffecting(_ variable: Variable) -> [ConstraintID] {
    state.pointee.constraintsAffecting(Int(variable.index))
  }

  /// Returns descriptions of the violated invariants after a `solve()`, for tests.
  package func checkInvariants() -> [String] {
    state.pointee.brokenInvariants()
  }
}
