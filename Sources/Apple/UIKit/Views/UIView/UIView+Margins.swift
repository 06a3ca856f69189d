// Layout margins and the safe area: what a view leaves free at its edges.

extension UIView {
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func setLayoutMargins(_ margins: ViewLayoutMargins) {
    rare.explicitLayoutMargins = margins
    layoutMarginsMayHaveChanged()
  }

  /// The margins that the view's controller holds it to; `nil` for views that are no controller's root.
  func setMinimumLayoutMargins(_ margins: NSDirectionalEdgeInsets?) {
    guard rareStorage?.minimumLayoutMargins != margins else { return }
    rare.minimumLayoutMargins = margins
    layoutMarginsMayHaveChanged()
  }

  /// The margins of a view that the app gave none, where they are not the usual ones: those of cells, say.
  func setDefaultLayoutMargins(_ margins: NSDirectionalEdgeInsets) {
    guard rareStorage?.defaultLayoutMargins != margins else { return }
    rare.defaultLayoutMargins = margins
    layoutMarginsMayHaveChanged()
  }

  /// Margins leave no more than a readable width between them: a setting of Interface Builder files.
  var marginsFollowReadableWidth: Bool { rareStorage?.marginsFollowReadableWidth == true }

  var effectiveLayoutMargins: UIEdgeInsets {
    let rightToLeft = isRightToLeft
    var margins = rareStorage?.explicitLayoutMargins?.resolved(rightToLeft: rightToLeft)
    if margins == nil, let standard = rareStorage?.defaultLayoutMargins {
      margins = ViewLayoutMargins.directional(standard).resolved(rightToLeft: rightToLeft)
    }
    if let minimum = rareStorage?.minimumLayoutMargins {
      // A controller's root has the system's margins, and none above and below; what the app sets may only widen them.
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

  /// The margin at each side of the root view of a controller, or of a bar, that is as wide as this view.
  var systemSideMargin: CGFloat {
    measures.margins.side(forWidth: bounds.width, cutsOffSides: screenCutsOffSides)
  }

  /// Whether the window can't show content up to its left and right edges.
  var screenCutsOffSides: Bool {
    guard let insets = (self as? UIWindow ?? window)?.safeAreaInsets else { return false }
    return insets.left > 0 && insets.right > 0
  }

  // MARK: - Safe area

  /// What the surroundings cut off of this view: for a window its screen's, else what of the superview's reaches in.
  var inheritedSafeAreaInsets: UIEdgeInsets {
    guard let superview = superviewStorage else { return .zero }
    let outer = superview.safeAreaInsetsForSubviews
    if outer == .zero { return .zero }
    // A transform doesn't move what the bars cover by UIKit's reckoning: position and size count alone.
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

  /// What subviews have to keep clear of. A scroll view keeps its content clear by its insets.
  /// A subclass's own insets count: windows of snapshot libraries override them.
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
