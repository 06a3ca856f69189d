extension UIStackView {
  /// Updates the stack's constraints. Unchanged constraints stay active, so that hiding a view changes only a few of
  /// them.
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

  /// Selects the view that is stretched or compressed if several have the same priority. As in UIKit, it is the first
  /// one.
  private func chooseYielding() {
    let isHorizontal = axis == .horizontal
    let visible = arranged.filter {
      let size = $0.intrinsicContentSize
      return !$0.isHidden && (isHorizontal ? size.width : size.height) >= 0
    }
    let huggings = visible.map { $0.contentHuggingPriority(for: axis).rawValue }
    let resistances = visible.map { $0.contentCompressionResistancePriority(for: axis).rawValue }
    // If text wraps, equal shares determine the widths instead.
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

  /// Returns the index of the first view with the lowest priority, if several views have it. A single one needs no tie
  /// break, and keeps its priority against constraints of the app with the same priority.
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
