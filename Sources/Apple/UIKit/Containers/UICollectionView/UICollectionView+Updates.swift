import Foundation

// Insertion, deletion, moving and reloading.

extension UICollectionView {
  func beginUpdate() {
    if updateDepth == 0 {
      loadIfNeeded()
      if !hasLayoutOfUIKit { prepareIfNeeded() }
      update = ListUpdate()
      rememberPlaces()
    }
    updateDepth += 1
  }

  /// Whether the layout is one of UIKit's classes, which read the data again after changes. A layout of the app may count
  /// the changes from the state that it prepared, and must have prepared the state before the first batch.
  private var hasLayoutOfUIKit: Bool {
    let own: [UICollectionViewLayout.Type] = [
      UICollectionViewLayout.self, UICollectionViewFlowLayout.self, UICollectionViewCompositionalLayout.self,
    ]
    return own.contains { type(of: layoutStorage) == $0 }
  }

  /// Ends a batch of updates.
  ///
  /// - Parameter completion: A closure that is called when the animations of the outermost batch end.
  func endUpdate(_ completion: ((Bool) -> Void)? = nil) {
    updateDepth -= 1
    if let completion { updateCompletions.append(completion) }
    guard updateDepth == 0, let pending = update else {
      if updateDepth == 0 { callCompletions() }
      return
    }
    update = nil
    if pending.isEmpty {
      checkCounts()
      showInvalidation()
    } else {
      make(pending)
    }
    callCompletions()
  }

  /// Calls the completion handlers of the finished updates.
  private func callCompletions() {
    let completions = updateCompletions
    updateCompletions = []
    for completion in completions { completion(true) }
  }

  /// Invalidates the layout after an empty batch, and animates the result.
  private func showInvalidation() {
    let isAnimated = showsChangesAnimated
    let before = takePlacesBefore()
    layoutStorage.invalidateLayout()
    guard isAnimated else { return applyAtOnce() }
    layoutStorage.change = LayoutChange(before: before, newKey: { $0 }, oldKey: { $0 })
    isUpdating = true
    prepareIfNeeded()
    let completions = updateCompletions
    updateCompletions = []
    settleOffset()
    show([], completions) {}
    isUpdating = false
    layoutStorage.change = nil
  }

  /// Adds a change to the present batch, or makes it at once if there is none.
  func change(_ add: (inout ListUpdate) -> Void) {
    if updateDepth > 0, var pending = update {
      add(&pending)
      update = pending
      return
    }
    loadIfNeeded()
    var single = ListUpdate()
    add(&single)
    if !single.isEmpty { make(single) }
  }

  /// Checks that the data did not change in a batch without corresponding updates.
  private func checkCounts() {
    guard hasLoaded, dataSource != nil else { return }
    make(ListUpdate())
  }

  /// Lays out the collection view after changes of items, without animation.
  private func applyAtOnce() {
    setNeedsLayout()
    if laidOutBounds != nil, !isLayingOut { layoutIfNeeded() }
  }

  private func make(_ update: ListUpdate) {
    guard let dataSource else { return }
    let new = askCounts(dataSource)
    let plan: UpdatePlan
    do {
      plan = try UpdatePlan(update, from: counts, to: new, name: "collection view")
    } catch {
      // The message is shared with tables, which have rows instead of items.
      fatalError("\(error.message.replacingOccurrences(of: "row", with: "item")) Collection view: \(description)")
    }
    if update.isEmpty { return }
    generation += 1
    let isAnimated = showsChangesAnimated
    var change = layoutChange(plan, update)
    change.before = takePlacesBefore()
    isUpdating = true
    counts = new
    layoutStorage.adopt(plan, reloaded: Set(update.reloadedRows))
    let leaving = adoptPaths(plan, Set(update.reloadedRows))
    invalidateForUpdate()
    layoutStorage.change = change
    prepareIfNeeded()
    layoutStorage.prepare(forCollectionViewUpdates: items(of: update))
    reconfigure(update.reconfiguredRows.compactMap { plan.newPath(for: $0) })
    settleOffset()
    if isAnimated {
      let completions = updateCompletions
      updateCompletions = []
      show(leaving, completions) { layoutStorage.finalizeCollectionViewUpdates() }
    } else {
      for (_, key) in leaving { _ = finalAttributes(key) }
      applyAtOnce()
      layoutStorage.finalizeCollectionViewUpdates()
    }
    layoutStorage.change = nil
    isUpdating = false
    if isAnimated { return }
    // Views of deleted elements are not reused for inserted ones, because on a device both are on the screen for a
    // while.
    for (element, key) in leaving { retire(element, key) }
  }

  /// Returns the mapping of elements before a change to elements after it.
  private func layoutChange(_ plan: UpdatePlan, _ update: ListUpdate) -> LayoutChange {
    let reloaded = Set(update.reloadedRows)
    // Badges move with their items, and headers with their sections.
    let badges = Set(shown.filter { $0.value.belongsToItem && $0.key.category != .cell }.keys)
    func key(_ key: ElementKey, at path: IndexPath) -> ElementKey {
      ElementKey(category: key.category, kind: key.kind, path: path)
    }
    return LayoutChange(
      newKey: { old in
        if old.category == .cell || badges.contains(old) {
          guard !reloaded.contains(old.path) else { return nil }
          return plan.newPath(for: old.path).map { key(old, at: $0) }
        }
        guard old.path.count == 2 else { return old }
        guard plan.newSections.indices.contains(old.path.section), let section = plan.newSections[old.path.section],
          plan.sections[section] == .old(old.path.section, isReloaded: false)
        else { return nil }
        return key(old, at: IndexPath(item: old.path.item, section: section))
      },
      oldKey: { new in
        if new.path.count == 2, let path = plan.oldPath(for: new.path), !reloaded.contains(path) {
          if new.category == .cell || badges.contains(key(new, at: path)) { return key(new, at: path) }
        }
        guard new.category != .cell else { return nil }
        guard new.path.count == 2 else { return new }
        guard plan.sections.indices.contains(new.path.section),
          case .old(let section, isReloaded: false) = plan.sections[new.path.section]
        else { return nil }
        return key(new, at: IndexPath(item: new.path.item, section: section))
      })
  }

