// Layout margins and the safe area.

extension UIView {
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func setLayoutMargins(_ margins: ViewLayoutMargins) {
    rare.explicitLayoutMargins = margins
    layoutMarginsMayHaveChanged()
  }

  /// Sets the minimum margins that the view's controller requires; `nil` for views other than a controller's root.
  func setMinimumLayoutMargins(_ margins: NSDirectionalEdgeInsets?) {
    guard rareStorage?.minimumLayoutMargins != margins else { return }
    rare.minimumLayoutMargins = margins
    layoutMarginsMayHaveChanged()
  }

  /// Sets the default margins of a view where they differ from the usual ones, as in cells.
  func setDefaultLayoutMargins(_ margins: NSDirectionalEdgeInsets) {
    guard rareStorage?.defaultLayoutMargins != margins else { return }
    rare.defaultLayoutMargins = margins
    layoutMarginsMayHaveChanged()
  }

  /// Whether the margins leave at most a readable width between them, a setting of Interface Builder files.
  var marginsFollowReadableWidth: Bool { rareStorage?.marginsFollowReadableWidth == true }

  var effectiveLayoutMargins: UIEdgeInsets {
    let rightToLeft = isRightToLeft
    var margins = rareStorage?.explicitLayoutMargins?.resolved(rightToLeft: rightToLeft)
    if margins == nil, let standard = rareStorage?.defaultLayoutMargins {
      margins = ViewLayoutMargins.directional(standard).resolved(rightToLeft: rightToLeft)
    }
    if let minimum = rareStorage?.minimumLayoutMargins {
      // The minimum margins of a controller's root are the system's, and 0 at top and bottom. The app can only increase
      // them.
      let least = ViewLayoutMargins.directional(minimum).resolved(rightToLeft: rightToLeft)
      let own = margins ?? .zero
      margins = UIEdgeInsets(
        top: max(own.top, least.top), left: max(own.left, least.left), bottom: max(own.bottom, least.bottom),
        right: max(own.right, least.right))
    }
    var result = margins ?? standardLayoutMargins
    if insetsLayoutMarginsFromSafeArea {
      let safe = asScrollView?.safeAreaInsetsOfContent ?? safeAreaInsets
      result.top += safe.top
      result.left += safe.left
      result.bottom += safe.bottom
      result.right += safe.right
    }
    if preservesSuperviewLayoutMargins, let superview = superviewStorage {
      let outer = superview.layoutMargins
      let frame = self.frame
      let container = superview.bounds
      result.top = max(result.top, outer.top - (frame.minY - container.minY))
      result.left = max(result.left, outer.left - (frame.minX - container.minX))
      result.bottom = max(result.bottom, outer.bottom - (container.maxY - frame.maxY))
      result.right = max(result.right, outer.right - (container.maxX - frame.maxX))
    }
    guard marginsFollowReadableWidth else { return result }
    return ReadableWidth.widened(result, in: self, width: bounds.width)
  }

  func layoutMarginsMayHaveChanged() {
    layoutMarginsDidChange()
    viewControllerStorage?.viewLayoutMarginsDidChange()
    ConstraintLayout.layoutMarginsDidChange(self)
    setNeedsLayout()
    superviewLayoutMarginsDidChangeForSubviews()
  }

  private func superviewLayoutMarginsDidChangeForSubviews() {
    for subview in subviewStorage where subview.preservesSuperviewLayoutMargins {
      subview.layoutMarginsMayHaveChanged()
    }
  }

  func superviewLayoutMarginsDidChange() {
    if preservesSuperviewLayoutMargins { layoutMarginsMayHaveChanged() }
  }

  /// The side margin of a root view of a controller, or of a bar, that has the width of this view.
  var systemSideMargin: CGFloat {
    measures.margins.side(forWidth: bounds.width, cutsOffSides: screenCutsOffSides)
  }

  /// Whether the window can't display content up to its left and right edges.
  var screenCutsOffSides: Bool {
    guard let insets = (self as? UIWindow ?? window)?.safeAreaInsets else { return false }
    return insets.left > 0 && insets.right > 0
  }

  // MARK: - Safe area

  /// The insets from the environment: of a window, those of its screen; otherwise, those of the superview that reach
  /// into this view.
  var inheritedSafeAreaInsets: UIEdgeInsets {
    guard let superview = superviewStorage else { return .zero }
    let outer = superview.safeAreaInsetsForSubviews
    if outer == .zero { return .zero }
    // UIKit ignores transforms for the safe area and uses only position and size.
    let size = bounds.size
    let anchor = layer.anchorPoint
    let origin = CGPoint(x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y)
    let container = superview.bounds
    func reach(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { min(max(inset - distance, 0), inset) }
    return UIEdgeInsets(
      top: reach(outer.top, origin.y - container.minY),
      left: reach(outer.left, origin.x - container.minX),
      bottom: reach(outer.bottom, container.maxY - (origin.y + size.height)),
      right: reach(outer.right, container.maxX - (origin.x + size.width)))
  }

  /// The insets that subviews respect. A scroll view insets its content itself. Overrides count, since windows of
  /// snapshot libraries override the property.
  var safeAreaInsetsForSubviews: UIEdgeInsets { asScrollView?.safeAreaInsetsOfContent ?? safeAreaInsets }

  func updateSafeAreaInsets() {
    var insets = inheritedSafeAreaInsets
    if superviewStorage == nil, let window = self as? UIWindow { insets = window.screenSafeAreaInsets }
    if let controller = viewControllerStorage {
      insets = insets.adding(controller.additionalSafeAreaInsets).adding(controller.extras.barInsets)
    }
    guard insets != safeAreaInsetsStorage else { return }
    safeAreaInsetsStorage = insets
    defer { propertiesMayHaveChanged() }
    if insetsLayoutMarginsFromSafeArea { layoutMarginsMayHaveChanged() }
    safeAreaInsetsDidChange()
    viewControllerStorage?.applySystemMargins()
    viewControllerStorage?.viewSafeAreaInsetsDidChange()
    asScrollView?.contentInsetsMayHaveChanged()
    ConstraintLayout.safeAreaInsetsDidChange(self)
    setNeedsLayout()
    for subview in subviewStorage { subview.updateSafeAreaInsets() }
  }
}
