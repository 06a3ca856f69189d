// The dual simplex method: prices stay correct, and values become correct.
//
// The dual variables are bounded, as in textbooks. The ratio test compares lexicographic numbers.
extension Tableau {
  /// Returns the direction in which a row's dual value must move to bring the row to its side, or 0 if it is there.
  @inline(__always)
  func misplacement(of row: Int) -> Int { measure(row).direction }

  /// Returns the direction in which a row's dual value must move, and the size of the error.
  @inline(__always)
  func measure(_ row: Int) -> (direction: Int, error: Double) {
    let (value, tolerance) = evaluate(row)
    // A value that is not a number cannot be brought to a side.
    guard abs(value) > tolerance else { return (0, 0) }
    let side = rows[row].side
    if value > 0 { return (side == (rows[row].above > Row.unpriced ? 1 : 0) ? 0 : 1, value) }
    return (side == (rows[row].below > Row.unpriced ? -1 : 0) ? 0 : -1, -value)
  }

  /// Brings every suspected row to its side.
  mutating func restoreValues() {
    var steps = 0
    var (evaluated, repeats) = (0, 0)
    var (isCareful, staysCareful) = (true, false)
    var position = 0
    let stamp = nextStamp()
    // The choice of a row may take about as much work as the last step took for evaluation.
    work.postorder.removeAll()
    while true {
      let direction = chooseSuspect(from: &position, among: min(max(work.postorder.count / 4, 1), 256))
      if direction == 0 {
        // Variables far downstream of the steps are evaluated once for all of them. Their values may require more
        // steps.
        if staleVariables.isEmpty { break }
        suspects.removeAll()
        position = 0
        propagate()
        continue
      }
      let row = Int(suspects[position])
      position &+= 1
      rows[row].isSuspect = false
      steps += 1
      if steps > stepLimit {
        // Bland's rule cannot cycle.
        forgetSuspects(from: position)
        return restoreValuesByBlandsRule()
      }
      if !isCareful, rows[row].stepMark == stamp {
        repeats += 1
        if repeats == Self.nearbyRepeats {
          (isCareful, staysCareful) = (true, true)
          propagate()
        }
      }
      rows[row].stepMark = stamp
      dualStep(entering: row, direction: direction, usesBlandsRule: false, isCareful: isCareful)
      if isCareful && !staysCareful {
        evaluated += work.postorder.count
        if evaluated > 256 + Self.carefulRounds * variables.count { isCareful = false }
      }
      if needsRebuild || (stopsAtConflict && !conflicts.isEmpty) { return forgetSuspects(from: position) }
      if namedInConflicts > maxNamedInConflicts {
        suspects.removeFirst(position)
        propagate()
        isUnfinished = true
        return
      }
      if position > 4096 && position * 2 > suspects.count {
        suspects.removeFirst(position)
        position = 0
      }
    }
    suspects.removeAll()
  }

  /// Moves the most urgent of the next misplaced rows to `position` and returns its direction, or 0 if there is none.
  @inline(__always)
  private mutating func chooseSuspect(from position: inout Int, among number: Int) -> Int {
    var place = position
    var found = 0
    var best = -1
    var bestDirection = 0
    var bestPriority: Float = 0
    var bestError = 0.0
    while place < suspects.count && found < number {
      let row = Int(suspects[place])
      let record = rows.base + row
      var (direction, error) = (0, 0.0)
      if !record.pointee.isBasic && (record.pointee.status == .active || record.pointee.status == .leaving) {
        (direction, error) = measure(row)
      }
      if direction == 0 {
        // The row is correct. The first row of the queue replaces it.
        record.pointee.isSuspect = false
        suspects[place] = suspects[position]
        if best == position { best = place }
        position &+= 1
      } else {
        found &+= 1
        let priority = direction > 0 ? record.pointee.above : record.pointee.below
        if best < 0 || priority > bestPriority || (priority == bestPriority && error > bestError) {
          best = place
          bestDirection = direction
          bestPriority = priority
          bestError = error
        }
      }
      place &+= 1
    }
    if best < 0 { return 0 }
    let chosen = suspects[best]
    suspects[best] = suspects[position]
    suspects[position] = chosen
    return bestDirection
  }

  private var stepLimit: Int { 1000 + 20 * rows.count }

  /// The limit of the cost of careful steps, as a multiple of the evaluation of all variables. In a long column, for
  /// example, steps move far more than they correct. Beyond the limit, steps evaluate only nearby variables.
  private static var carefulRounds: Int { 8 }

  /// The number of repeated rows that ends nearby evaluation. Such steps may undo each other for a long time.
  private static var nearbyRepeats: Int { 4 }

  private mutating func restoreValuesByBlandsRule() {
    // Earlier steps may have left values far downstream stale. Here, every row is checked with current values.
    propagate()
    var steps = 0
    var isDone = false
    while !isDone {
      isDone = true
      steps += 1
      if steps > stepLimit {
        // Cycles are impossible in exact arithmetic. In floating point, rows that differ only by rounding can cause
        // one.
        ranOutOfSteps = true
        break
      }
      for row in 0..<rows.count where rows[row].status == .active && !rows[row].isBasic {
        let direction = misplacement(of: row)
        if direction == 0 { continue }
        dualStep(entering: row, direction: direction, usesBlandsRule: true, isCareful: true)
        isDone = needsRebuild
        break
      }
    }
    forgetSuspects(from: 0)
  }

