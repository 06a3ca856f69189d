import LayoutSolver

// The rows of constraints.

extension LayoutEngine {
  /// Adds a constraint to the list of changes.
  func queue(_ constraint: NSLayoutConstraint) {
    guard constraint.queuedInEngine != id else { return }
    constraint.queuedInEngine = id
    changedConstraints.append(constraint)
  }

  func takeOverChangedConstraints() {
    let constraints = changedConstraints
    changedConstraints = []
    for constraint in constraints where constraint.queuedInEngine == id {
      constraint.queuedInEngine = 0
      guard constraint.isActive else { continue }
      if let row = constraint.row, row.engineID == id {
        update(constraint, row)
      } else {
        realize(constraint)
      }
    }
  }

  private func update(_ constraint: NSLayoutConstraint, _ row: ConstraintRow) {
    guard row.priority == constraint.priority.rawValue, let id = row.id else {
      rebuild(constraint)
      return
    }
    setConstant(row.base - Double(constraint.constant), of: id)
  }

  /// Creates the constraint's row if it has none in this engine.
  func realize(_ constraint: NSLayoutConstraint) {
    if !isMeasuring, constraint.row?.engineID == id { return }
    constraint.queuedInEngine = isMeasuring ? constraint.queuedInEngine : 0
    constraint.updateSystemSpacing()
    guard let compiled = compile(constraint) else { return }
    for slot in compiled.slots {
      retain(slot)
      textMayBeFreed(slot)
    }
    for slot in compiled.slots where slot.isScrollContent { note(constraint, compiled.expression.terms, in: slot) }
    let priority = constraint.priority.rawValue
    let id = addRow(
      compiled.expression.terms, constant: compiled.expression.constant - Double(constraint.constant),
      relation: constraint.solverRelation, priority: priority, owner: .constraint(constraint),
      depth: depth(of: constraint))
    if isMeasuring { return }
    constraint.row = ConstraintRow(
      engineID: self.id, id: id, base: compiled.expression.constant, slots: compiled.slots, priority: priority)
    for slot in compiled.crossed {
      slot.crossing[ObjectIdentifier(constraint)] = LayoutSlot.Crossing(constraint: constraint, order: slot.nextOrder)
      slot.nextOrder += 1
    }
  }

  /// Records that a constraint affects the size of a scroll view's content.
  private func note(_ constraint: NSLayoutConstraint, _ terms: [Term], in slot: LayoutSlot) {
    var uses: LayoutSlot.Lengths = []
    for term in terms {
      if term.variable == slot.width { uses.insert(.width) }
      if term.variable == slot.height { uses.insert(.height) }
    }
    guard !uses.isEmpty else { return }
    slot.sizeUses[ObjectIdentifier(constraint)] = uses
    change(slot, .box)
  }

  /// Returns the depth of the constraint's view in the hierarchy. Constraints are added in the order of
  /// `updateConstraints()`, subviews first; for undetermined lengths, this order decides. Depths beyond `deepest` count
  /// as that, so that thousands of levels don't take quadratic time.
  private func depth(of constraint: NSLayoutConstraint) -> Int {
    let deepest = 100
    var depth = 0
    var view = constraint.holder
    while let holder = view, depth < deepest {
      depth += 1
      view = holder.superviewStorage
    }
    return depth
  }

  /// Removes the constraint's row.
  func unrealize(_ constraint: NSLayoutConstraint) {
    if constraint.queuedInEngine == id { constraint.queuedInEngine = 0 }
    guard let row = constraint.row, row.engineID == id else { return }
    if let id = row.id { removeRow(id) }
    constraint.row = nil
    for slot in row.slots {
      slot.crossing[ObjectIdentifier(constraint)] = nil
      if slot.isScrollContent, slot.sizeUses.removeValue(forKey: ObjectIdentifier(constraint)) != nil {
        change(slot, .box)
      }
      release(slot)
      textMayBeFreed(slot)
    }
  }

  /// Rebuilds the row after a change that affects its terms.
  func rebuild(_ constraint: NSLayoutConstraint) {
    unrealize(constraint)
    if constraint.isActive { realize(constraint) }
  }

  func updateCrossing(of slot: LayoutSlot) {
    for entry in slot.crossing.values.sorted(by: { $0.order < $1.order }) { rebuild(entry.constraint) }
  }
}

extension NSLayoutConstraint {
  /// The relation of the row `first - multiplier * second - constant relation 0`.
  var solverRelation: LayoutSolver.Relation {
    switch relation {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

// The takeover of subtrees: constraints that were activated elsewhere, and views that wait for an engine.

extension LayoutEngine {
  func takeOverScans() {
    while !scans.isEmpty {
      let views = scans
      scans = []
      // A view may have been removed before its turn.
      for entry in views {
        if let view = entry.view, isMeasuring || view.hierarchyRoot === root { scan(view) }
      }
    }
  }

  private func scan(_ view: UIView) {
    guard let state = view.layoutStateStorage, state.subtreeUsesLayout else { return }
    if !view.translatesAutoresizingMaskIntoConstraints { _ = ensureSlot(of: state.item) }
    for constraint in state.constraints.all { realize(constraint) }
    for subview in view.subviewStorage { scan(subview) }
  }
}
