import LayoutSolver

// The slots, which are created when an item's variables are needed and removed when they aren't.

extension LayoutEngine {
  /// Returns the item's slot, created with its rows if there is none.
  func ensureSlot(of item: LayoutItem) -> LayoutSlot {
    if let slot = slot(of: item) { return slot }
    let slot = LayoutSlot(item: item, engineID: id) { solver.makeVariable(isPosition: $0) }
    if isMeasuring {
      measuringSlots[ObjectIdentifier(item)] = slot
    } else {
      item.slot = slot
    }
    register(slot)
    if let view = item.view { slot.insets = view.alignmentInsets }
    needsSolving = true
    updateBox(of: slot)
    updateContent(of: slot)
    if isMeasuring { return slot }
    // The values may be the same as without a slot, so the frame is updated in any case.
    if let view = item.view {
      if view !== root, !view.translatesAutoresizingMaskIntoConstraints { view.superviewStorage?.setNeedsLayout() }
    } else {
      item.guide?.owner?.setNeedsLayout()
    }
    return slot
  }

  private func register(_ slot: LayoutSlot) {
    register(slot, slot.minX)
    register(slot, slot.minY)
    register(slot, slot.width)
    register(slot, slot.height)
  }

  private func register(_ slot: LayoutSlot, _ variable: Variable) {
    let index = Int(variable.index)
    while slotsOfVariables.count <= index { slotsOfVariables.append(nil) }
    slotsOfVariables[index] = Unmanaged.passUnretained(slot)
  }

  /// Returns whether a slot is kept for a view that needs a frame. Other slots exist as long as they are used.
  func isKept(_ slot: LayoutSlot) -> Bool {
    guard let view = slot.item.view else { return false }
    return view === root || !view.translatesAutoresizingMaskIntoConstraints
  }

  func retain(_ slot: LayoutSlot) {
    slot.uses += 1
  }

  func release(_ slot: LayoutSlot) {
    slot.uses -= 1
    if slot.uses == 0, !isMeasuring { idleSlots.append(slot) }
  }

  func removeIdleSlots() {
    while let slot = idleSlots.popLast() {
      if !slot.isGone, slot.uses == 0, self.slot(of: slot.item) === slot, !isKept(slot) { remove(slot) }
    }
  }

  /// Removes the slots of items that are being removed. No row of a constraint may use them.
  func removeSlots(of items: [LayoutItem]) {
    let slots = items.compactMap { slot(of: $0) }
    for slot in slots { removeRows(of: slot) }
    for slot in slots { forget(slot) }
  }

  private func remove(_ slot: LayoutSlot) {
    removeRows(of: slot)
    forget(slot)
  }

  private func removeRows(of slot: LayoutSlot) {
    for row in slot.box { removeRow(row.id) }
    slot.box = []
    if let container = slot.container { release(container) }
    slot.container = nil
    removeContent(of: slot)
    for id in exercises.removeValue(forKey: ObjectIdentifier(slot)) ?? [] { removeRow(id) }
  }

  private func forget(_ slot: LayoutSlot) {
    for variable in [slot.minX, slot.minY, slot.width, slot.height] {
      slotsOfVariables[Int(variable.index)] = nil
      solver.removeVariable(variable)
    }
    slot.text = nil
    slot.isGone = true
    slot.pending = []
    slot.item.slot = nil
    needsSolving = true
  }

  /// Marks parts of a slot as out of date.
  func change(_ slot: LayoutSlot, _ changes: LayoutSlot.Changes) {
    if slot.pending.isEmpty { changedSlots.append(slot) }
    slot.pending.formUnion(changes)
  }

  func takeOverChangedSlots() {
    let slots = changedSlots
    changedSlots = []
    for slot in slots {
      let changes = slot.pending
      slot.pending = []
      guard !slot.isGone, self.slot(of: slot.item) === slot else { continue }
      if changes.contains(.box) { updateBox(of: slot) }
      if changes.contains(.content) { updateContent(of: slot) }
      if changes.contains(.crossing) { updateCrossing(of: slot) }
    }
  }

  // MARK: Rows

  func addRow(
    _ terms: [Term], constant: Double, relation: LayoutSolver.Relation, priority: Float, owner: RowOwner,
    depth: Int = 0
  ) -> ConstraintID {
    let id = solver.add(
      terms, constant: LayoutNumbers.length(constant), relation: relation, priority: priority, depth: depth)
    owners[id] = owner
    needsSolving = true
    return id
  }

  func removeRow(_ id: ConstraintID) {
    solver.remove(id)
    owners[id] = nil
    needsSolving = true
    rowDidChange(id)
  }

  func setConstant(_ constant: Double, of id: ConstraintID) {
    solver.setConstant(LayoutNumbers.length(constant), of: id)
    needsSolving = true
    rowDidChange(id)
  }
}

extension UIView {
  /// The insets of the alignment rectangle, for both methods that a class can override.
  var alignmentInsets: UIEdgeInsets {
    let probe = CGRect(x: 0, y: 0, width: 1024, height: 1024)
    let aligned = alignmentRect(forFrame: probe)
    return UIEdgeInsets(
      top: aligned.minY, left: aligned.minX, bottom: probe.maxY - aligned.maxY, right: probe.maxX - aligned.maxX)
  }
}