  private func invalidateForUpdate() {
    let context = layoutStorage.makeInvalidationContext()
    context.isDataSourceCounts = true
    layoutStorage.invalidateLayout(with: context)
  }

  private func items(of update: ListUpdate) -> [UICollectionViewUpdateItem] {
    func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    var items: [UICollectionViewUpdateItem] = []
    items += update.deletedSections.map { UICollectionViewUpdateItem(.delete, before: whole($0), after: nil) }
    items += update.deletedRows.map { UICollectionViewUpdateItem(.delete, before: $0, after: nil) }
    items += update.insertedSections.map { UICollectionViewUpdateItem(.insert, before: nil, after: whole($0)) }
    items += update.insertedRows.map { UICollectionViewUpdateItem(.insert, before: nil, after: $0) }
    items += update.reloadedSections.map { UICollectionViewUpdateItem(.reload, before: whole($0), after: whole($0)) }
    items += update.reloadedRows.map { UICollectionViewUpdateItem(.reload, before: $0, after: $0) }
    items += update.movedSections.map {
      UICollectionViewUpdateItem(.move, before: whole($0.from), after: whole($0.to))
    }
    items += update.movedRows.map { UICollectionViewUpdateItem(.move, before: $0.from, after: $0.to) }
    return items
  }

  // MARK: - Appearing and disappearing

  func initialAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key.category {
    case .cell: layoutStorage.initialLayoutAttributesForAppearingItem(at: key.path)
    case .supplementaryView:
      layoutStorage.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: key.kind, at: key.path)
    case .decorationView:
      layoutStorage.initialLayoutAttributesForAppearingDecorationElement(ofKind: key.kind, at: key.path)
    }
  }

  func finalAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key.category {
    case .cell: layoutStorage.finalLayoutAttributesForDisappearingItem(at: key.path)
    case .supplementaryView:
      layoutStorage.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: key.kind, at: key.path)
    case .decorationView:
      layoutStorage.finalLayoutAttributesForDisappearingDecorationElement(ofKind: key.kind, at: key.path)
    }
  }

  // MARK: - Adopting

  /// Updates the displayed elements and the selection to the new index paths.
  ///
  /// - Returns: The deleted elements that had a view.
  private func adoptPaths(_ plan: UpdatePlan, _ reloaded: Set<IndexPath>) -> [(ShownElement, ElementKey)] {
    adoptOutgoing(plan)
    selection = Set(selection.compactMap { plan.newPath(for: $0) })
    announced = Set(announced.compactMap { plan.newPath(for: $0) })
    swipedPath = swipedPath.flatMap { plan.newPath(for: $0) }
    if let path = tracked?.path {
      if let new = plan.newPath(for: path) { tracked?.path = new } else { tracked = nil }
    }
    adoptScrollers(plan)
    var leaving: [(ShownElement, ElementKey)] = []
    var staying: [ElementKey: ShownElement] = [:]
    for key in shown.keys.sorted() {
      guard let element = shown[key] else { continue }
      if let path = newPath(of: key, element, plan), !(key.category == .cell && reloaded.contains(key.path)) {
        staying[ElementKey(category: key.category, kind: key.kind, path: path)] = element
      } else {
        leaving.append((element, key))
      }
    }
    shown = staying
    return leaving
  }

  private func adoptOutgoing(_ plan: UpdatePlan) {
    for index in outgoing.indices where outgoing[index].isStillThere {
      let (key, element) = (outgoing[index].key, outgoing[index].element)
      if let path = newPath(of: key, element, plan) {
        outgoing[index].key = ElementKey(category: key.category, kind: key.kind, path: path)
      } else {
        outgoing[index].isStillThere = false
      }
    }
  }

  private func newPath(of key: ElementKey, _ element: ShownElement, _ plan: UpdatePlan) -> IndexPath? {
    if element.belongsToItem { return plan.newPath(for: key.path) }
    // A header stays with its section even if the section's first item is deleted. A supplementary view of the whole
    // layout has no section.
    guard key.path.count == 2 else { return key.path }
    guard let section = plan.newSections[key.path.section],
      plan.sections[section] == .old(key.path.section, isReloaded: false)
    else { return nil }
    return IndexPath(item: key.path.item, section: section)
  }

  // MARK: - Reconfiguring

  private func reconfigure(_ paths: [IndexPath]) {
    guard let dataSource else { return }
    for path in paths {
      guard let cell = shownCell(at: path) else { continue }
      reconfigured = (path, cell)
      let answer = dataSource.collectionView(self, cellForItemAt: path)
      reconfigured = nil
      preconditionOfCaller(
        answer === cell,
        "Data source returned a different cell after reconfiguring the item at \(path.brief): dequeue it with the same "
          + "reuse identifier as before. Collection view: \(description)")
      if let attributes = cell.element.attributes { layoutStorage.forgetMeasuredSize(of: attributes) }
      shown[ElementKey(category: .cell, kind: nil, path: path)]?.fitted = nil
      cell.isSelected = selection.contains(path)
      cell.setNeedsUpdateConfiguration()
    }
  }
}
