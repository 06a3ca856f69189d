// Coordinates: conversions, hit testing, and updates after a change of a view's rectangle.

extension UIView {
  /// Converts a point from this view's coordinates to those of another view, or of the window if `view` is `nil`.
  public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? hierarchyRoot).layer)
  }

  /// Converts a point from the coordinates of another view, or of the window if `view` is `nil`, to this view's.
  public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? hierarchyRoot).layer)
  }

  /// Converts a rectangle from this view's coordinates to those of another view, or of the window if `view` is `nil`.
  public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? hierarchyRoot).layer)
  }

  /// Converts a rectangle from the coordinates of another view, or of the window if `view` is `nil`, to this view's.
  public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? hierarchyRoot).layer)
  }

  // The casts to an optional view select the other overload, since the compiler would prefer the one for spaces.

  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, to: view as UIView?) }
    let root = hierarchyRoot
    return coordinateSpace.convert(convert(point, to: root as UIView?), from: root)
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, from: view as UIView?) }
    let root = hierarchyRoot
    return convert(coordinateSpace.convert(point, to: root), from: root as UIView?)
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, to: view as UIView?) }
    let root = hierarchyRoot
    return coordinateSpace.convert(convert(rect, to: root as UIView?), from: root)
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, from: view as UIView?) }
    let root = hierarchyRoot
    return convert(coordinateSpace.convert(rect, to: root), from: root as UIView?)
  }

  func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= UIView.leastTouchableAlpha,
      !layer.animationsBlockTouches, self.point(inside: point, with: event)
    else { return nil }
    for subview in subviewStorage.reversed() {
      if let hit = subview.hitTest(subview.layer.convert(point, from: layer), with: event) { return hit }
    }
    return self
  }

  /// The alpha below which views receive no touches, as documented for `hitTest(_:with:)`.
  private static var leastTouchableAlpha: CGFloat { 0.01 }

  func resizeToFit() {
    // The origin doesn't change. Setting only the bounds would keep the center instead.
    let origin = frame.origin
    bounds.size = sizeThatFits(bounds.size)
    let moved = frame.origin
    center = CGPoint(x: center.x + origin.x - moved.x, y: center.y + origin.y - moved.y)
  }

  /// Updates the view after the layer's rectangle changed, through the view or directly.
  package func layerGeometryDidChange(_ layer: CALayer, _ change: LayerGeometryChange, oldBounds: CGRect) {
    defer { propertiesMayHaveChanged() }
    // A transform changes the appearance, but not the layout.
    guard change != .transform else { return }
    if change.contains(.boundsSize) {
      if autoresizesSubviews, !subviewStorage.isEmpty { autoresizeSubviews(from: oldBounds.size) }
      if contentModeStorage == .redraw { setNeedsDisplay() }
      viewControllerStorage?.applySystemMargins()
    }
    if change.contains(.boundsOrigin) { ConstraintLayout.boundsOriginDidChange(self) }
    ConstraintLayout.geometryDidChange(self)
    updateSafeAreaInsets()
    if preservesSuperviewLayoutMargins || marginsFollowReadableWidth { layoutMarginsMayHaveChanged() }
    guard change.contains(.boundsSize) || change.contains(.boundsOrigin) else { return }
    // Subviews that didn't move may now be farther from the edges.
    if safeAreaInsetsForSubviews != .zero {
      for subview in subviewStorage { subview.updateSafeAreaInsets() }
    }
    asScrollView?.scrollBoundsDidChange(change)
  }

  func autoresizeSubviews(from oldSize: CGSize) {
    let newSize = bounds.size
    for subview in subviewStorage where subview.translatesAutoresizingMaskIntoConstraints {
      let mask = subview.autoresizingMask
      guard !mask.isEmpty else { continue }
      let frame = subview.frame
      let (x, width) = Autoresizing.resized(
        frame.origin.x, frame.width, from: oldSize.width, to: newSize.width,
        flexible: (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
        ))
      let (y, height) = Autoresizing.resized(
        frame.origin.y, frame.height, from: oldSize.height, to: newSize.height,
        flexible: (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
        ))
      subview.frame = CGRect(x: x, y: y, width: width, height: height)
    }
  }
}
