// What lies between the content and the edges: the app's insets and the safe area.

extension UIScrollView {
  /// The content is longer than the view along an axis, or bounces there as if it were.
  ///
  /// What insets below 0 take from it does not count: a collection's content is longer by them than the view, and with the safe area added it would
  /// not be, so that neither could stay.
  private func isScrollable(_ axis: NSLayoutConstraint.Axis) -> Bool {
    let size = bounds.size
    func cut(_ start: CGFloat, _ end: CGFloat) -> CGFloat { min(start + end, 0) }
    return switch axis {
    case .horizontal:
      alwaysBounceHorizontal || contentSize.width + cut(contentInset.left, contentInset.right) > size.width
    case .vertical:
      alwaysBounceVertical || contentSize.height + cut(contentInset.top, contentInset.bottom) > size.height
    }
  }

  /// The view is what a controller in a navigation controller shows: the one that it has named, or else its view or the
  /// first subview of that.
  private var isContentOfNavigation: Bool {
    var view: UIView? = self
    while let current = view, current.viewControllerStorage == nil { view = current.superviewStorage }
    guard let owner = view?.viewControllerStorage, owner.extras.adjustsScrollViewInsets,
      owner.navigationController != nil
    else { return false }
    if let named = owner.namedContentScrollView(for: .top) { return named === self }
    return view === self || view?.subviewStorage.first === self
  }

  /// What of the safe area is added to `contentInset`.
  var automaticContentInset: UIEdgeInsets {
    var inset = safeAreaContentInset
    inset.top += fingers.refreshInset
    return inset
  }

  private var safeAreaContentInset: UIEdgeInsets {
    let safe = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never:
      return .zero
    case .always:
      return safe
    case .automatic, .scrollableAxes:
      let horizontal = isScrollable(.horizontal)
      let vertical = isScrollable(.vertical) || contentInsetAdjustmentBehavior == .automatic && isContentOfNavigation
      return UIEdgeInsets(
        top: vertical ? safe.top : 0, left: horizontal ? safe.left : 0, bottom: vertical ? safe.bottom : 0,
        right: horizontal ? safe.right : 0)
    }
  }

  /// What the content has to keep clear of by itself: the insets account for the rest.
  var safeAreaInsetsOfContent: UIEdgeInsets { safeAreaInsets.adding(automaticContentInset, times: -1) }

  /// Something that the insets depend on has changed.
  func contentInsetsMayHaveChanged() {
    let (inset, automatic) = (adjustedContentInset, automaticContentInset)
    let (oldInset, oldAutomatic) = (knownContentInset, knownAutomaticInset)
    guard inset != oldInset || automatic != oldAutomatic else { return }
    (knownContentInset, knownAutomaticInset) = (inset, automatic)
    if automatic != oldAutomatic {
      // Content that stands at its beginning goes on standing there.
      var offset = contentOffset
      if offset.x <= -oldInset.left { offset.x += oldAutomatic.left - automatic.left }
      if offset.y <= -oldInset.top { offset.y += oldAutomatic.top - automatic.top }
      if !keepsOffset { contentOffset = offset }
      if insetsLayoutMarginsFromSafeArea { layoutMarginsMayHaveChanged() }
      for subview in subviewStorage { subview.updateSafeAreaInsets() }
    }
    confineContentOffset()
    guard inset != oldInset else { return }
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }
}

extension UIEdgeInsets {
  func adding(_ other: UIEdgeInsets, times factor: CGFloat = 1) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + factor * other.top, left: left + factor * other.left, bottom: bottom + factor * other.bottom,
      right: right + factor * other.right)
  }
}
