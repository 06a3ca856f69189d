import Foundation

// Changing from one layout to another.

extension UICollectionView {
  func change(to layout: UICollectionViewLayout) {
    guard layout !== layoutStorage else { return }
    requireOfCaller(
      layout.owner == nil || layout.owner === self,
      "the layout \(layout) belongs to another collection view; every collection view needs a layout of its own")
    let old = layoutStorage
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    let views = shown.keys.sorted().compactMap { shown[$0]?.view }
    for view in views { view.willTransition(from: old, to: layout) }
    // The views of the old layout's own are not the new one's.
    for key in shown.keys.sorted() where key.category == .decorationView {
      if let element = shown.removeValue(forKey: key) { retire(element, key) }
    }
    old.owner = nil
    layoutStorage = layout
    layout.owner = self
    shownOnce = false
    orthogonalOffsets = [:]
    forgetFits()
    layout.invalidateLayout()
    if laidOutBounds != nil {
      loadIfNeeded()
      prepareIfNeeded()
      settleOffset()
      if !isLayingOut { layoutIfNeeded() }
    }
    for view in views { view.didTransition(from: old, to: layout) }
    old.finalizeLayoutTransition()
    layout.finalizeLayoutTransition()
  }

  // MARK: - Interactive

  func beginTransition(
    to layout: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    requireOfCaller(
      !(layoutStorage is UICollectionViewTransitionLayout),
      "the collection is already in the middle of an interactive transition")
    let old = layoutStorage
    let transition =
      delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
    transitionCompletion = completion
    change(to: transition)
    return transition
  }

  func endTransition(finished: Bool) {
    guard let transition = layoutStorage as? UICollectionViewTransitionLayout else { return }
    for part in [transition.currentLayout, transition.nextLayout] { part.owner = nil }
    change(to: finished ? transition.nextLayout : transition.currentLayout)
    let completion = transitionCompletion
    transitionCompletion = nil
    completion?(true, finished)
  }
}
