import LayoutSolver

/// The search for changes that resolve a conflict, by trying them on copies of the solver.
@MainActor
struct ConflictFixSearch {
  let engine: LayoutEngine
  let record: ConflictRecord
  let names: ItemNames
  let constraints: [ExplainedConstraint]

  /// Returns the changes that work, the least surprising one first.
  ///
  /// A view whose mask conflicts with its own constraints comes first, since turning the mask off was probably
  /// forgotten. The constraints follow: the broken one, sizes, and the others from the newest to the oldest.
  /// Constraints of the framework aren't included, since the app can't change them.
  func run() -> [ConflictFix] {
    var found: [ConflictFix] = []
    var rowsLeft = ConflictLimits.rowsCopied
    let (forgotten, intended) = masks()
    for index in forgotten { tryMask(index, &found, &rowsLeft) }
    for index in candidates() { tryConstraint(index, &found, &rowsLeft) }
    for index in intended { tryMask(index, &found, &rowsLeft) }
    return found
  }

  // MARK: Candidates

  private func candidates() -> [Int] {
    let broken = record.members.count - 1
    func isChangeable(_ index: Int) -> Bool {
      constraints[index].kind == .constraint
    }
    func isSize(_ index: Int) -> Bool { record.members[index].owner.constraint?.second == nil }
    let indices = record.members.indices.reversed().filter { isChangeable($0) && $0 != broken }
    let (sizes, others) = (indices.filter(isSize), indices.filter { !isSize($0) })
    // If there are too many to try, some of each kind are tried.
    let most = ConflictLimits.constraintsTried - 1
    let shown = sizes.prefix(max(most / 2, most - others.count))
    return (isChangeable(broken) ? [broken] : []) + shown + others.prefix(most - shown.count)
  }

  /// Returns the rows of masks, one for each view: those of views that the app's constraints position, and the others.
  private func masks() -> (forgotten: [Int], intended: [Int]) {
    var seen: [LayoutItem] = []
    var (forgotten, intended): ([Int], [Int]) = ([], [])
    for (index, member) in record.members.enumerated() {
      guard case .box(let item, .autoresizing, _) = member.owner, let view = item.view, view.superviewStorage != nil,
        !seen.contains(where: { $0 === item })
      else { continue }
      seen.append(item)
      if isPlaced(view, item) {
        forgotten.append(index)
      } else if view.viewControllerStorage == nil {
        // The presenter of a controller positions its view.
        intended.append(index)
      }
    }
    return (forgotten, intended)
  }

  /// Returns whether a constraint of the conflict positions the view itself, rather than others inside of it.
  private func isPlaced(_ view: UIView, _ item: LayoutItem) -> Bool {
    for member in record.members {
      guard let constraint = member.owner.constraint else { continue }
      var (namesView, namesContent) = (false, false)
      func look(_ other: LayoutItem) {
        if other === item {
          namesView = true
        } else if let host = other.hostView, host.isDescendant(of: view) {
          namesContent = true
        }
      }
      constraint.first.forEachItem(look)
      constraint.second?.forEachItem(look)
      if namesView && !namesContent { return true }
    }
    return false
  }

  // MARK: Trying

  /// Returns whether all required constraints are satisfied after a change to a copy, including the others of the
  /// conflict.
  ///
  /// - Parameters:
  ///   - changed: The rows that are removed or replaced.
  ///   - change: The other changes to the copy.
  private func holds(without changed: [ConstraintID], _ rowsLeft: inout Int, _ change: (Solver) -> Void) -> Bool {
    rowsLeft -= engine.solver.rowCount
    guard rowsLeft >= 0 else { return false }
    let copy = engine.solver.copy()
    for id in changed where engine.owners[id] != nil { copy.remove(id) }
    change(copy)
    for member in record.members where !changed.contains(member.id) {
      // The row doesn't exist if it was broken by the framework's, in this conflict or a later one.
      if engine.owners[member.id] == nil {
        _ = copy.add(member.terms, constant: member.constant, relation: relation(of: member.owner))
      } else if engine.solver.isRefused(member.id) {
        copy.retry(member.id)
      }
    }
    return copy.canHold()
  }

