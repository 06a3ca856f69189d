// Coordinates: conversions, hit testing, and what follows when a view's rectangle changes.

extension UIView {
  /// Converts a point of this view's coordinates into another view's, or the window's where `view` is `nil`.
  public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? hierarchyRoot).layer)
  }

  /// Converts a point of another view's coordinates, or the window's where `view` is `nil`, into this view's.
  public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? hierarchyRoot).layer)
  }

  /// Converts a rectangle of this view's coordinates into another view's, or the window's where `view` is `nil`.
  public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? hierarchyRoot).layer)
  }

  /// Converts a rectangle of another view's coordinates, or the window's where `view` is `nil`, into this view's.
  public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? hierarchyRoot).layer)
  }

  // Where both overloads fit, the one for spaces would win: the casts to an optional view choose the other.

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

  /// Views fainter than this take no touches, as documented for `hitTest(_:with:)`.
  private static var leastTouchableAlpha: CGFloat { 0.01 }

  func resizeToFit() {
    // The origin stays, which setting the bounds alone (they keep the center) would not do.
    let origin = frame.origin
    bounds.size = sizeThatFits(bounds.size)
    let moved = frame.origin
    center = CGPoint(x: center.x + origin.x - moved.x, y: center.y + origin.y - moved.y)
  }

  /// The layer's rectangle has changed, through the view or behind its back.
  package func layerGeometryDidChange(_ layer: CALayer, _ change: LayerGeometryChange, oldBounds: CGRect) {
    defer { propertiesMayHaveChanged() }
    // A transform changes what is seen, and nothing of the layout.
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
    // Subviews that kept their places may lie farther from the edges now.
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
