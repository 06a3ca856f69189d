/// A tap on the status bar: it scrolls to the top what is in sight and allows it, if that is one view alone.
@MainActor
package enum HostStatusBar {
  /// - Returns: whether something scrolls.
  @discardableResult
  package static func tap(in window: UIWindow) -> Bool {
    var found: [UIScrollView] = []
    collect(window, into: &found)
    guard found.count == 1 else { return false }
    return found[0].scrollToTop()
  }

  private static func collect(_ view: UIView, into found: inout [UIScrollView]) {
    guard !view.isHidden, view.alpha >= 0.01 else { return }
    if let scrollView = view as? UIScrollView, scrollView.scrollsToTop, scrollView.isScrollEnabled,
      scrollView.isDraggable(.vertical)
    {
      found.append(scrollView)
    }
    for subview in view.subviews { collect(subview, into: &found) }
  }
}
