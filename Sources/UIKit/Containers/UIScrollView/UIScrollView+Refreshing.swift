// The refresh control above the content.

extension UIScrollView {
  func refreshControlDidChange(from old: UIRefreshControl?) {
    if old?.superview === self { old?.removeFromSuperview() }
    guard let refreshControl else { return }
    alwaysBounceVertical = true
    insertSubview(refreshControl, at: 0)
    placeRefreshControl()
  }

  /// The control lies above the beginning of the content, and moves with it.
  func placeRefreshControl() {
    guard let refreshControl, refreshControl.superview === self else { return }
    let height = refreshControl.intrinsicContentSize.height
    let frame = CGRect(x: bounds.minX, y: -height, width: bounds.width, height: height)
    if refreshControl.frame != frame { refreshControl.frame = frame }
  }
}
