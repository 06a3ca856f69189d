import Foundation

// Changes from one layout to another.

extension UICollectionView {
  /// Changes the layout.
  ///
  /// - Parameter completion: A closure that is called when the animations end.
  func change(to layout: UICollectionViewLayout, animated: Bool, _ completion: ((Bool) -> Void)? = nil) {
    guard layout !== layoutStorage else {
      completion?(true)
      return
    }
    preconditionOfCaller(
      layout.owner == nil || layout.owner === self,
      "the layout \(layout) belongs to another collection view; each collection view requires its own layout")
    let isAnimated = animated && showsChangesAnimated
    if isAnimated { rememberPlaces() }
    let before = takePlacesBefore()
    let old = layoutStorage
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    let views = shown.keys.sorted().compactMap { shown[$0]?.view }
    for view in views { view.willTransition(from: old, to: layout) }
    let leaving = takeDecorations(retires: !isAnimated)
    old.owner = nil
    layoutStorage = layout
    layout.owner = self
    hasScrolledToMirroredStart = false
    orthogonalOffsets = [:]
    forgetFits()
    layout.invalidateLayout()
    func finish(_ finished: Bool) {
      for view in views { view.didTransition(from: old, to: layout) }
      old.finalizeLayoutTransition()
      layout.finalizeLayoutTransition()
      completion?(finished)
    }
    if isAnimated {
      let kept: (ElementKey) -> ElementKey? = { $0.category == .decorationView ? nil : $0 }
      layout.change = LayoutChange(before: before, newKey: kept, oldKey: kept)
      isUpdating = true
      prepareIfNeeded()
      settleOffset()
      show(leaving, [finish]) {}
      isUpdating = false
      layout.change = nil
      return
    }
    if laidOutBounds != nil {
      loadIfNeeded()
      prepareIfNeeded()
      settleOffset()
      if !isLayingOut { layoutIfNeeded() }
    }
    finish(true)
  }

  /// Removes the decoration views of the old layout. The new layout has its own.
  private func takeDecorations(retires: Bool) -> [(ShownElement, ElementKey)] {
    var taken: [(ShownElement, ElementKey)] = []
    for key in shown.keys.sorted() where key.category == .decorationView {
      guard let element = shown.removeValue(forKey: key) else { continue }
      if retires { retire(element, key) } else { taken.append((element, key)) }
    }
    return taken
  }

  // MARK: - Interactive

  func beginTransition(
    to layout: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    preconditionOfCaller(
      !(layoutStorage is UICollectionViewTransitionLayout),
      "the collection view is already performing an interactive transition")
    let old = layoutStorage
    let transition =
      delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
    transitionCompletion = completion
    change(to: transition, animated: false)
    return transition
  }

  func endTransition(finished: Bool) {
    guard let transition = layoutStorage as? UICollectionViewTransitionLayout else { return }
    let completion = transitionCompletion
    transitionCompletion = nil
    change(to: finished ? transition.nextLayout : transition.currentLayout, animated: true) { _ in
      completion?(true, finished)
    }
    (finished ? transition.currentLayout : transition.nextLayout).owner = nil
  }
}
