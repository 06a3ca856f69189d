/// A tap on the status bar, which scrolls to the top if exactly one visible view allows it.
@MainActor
package enum HostStatusBar {
  /// - Returns: Whether a view scrolls.
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