  private func relation(of owner: RowOwner) -> LayoutSolver.Relation {
    switch owner {
    case .constraint(let constraint): constraint.solverRelation
    case .box(_, .notNegative, _): .greaterThanOrEqual
    case .box, .content: .equal
    }
  }

  private func tryMask(_ index: Int, _ found: inout [ConflictFix], _ rowsLeft: inout Int) {
    guard case .box(let item, _, _) = record.members[index].owner, item.view != nil,
      let slot = engine.slot(of: item)
    else { return }
    let mends = holds(without: slot.box.map(\.id), &rowsLeft) { solver in
      // Without the mask, the view's size must not be negative.
      for variable in [slot.width, slot.height] {
        _ = solver.add([Term(variable)], constant: 0, relation: .greaterThanOrEqual)
      }
    }
    guard mends else { return }
    let text = "set translatesAutoresizingMaskIntoConstraints = false on \(names.short(item))"
    found.append(ConflictFix(constraint: index, kind: .stopTranslatingMask, text: text))
  }

  private func tryConstraint(_ index: Int, _ found: inout [ConflictFix], _ rowsLeft: inout Int) {
    let member = record.members[index]
    guard let constraint = member.owner.constraint else { return }
    let canGo = holds(without: [member.id], &rowsLeft) { _ in }
    func add(_ kind: ConflictFix.Kind, _ text: String) {
      found.append(ConflictFix(constraint: index, kind: kind, text: text))
    }
    if canGo {
      let lower = UILayoutPriority.almostRequired.rawValue
      add(.lowerPriority(to: lower), "lower the priority of (\(index + 1)) to \(Int(lower))")
    }
    if constraint.relation == .equal { tryRelation(index, constraint, &rowsLeft, add) }
    tryConstant(index, constraint, &rowsLeft, add)
    if canGo { add(.remove, "remove (\(index + 1))") }
  }

  /// Tries to turn an equality that is violated in one direction only into the inequality that allows it.
  private func tryRelation(
    _ index: Int, _ constraint: NSLayoutConstraint, _ rowsLeft: inout Int,
    _ add: (ConflictFix.Kind, String) -> Void
  ) {
    let member = record.members[index]
    let isAtLeast = member.multiplier > 0
    let mends = holds(without: [member.id], &rowsLeft) { solver in
      _ = solver.add(
        member.terms, constant: member.constant, relation: isAtLeast ? .greaterThanOrEqual : .lessThanOrEqual)
    }
    guard mends else { return }
    let relation: NSLayoutConstraint.Relation = isAtLeast ? .greaterThanOrEqual : .lessThanOrEqual
    let equation = ConstraintEquation.text(constraint, names, relation: relation)
    add(isAtLeast ? .greaterThanOrEqual : .lessThanOrEqual, "make (\(index + 1)) \(equation)")
  }

  private func tryConstant(
    _ index: Int, _ constraint: NSLayoutConstraint, _ rowsLeft: inout Int,
    _ add: (ConflictFix.Kind, String) -> Void
  ) {
    let member = record.members[index]
    let old = Double(constraint.constant)
    let constant = ConflictArithmetic.tidied(old + record.excess / member.multiplier)
    let isSize = constraint.second == nil && constraint.first.start == nil
    guard constant.isFinite, !isSize || constant >= 0 else { return }
    let mends = holds(without: [member.id], &rowsLeft) { solver in
      _ = solver.add(member.terms, constant: member.constant + old - constant, relation: constraint.solverRelation)
    }
    guard mends else { return }
    let equation = ConstraintEquation.text(constraint, names, constant: CGFloat(constant))
    add(.constant(constant), "make (\(index + 1)) \(equation)")
  }
}
