// The refresh control above the content.

extension UIScrollView {
  func refreshControlDidChange(from old: UIRefreshControl?) {
    if let old, old !== refreshControl { old.removeFromSuperview() }
    fingers.refreshInset = 0
    if let refreshControl {
      insertSubview(refreshControl, at: 0)
      layOutRefreshControl()
    }
    contentInsetsMayHaveChanged()
  }

  /// Positions the refresh control directly above the content.
  func layOutRefreshControl() {
    guard let control = refreshControl, control.superviewStorage === self else { return }
    let height = control.intrinsicContentSize.height
    let frame = CGRect(x: 0, y: -contentInset.top - height, width: bounds.width, height: height)
    if control.frame != frame { control.frame = frame }
  }

  /// The distance by which the content is pulled down beyond its top, in points.
  private var pulledDistance: CGFloat { max(0, -adjustedContentInset.top + fingers.refreshInset - contentOffset.y) }

  func pullRefreshControl() {
    guard let control = refreshControl, !control.isRefreshing else { return }
    let measures = measures.refreshControls
    control.pull(to: pulledDistance / (measures.pulledHeights * measures.height))
  }

  /// Adds an inset for a refreshing control at the end of the touch, so that the control stays visible.
  func holdRefreshControl() {
    guard let control = refreshControl, control.isRefreshing, fingers.refreshInset == 0 else { return }
    fingers.refreshInset = control.intrinsicContentSize.height
    keepsOffset = true
    contentInsetsMayHaveChanged()
    keepsOffset = false
  }

  /// Removes the inset of the control after refreshing.
  func refreshingDidEnd() {
    guard fingers.refreshInset > 0 else { return }
    let isAtTop = contentOffset.y <= -adjustedContentInset.top
    fingers.refreshInset = 0
    keepsOffset = true
    contentInsetsMayHaveChanged()
    keepsOffset = false
    if isAtTop, fingers.drag == nil {
      animate(to: CGPoint(x: contentOffset.x, y: -adjustedContentInset.top))
    } else {
      confineContentOffset()
    }
  }
}
