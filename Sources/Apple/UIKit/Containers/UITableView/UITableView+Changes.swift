import Foundation
import QuartzCore

// Animations of changes. Rows slide and fade, while code sees the new state at once.

extension UITableView {
  /// The duration of a change of rows, in seconds.
  static let changeDuration = 0.3

  /// The maximum number of outgoing views. If there are more, the oldest are removed before their animations end.
  private static let maxOutgoing = 64

  /// Whether changes are animated. They are only if the previous state was displayed.
  var showsChangesAnimated: Bool {
    guard let window, window.hasMadeFrame, hasLoaded, !isLayingOut else { return false }
    return laidOutWidth == bounds.width && bounds.height > 0 && ViewAnimations.current.areEnabled
  }

  /// Animates a change of rows from their old positions to their new ones.
  ///
  /// - Parameters:
  ///   - old: The heights before the change.
  ///   - rows: The deleted rows that had a cell.
  ///   - supplements: The deleted headers and footers that had a view.
  func show(
    _ plan: UpdatePlan, _ update: ListUpdate, from old: TableHeights, leaving rows: [VisibleRow],
    _ supplements: [VisibleSupplement]
  ) {
    let animation = ViewAnimation(duration: UITableView.changeDuration, options: .allowUserInteraction)
    let scrolling = ViewChange(.bounds, of: layer, in: animation)
    let (before, oldTop) = (bounds, headerHeight)
    var known = Set(visibleRows.map { ObjectIdentifier($0.cell) })
    for supplement in visibleSupplements { known.insert(ObjectIdentifier(supplement.view)) }
    let shownBefore = known
    let start = generation
    isLayingOut = true
    ViewAnimation.withoutAnimation {
      isPreparingChange = true
      settleRowsInSight()
      isPreparingChange = false
    }
    // An app may reload the table while it is asked for a cell. In that case there is no change to animate.
    guard generation == start else {
      isLayingOut = false
      for row in rows { retire(row) }
      for supplement in supplements { retire(supplement) }
      return setNeedsLayout()
    }
    let number = nextChange
    nextChange += 1
    changesShown.insert(number)
    let completions = updateCompletions
    updateCompletions = []
    let change = TableChange(
      plan: plan, animations: update.animations, reloadedRows: Set(update.reloadedRows), old: old, new: heights,
      tops: (oldTop, headerHeight), size: bounds.size)
    // If the content offset changes by more than the visible height, it changes without animation, together with the
    // visible views.
    let step = bounds.minY - before.minY
    let isFollowed = abs(step) <= bounds.height
    let jump = isFollowed ? 0 : step
    var ends: [(view: UIView, frame: CGRect?, alpha: CGFloat)] = []
    ViewAnimation.withoutAnimation {
      if jump != 0 { shiftWhatIsShown(by: jump, shownBefore) }
      ends += sendOff(rows, supplements, change, number, jump)
      ends += pushOutOfSight(number)
      let fading = bringIn(change, shownBefore, before.offsetBy(dx: 0, dy: jump), jump)
      ends += fading.map { ($0, nil, $1) }
      announceRows()
      announceSupplements()
      orderSubviews()
    }
    animation.run {
      if isFollowed, step != 0 { scrolling.run(forKey: "bounds", object: layer, arguments: nil) }
      placeEverything()
      for (view, frame, alpha) in ends {
        if let frame, view.frame != frame { view.frame = frame }
        if view.alpha != alpha { view.alpha = alpha }
      }
      for row in visibleRows { row.cell.layoutIfNeeded() }
      for supplement in visibleSupplements { supplement.view.layoutIfNeeded() }
    } completion: { [weak self] finished in
      self?.changeIsOver(number)
      let isSeen = self?.window != nil
      for completion in completions { completion(finished || isSeen) }
    }
    isLayingOut = false
    announceNearRows()
    ViewAnimation.withoutAnimation {
      setNeedsLayout()
      layoutIfNeeded()
    }
    if outgoing.count > UITableView.maxOutgoing { retireOutgoing(outgoing.count - UITableView.maxOutgoing) }
  }

  private func changeIsOver(_ number: Int) {
    changesShown.remove(number)
    let over = outgoing.filter { $0.change == number }
    outgoing.removeAll { $0.change == number }
    for part in over { retire(part) }
    guard changesShown.isEmpty else { return }
    for index in visibleRows.indices { visibleRows[index].rank = 0 }
    setNeedsLayout()
  }

  private func retireOutgoing(_ count: Int) {
    let early = Array(outgoing.prefix(count))
    outgoing.removeFirst(min(count, outgoing.count))
    for part in early { retire(part) }
  }

  func retireAllOutgoing() {
    retireOutgoing(outgoing.count)
  }

  private func retire(_ part: OutgoingPart) {
    part.view.alpha = part.alpha
    switch part.part {
    case .row(let row): retire(row)
    case .supplement(let supplement): retire(supplement)
    }
  }

  // MARK: - Removal

  private func shiftWhatIsShown(by jump: CGFloat, _ known: Set<ObjectIdentifier>) {
    for row in visibleRows where known.contains(ObjectIdentifier(row.cell)) { row.cell.frame.origin.y += jump }
    for supplement in visibleSupplements where known.contains(ObjectIdentifier(supplement.view)) {
      supplement.view.frame.origin.y += jump
    }
  }

