// The gesture recognizers of a view.

extension UIView {
  func attach(_ recognizer: UIGestureRecognizer) {
    if recognizer.viewStorage === self { return }
    recognizer.viewStorage?.detach(recognizer)
    rare.gestureRecognizers.append(recognizer)
    recognizer.viewStorage = self
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.viewStorage === self else { return }
    GestureTransition.abandon(recognizer)
    rareStorage?.gestureRecognizers.removeAll { $0 === recognizer }
    recognizer.viewStorage = nil
  }

  /// Returns whether a recognizer belongs to an ancestor of this view and recognizes a plain tap.
  func isSingleTap(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let other = recognizer.view, !other.isDescendant(of: self), let tap = recognizer as? UITapGestureRecognizer
    else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }

  func replaceGestureRecognizers(_ recognizers: [UIGestureRecognizer]) {
    for recognizer in rareStorage?.gestureRecognizers ?? [] where !recognizers.contains(recognizer) {
      removeGestureRecognizer(recognizer)
    }
    for recognizer in recognizers { addGestureRecognizer(recognizer) }
  }
}
