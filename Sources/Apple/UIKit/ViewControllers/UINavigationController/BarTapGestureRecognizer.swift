/// The tap that hides and shows bars. It must not hit anything that handles taps.
final class BarTapGestureRecognizer: UITapGestureRecognizer {
  weak var controller: UINavigationController?

  /// Controls, cells and bars handle taps themselves.
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
