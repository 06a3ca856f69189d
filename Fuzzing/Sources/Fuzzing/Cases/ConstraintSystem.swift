import LayoutSolver

/// Linear constraints with priorities, which are solved in several histories and by a plain linear program.
package struct ConstraintSystem: FuzzCase {
  struct Row: Codable, Sendable {
    var terms: [Term]
    var constant: Double
    var relation: Int
    var priority: Int
    /// The hugging priority of a content size, whose compression resistance has another priority.
    var priorityBelow: Int?
  }

  struct Term: Codable, Sendable {
    var variable: Int
    var coefficient: Double
  }

  /// The number of variables. At most one row contains the last one.
  static let variableCount = 7
  private var rows: [Row]

  package init(seed: UInt64) {
    var dice = Dice(seed: seed)
    rows = (0..<3 + dice.roll(12)).map { _ in
      if dice.once(in: 4) {
        return Row(
          terms: [Term(variable: dice.roll(Self.variableCount - 1), coefficient: 1)],
          constant: Double(dice.roll(40)) * -2.5,
          relation: 0, priority: dice.pick([250, 251, 500]), priorityBelow: dice.pick([750, 749, 999, 250]))
      }
      let first = dice.roll(Self.variableCount - 1)
      let others = (0..<dice.roll(3)).map { _ in dice.roll(Self.variableCount - 1) }
      var coefficients: [Int: Double] = [first: 1]
      for other in others { coefficients[other, default: 0] += Double(dice.pick([-2, -1, -1, 1, 2])) }
      let terms = coefficients.sorted { $0.key < $1.key }.filter { $0.value != 0 }
        .map { Term(variable: $0.key, coefficient: $0.value) }
      return Row(
        terms: terms, constant: Double(dice.roll(80) - 40) * 2.5, relation: dice.roll(3),
        priority: dice.pick([1000, 999, 750, 500, 250, 250]))
    }
    // Contradicting required rows are reported as a conflict, which this case does not test.
    for index in rows.indices where rows[index].priority == 1000 && !dice.once(in: 3) { rows[index].priority = 800 }
    if dice.once(in: 3) { rows.insert(Self.freeInequality(&dice), at: dice.roll(rows.count + 1)) }
  }

  /// Returns an inequality with a variable that no other row contains. Other sums do not reach its constant.
  private static func freeInequality(_ dice: inout Dice) -> Row {
    let own = Term(variable: variableCount - 1, coefficient: dice.pick([-1, 1, 2]))
    let other = Term(variable: dice.roll(variableCount - 1), coefficient: dice.pick([-1, 1]))
    return Row(
      terms: dice.once(in: 2) ? [own] : [other, own], constant: Double(dice.roll(80) - 40) * 2.5 + 0.3,
      relation: 1 + dice.roll(2), priority: dice.pick([1000, 999, 750, 500, 250]))
  }

  package var simpler: [ConstraintSystem] {
    rows.withoutParts.map {
      var copy = self
      copy.rows = $0
      return copy
    }
  }

  package var text: String {
    rows.map { row in
      let terms = row.terms.map { "\($0.coefficient) x\($0.variable)" }.joined(separator: " + ")
      return "  \(terms) + \(row.constant) \(["==", "<=", ">="][row.relation]) 0 @\(row.priority)"
    }.joined(separator: "\n")
  }

  @MainActor
  package func run(noting coverage: inout Coverage) throws {
    guard let best = LinearProgram(rows.flatMap(\.statements), variableCount: Self.variableCount).leastErrors() else {
      coverage.note("contradictory")
      return
    }
    for history in History.allCases {
      let values = solution(history)
      let errors = errors(at: values)
      for (priority, least) in best {
        let error = errors[priority] ?? 0
        if error > least + 1e-4 {
          throw BrokenRule(
            description: "\(history): the errors of priority \(priority) are \(error), and could be \(least)")
        }
        // Errors of weaker priorities are comparable only if those of the stronger ones are equal.
        if error < least - 1e-4 { throw BrokenRule(description: "the linear program has \(least), not \(error)") }
      }
      if history.isOneStep { try checkFreeInequalities(values, history) }
      coverage.note("\(history)")
    }
  }

  /// An inequality with its own variable holds with equality, because nothing prevents it: `height <= 50` alone yields
  /// 50.
  private func checkFreeInequalities(_ values: [Double], _ history: History) throws {
    let own = Self.variableCount - 1
    for row in rows where row.relation != 0 && row.terms.contains(where: { $0.variable == own }) {
      let sum = row.terms.reduce(row.constant) { $0 + $1.coefficient * values[$1.variable] }
      if abs(sum) > 1e-6 {
        throw BrokenRule(description: "\(history): an inequality that nothing stands against is off by \(sum)")
      }
    }
  }

  /// The order in which a solver receives the same constraints.
  enum History: CaseIterable {
    case inOrder, backwards, shuffled, oneByOne, withOthersRemoved, withConstantsEdited, withVariablesEdited

    /// Whether the solver receives all rows before it solves them.
    var isOneStep: Bool { self == .inOrder || self == .backwards || self == .shuffled }
  }

  private func solution(_ history: History) -> [Double] {
    let solver = Solver()
    let variables = (0..<Self.variableCount).map { _ in solver.makeVariable() }
    func add(_ row: Row, constant: Double? = nil) -> ConstraintID {
      if let below = row.priorityBelow {
        return solver.add(
          row.terms.map { LayoutSolver.Term(variables[$0.variable], $0.coefficient) },
          constant: constant ?? row.constant, priorityBelow: Float(below), priorityAbove: Float(row.priority))
      }
      return solver.add(
        row.terms.map { LayoutSolver.Term(variables[$0.variable], $0.coefficient) }, constant: constant ?? row.constant,
        relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual][row.relation], priority: Float(row.priority))
    }
    switch history {
    case .inOrder: for row in rows { _ = add(row) }
    case .backwards: for row in rows.reversed() { _ = add(row) }
    case .shuffled:
      var dice = Dice(seed: UInt64(rows.count))
      for row in rows.shuffled(using: &dice) { _ = add(row) }
    case .oneByOne:
      for row in rows {
        _ = add(row)
        _ = solver.solve()
      }
    case .withOthersRemoved:
      var others: [ConstraintID] = []
      for (index, row) in rows.enumerated() {
        _ = add(row)
        var other = rows[(index * 7 + 3) % rows.count]
        other.constant += 33
        other.priority = 600
        others.append(add(other))
        if index % 2 == 0 { _ = solver.solve() }
      }
      for other in others { solver.remove(other) }
    case .withConstantsEdited:
      let ids = rows.map { row in
        var weak = row
        weak.priority = row.priority
        return add(weak, constant: row.priority == 1000 ? row.constant : row.constant + 17)
      }
      _ = solver.solve()
      for (row, id) in zip(rows, ids) { solver.setConstant(row.constant, of: id) }
    case .withVariablesEdited:
      let edits = variables.map { solver.addEdit($0, priority: 700, value: 5) }
      for row in rows { _ = add(row) }
      _ = solver.solve()
      for value in [40.0, -10, 120] {
        for edit in edits { solver.suggest(value, for: edit) }
        _ = solver.solve()
      }
      for edit in edits { solver.remove(edit) }
    }
    _ = solver.solve()
    return variables.map { solver.value(of: $0) }
  }

  private func errors(at values: [Double]) -> [Float: Double] {
    var result: [Float: Double] = [:]
    for statement in rows.flatMap(\.statements) {
      result[statement.priority, default: 0] += statement.error(at: values)
    }
    return result
  }
}

extension ConstraintSystem.Row {
  var statements: [LinearProgram.Statement] {
    let coefficients = (0..<ConstraintSystem.variableCount).map { index in
      terms.filter { $0.variable == index }.reduce(0) { $0 + $1.coefficient }
    }
    func statement(_ sign: Int, _ priority: Int) -> LinearProgram.Statement {
      LinearProgram.Statement(coefficients: coefficients, constant: constant, sign: sign, priority: Float(priority))
    }
    guard let priorityBelow else { return [statement([0, 1, -1][relation], priority)] }
    return [statement(1, priority), statement(-1, priorityBelow)]
  }
}