  /// Animates or immediately removes the views of deleted rows and sections.
  private func sendOff(
    _ rows: [VisibleRow], _ supplements: [VisibleSupplement], _ change: TableChange, _ number: Int, _ jump: CGFloat
  ) -> [(UIView, CGRect?, CGFloat)] {
    var ends: [(UIView, CGRect?, CGFloat)] = []
    func send(_ part: OutgoingPart, _ top: CGFloat, _ effect: TableChange.Effect) {
      if jump != 0 { part.view.frame.origin.y += jump }
      outgoing.append(part)
      var end = part.view.frame
      end.origin = CGPoint(x: end.minX + effect.shift.x, y: top + effect.shift.y)
      ends.append((part.view, end, effect.fades ? 0 : part.alpha))
    }
    for row in rows {
      let (top, effect) = change.end(ofRow: row.path, row.cell.frame)
      if effect.shift == .zero, !effect.fades {
        retire(row)
      } else {
        send(OutgoingPart(row, change: number, isStillThere: false), top, effect)
      }
    }
    for supplement in supplements {
      let (top, effect) = change.end(ofSupplementIn: supplement.section, supplement.view.frame)
      if effect.shift == .zero, !effect.fades {
        retire(supplement)
      } else {
        send(OutgoingPart(supplement, change: number, isStillThere: false), top, effect)
      }
    }
    return ends
  }

  /// Animates views of rows that stay in the table to positions outside the visible area.
  private func pushOutOfSight(_ number: Int) -> [(UIView, CGRect?, CGFloat)] {
    var ends: [(UIView, CGRect?, CGFloat)] = []
    let (rows, supplements) = takeWhatIsOutOfSight()
    let visible = bounds.minY...bounds.maxY
    var queue = EdgeQueue(visible)
    func push(_ part: OutgoingPart, _ frame: CGRect) {
      outgoing.append(part)
      var end = frame
      end.origin.y = queue.place(frame.minY, height: frame.height)
      ends.append((part.view, end, part.alpha))
    }
    let above = rows.filter { rectangle(ofRow: $0.path).minY < visible.lowerBound }
    for row in above.reversed() + rows.dropFirst(above.count) {
      push(OutgoingPart(row, change: number, isStillThere: true), rectangle(ofRow: row.path))
    }
    for supplement in supplements {
      push(
        OutgoingPart(supplement, change: number, isStillThere: true),
        naturalFrame(supplement.kind, supplement.section))
    }
    return ends
  }

  // MARK: - Insertion

  /// Moves the views of inserted rows to the positions where their animations begin.
  ///
  /// - Parameter before: The visible rectangle before the change, including a jump of the content offset.
  /// - Returns: The views that fade in, with their final opacity.
  private func bringIn(
    _ change: TableChange, _ known: Set<ObjectIdentifier>, _ before: CGRect, _ jump: CGFloat
  ) -> [(UIView, CGFloat)] {
    var fading: [(UIView, CGFloat)] = []
    func begin(_ view: UIView, _ frame: CGRect, _ beginning: (top: CGFloat, effect: TableChange.Effect)) {
      var start = frame
      start.origin = CGPoint(
        x: frame.minX + beginning.effect.shift.x, y: beginning.top + beginning.effect.shift.y + jump)
      if let cell = view as? UITableViewCell { cell.place(start) } else { view.frame = start }
      guard beginning.effect.fades else { return }
      fading.append((view, view.alpha))
      view.alpha = 0
    }
    var approaching: [(cell: UITableViewCell, top: CGFloat)] = []
    for index in visibleRows.indices {
      let row = visibleRows[index]
      if change.plan.isMoved(to: row.path) { visibleRows[index].rank = 1 }
      // Cells that were moving out of the visible area keep their present position.
      if row.isShown || known.contains(ObjectIdentifier(row.cell)) { continue }
      let frame = rectangle(ofRow: row.path)
      if let source = change.plan.oldPath(for: row.path), !change.reloadedRows.contains(source) {
        row.cell.place(frame)
        approaching.append((row.cell, change.oldTop(ofRow: source) + jump))
      } else {
        visibleRows[index].rank = -1
        begin(row.cell, frame, change.beginning(ofRow: row.path, frame))
      }
      row.cell.layoutIfNeeded()
    }
    place(approaching, before)
    for supplement in visibleSupplements {
      if supplement.isShown || known.contains(ObjectIdentifier(supplement.view)) { continue }
      let frame = currentFrame(supplement.kind, supplement.section)
      begin(supplement.view, frame, change.beginning(ofSupplementIn: supplement.section, frame))
      supplement.view.layoutIfNeeded()
    }
    return fading
  }

  /// Positions rows that existed outside the visible area just beyond the edge of the former visible area.
  private func place(_ approaching: [(cell: UITableViewCell, top: CGFloat)], _ before: CGRect) {
    var queue = EdgeQueue(before.minY...before.maxY)
    let above = approaching.filter { $0.top < before.minY }
    for (cell, top) in above.reversed() + approaching.filter({ $0.top >= before.minY }) {
      cell.frame.origin.y = queue.place(top, height: cell.frame.height)
    }
  }

  /// Performs several changes as one. The closure is called before this method returns, so that it may use values that
  /// must not escape, such as `inout` parameters.
  ///
  /// Apple's parameter is nonescaping and optional. Swift can't declare both at once.
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}
