extension UIStackView {
  /// Brings the stack's constraints up to date: those that stay as they are stay active, so that a view that is hidden
  /// costs a few constraints and not all.
  func installConstraints() {
    var builder = ConstraintBuilder(self)
    builder.build()
    if !builder.usesSpanningGuide, let guide = spanningGuide {
      removeLayoutGuide(guide)
      spanningGuide = nil
    }
    var old: [ConstraintKey: [NSLayoutConstraint]] = [:]
    for constraint in installed { old[ConstraintKey(constraint), default: []].append(constraint) }
    var kept: [NSLayoutConstraint] = []
    kept.reserveCapacity(builder.constraints.count)
    for constraint in builder.constraints {
      guard let same = old[ConstraintKey(constraint)]?.popLast() else {
        kept.append(constraint)
        continue
      }
      same.constant = constraint.constant
      kept.append(same)
    }
    for constraint in installed
    where old[ConstraintKey(constraint)]?.contains(where: { $0 === constraint }) == true {
      constraint.isActive = false
    }
    installed = kept
    NSLayoutConstraint.activate(installed)
    chooseYielding()
  }

  /// Where equals have to be stretched or compressed, the first does it: as in UIKit, where it is the first to lose.
  private func chooseYielding() {
    let isHorizontal = axis == .horizontal
    let visible = arranged.filter {
      let size = $0.intrinsicContentSize
      return !$0.isHidden && (isHorizontal ? size.width : size.height) >= 0
    }
    let huggings = visible.map { $0.contentHuggingPriority(for: axis).rawValue }
    let resistances = visible.map { $0.contentCompressionResistancePriority(for: axis).rawValue }
    // Where text wraps, shares settle it.
    let hasShares = installed.contains { $0.identifier == ConstraintBuilder.textWidths }
    let stretched = hasShares ? nil : Self.firstOfWeakest(huggings)
    let compressed = Self.firstOfWeakest(resistances)
    for view in arranged {
      var tieBreaks: ViewLayoutState.TieBreaks = []
      if let stretched, visible[stretched] === view {
        tieBreaks.insert(isHorizontal ? .horizontalHugging : .verticalHugging)
      }
      if let compressed, visible[compressed] === view {
        tieBreaks.insert(isHorizontal ? .horizontalCompression : .verticalCompression)
      }
      setTieBreaks(tieBreaks, of: view)
    }
  }

  /// The place of the first of the lowest priorities, where there are several. One that is lower than all others needs no help to
  /// lose against them, and keeps its weight against the app's constraints of the same priority.
  private static func firstOfWeakest(_ priorities: [Float]) -> Int? {
    guard let least = priorities.min(), priorities.count(where: { $0 == least }) > 1 else { return nil }
    return priorities.firstIndex(of: least)
  }

  func setTieBreaks(_ tieBreaks: ViewLayoutState.TieBreaks, of view: UIView) {
    guard view.layoutState.tieBreaks != tieBreaks else { return }
    view.layoutState.tieBreaks = tieBreaks
    ConstraintLayout.contentDidChange(view)
  }
}