  private mutating func forgetSuspects(from position: Int) {
    for i in position..<suspects.count { rows[suspects[i]].isSuspect = false }
    suspects.removeAll()
  }

  /// Moves the dual value of a misplaced row until it or that of a basic row reaches a bound.
  ///
  /// - Parameter isCareful: Whether all variables that the step moves are evaluated at once.
  private mutating func dualStep(entering row: Int, direction: Int, usesBlandsRule: Bool, isCareful: Bool) {
    let staying = price(row)
    if staying >= 0 {
      // The variable is undetermined, so that it moves without cost.
      forgetTouchedRows()
      let old = price(ofSide: row)
      setSide(of: row, to: 0)
      exchange(leaving: -1, variable: staying, entering: row)
      if rows[row].isBasic && !rows[row].isRequiredEquality { setDual(of: row, to: old) }
      propagate(carefully: isCareful)
      return
    }
    // The distance to the row's own bound.
    let record = rows[row]
    let aim = direction > 0 ? record.above : record.below
    var best: LexicographicNumber?
    if aim < Row.required {
      var way = price(ofSide: row).scaled(by: -Double(direction))
      if aim > Row.unpriced { way.add(LexicographicNumber(1, at: aim), times: 1) }
      best = way
    }
    var leaving = -1
    var leavingWeight = 0.0
    for i in 0..<work.touchedRows.count {
      let candidate = Int(work.touchedRows[i])
      let weight = work.rowWeights[candidate]
      if abs(weight) <= Self.pivotTolerance { continue }
      let isUpward = (weight > 0) != (direction > 0)
      guard let room = room(of: candidate, upward: isUpward) else { continue }
      let ratio = abs(weight) == 1 ? room : room.scaled(by: 1 / abs(weight))
      if let current = best {
        let sign = ratio.compared(with: current)
        if sign > 0 { continue }
        if sign == 0 {
          if leaving < 0 { continue }
          if usesBlandsRule ? candidate > leaving : abs(weight) <= abs(leavingWeight) { continue }
        }
      }
      best = ratio
      leaving = candidate
      leavingWeight = weight
    }
    guard let length = best else {
      if !staleVariables.isEmpty {
        // Only a row with current values can be found in contradiction to others.
        forgetTouchedRows()
        propagate()
        suspect(Int32(truncatingIfNeeded: row))
        return
      }
      refuse(row, direction: direction)
      return
    }
    let amount = length.sign <= 0 ? LexicographicNumber.zero : length.scaled(by: Double(direction))
    misplacedDuals.removeAll()
    shiftDuals(by: amount)
    misplacedDuals.removeAll()
    if leaving < 0 {
      forgetTouchedRows()
      setSide(of: row, to: aim > Row.unpriced ? Int8(direction) : 0)
      return
    }
    let isUpward = (leavingWeight > 0) != (direction > 0)
    forgetTouchedRows()
    var value = price(ofSide: row)
    value.add(amount, times: 1)
    setSide(of: row, to: 0)
    setDual(of: leaving, to: .zero)
    exchange(leaving: leaving, variable: -1, entering: row)
    setSide(of: leaving, to: side(of: leaving, atUpperBound: isUpward))
    if rows[row].isBasic && !rows[row].isRequiredEquality { setDual(of: row, to: value) }
    propagate(carefully: isCareful)
  }

  /// Evaluates the variables that a step has moved: all of them, or only those near the step that the next steps are
  /// likely to read.
  ///
  /// At worst, a row that is measured with stale values has a step that another one undoes: prices are always correct,
  /// and every row is measured again after its values change.
  private mutating func propagate(carefully isCareful: Bool) {
    if isCareful { propagate() } else { propagateNearby() }
  }

  /// Refuses the latest of a set of required rows that contradict each other: `row` and the touched rows.
  ///
  /// The touched rows are linearly independent, so the weights of the contradiction are unique: without any one of the
  /// rows, no contradiction exists. Therefore the set is irreducible.
  private mutating func refuse(_ row: Int, direction: Int) {
    // The row is the weighted sum of the touched rows plus a number on the wrong side.
    var members: [(row: Int, multiplier: Double)] = [(row, Double(direction))]
    for i in 0..<work.touchedRows.count {
      let member = Int(work.touchedRows[i])
      let weight = work.rowWeights[member]
      if abs(weight) > Self.pivotTolerance { members.append((member, -weight * Double(direction))) }
    }
    forgetTouchedRows()
    members.sort { rows[$0.row].serial < rows[$1.row].serial }
    namedInConflicts += members.count
    let victim = members.removeLast()
    conflicts.append(
      Conflict(
        refused: name(ofRow: victim.row), constraints: members.map { name(ofRow: $0.row) },
        refusedMultiplier: victim.multiplier, multipliers: members.map(\.multiplier)))
    if victim.row != row {
      rows[row].isSuspect = true
      suspects.append(Int32(row))
    }
    detach(victim.row)
    rows[victim.row].status = .refused
  }
}
