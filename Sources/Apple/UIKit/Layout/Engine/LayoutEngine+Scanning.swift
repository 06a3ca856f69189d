// Taking over subtrees: constraints that were activated elsewhere, and views that wait for a place.

extension LayoutEngine {
  func takeOverScans() {
    while !scans.isEmpty {
      let views = scans
      scans = []
      // A view may have left again before its turn.
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
