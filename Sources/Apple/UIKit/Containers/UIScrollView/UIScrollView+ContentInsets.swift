// The insets between the content and the edges, from the app and the safe area.

extension UIScrollView {
  /// Returns whether the content is longer than the view along an axis, or always bounces.
  ///
  /// Negative insets count as if the content were shorter. With a negative inset, the content of a collection view is
  /// longer than the view by that inset, but no longer so with the safe area added. Without this rule the insets would
  /// alternate.
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

  /// Whether the view is the content of a controller in a navigation controller: the scroll view that the controller
  /// named, or else the controller's view or its first subview.
  private var isContentOfNavigation: Bool {
    var view: UIView? = self
    while let current = view, current.viewControllerStorage == nil { view = current.superviewStorage }
    guard let owner = view?.viewControllerStorage, owner.extras.adjustsScrollViewInsets,
      owner.navigationController != nil
    else { return false }
    if let named = owner.namedContentScrollView(for: .top) { return named === self }
    return view === self || view?.subviewStorage.first === self
  }

  /// The part of the safe area that is added to `contentInset`.
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

  /// The safe area insets that the content itself must respect. The content insets account for the rest.
  var safeAreaInsetsOfContent: UIEdgeInsets { safeAreaInsets.adding(automaticContentInset, times: -1) }

  /// Updates the adjusted insets after a change of something that they depend on.
  func contentInsetsMayHaveChanged() {
    let (inset, automatic) = (adjustedContentInset, automaticContentInset)
    let (oldInset, oldAutomatic) = (knownContentInset, knownAutomaticInset)
    guard inset != oldInset || automatic != oldAutomatic else { return }
    (knownContentInset, knownAutomaticInset) = (inset, automatic)
    if automatic != oldAutomatic {
      // Content at its beginning stays there.
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
