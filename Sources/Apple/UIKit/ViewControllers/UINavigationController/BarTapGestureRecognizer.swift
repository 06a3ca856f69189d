/// The tap that hides and shows bars: one that nothing else is for.
final class BarTapGestureRecognizer: UITapGestureRecognizer {
  weak var controller: UINavigationController?

  /// Controls, cells and bars have taps of their own.
  override var isReady: Bool {
    var view = sequence.touches.first?.view
    while let current = view, current !== self.view {
      if current is UIControl || current is UINavigationBar || current is UIToolbar || current is UITableViewCell
        || current is UICollectionViewCell || current is any UIKeyInput
      {
        return false
      }
      view = current.superview
    }
    return true
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
