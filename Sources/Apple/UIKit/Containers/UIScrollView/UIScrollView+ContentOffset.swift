// The position of the content.

extension UIScrollView {
  func setUpScrolling() {
    flags.insert(.isScrollView)
    clipsToBounds = true
    setUpFingers()
    contentInsetsMayHaveChanged()
  }

  func scroll(to offset: CGPoint) {
    let scale = Double(max(traitCollection.displayScale, 1))
    let rounded = CGPoint(
      x: FrameRounding.round(Double(offset.x), scale: scale), y: FrameRounding.round(Double(offset.y), scale: scale))
    let old = bounds.origin
    guard rounded != old else { return }
    let isByCode = !fingers.isMovingContent
    // Changes that the delegate makes when it is told are changes by code.
    fingers.isMovingContent = false
    if isByCode { contentWasMoved(by: CGPoint(x: rounded.x - old.x, y: rounded.y - old.y)) }
    bounds.origin = rounded
  }

  /// Responds to a change of the layer's bounds by scrolling or resizing.
  func scrollBoundsDidChange(_ change: LayerGeometryChange) {
    if change.contains(.boundsSize) {
      contentInsetsMayHaveChanged()
      confineContentOffset()
    }
    if change.contains(.boundsOrigin) {
      setNeedsLayout()
      delegate?.scrollViewDidScroll(self)
      barFollower?.contentDidScroll(self)
      edgeEffects.updateContainers()
    }
  }

  func contentSizeDidChange() {
    ConstraintLayout.scrollContentSizeDidChange(self)
    contentInsetsMayHaveChanged()
    confineContentOffset()
    barFollower?.contentDidScroll(self)
    edgeEffects.updateContainers()
  }

  /// Scrolls back if the content became too short for the offset.
  func confineContentOffset() {
    if isHeldByFingers || keepsOffset { return }
    let offset = confined(contentOffset)
    if offset != contentOffset { contentOffset = offset }
  }

  /// Returns the nearest offset at which no area beyond the content and its insets is visible, as far as the content is
  /// long enough.
  func confined(_ offset: CGPoint) -> CGPoint {
    let (inset, size) = (adjustedContentInset, bounds.size)
    let least = CGPoint(
      x: -inset.left - alignmentShift(.horizontal), y: -inset.top - collapsedHeight - alignmentShift(.vertical))
    let most = CGPoint(
      x: max(least.x, contentSize.width + inset.right - size.width),
      y: max(least.y, contentSize.height + inset.bottom - size.height))
    return CGPoint(x: min(max(offset.x, least.x), most.x), y: min(max(offset.y, least.y), most.y))
  }

  /// Returns the offset of content that is shorter than the available space from the beginning of that space, along an
  /// axis.
  func alignmentShift(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    let inset = adjustedContentInset
    switch axis {
    case .horizontal:
      return max(0, bounds.width - inset.left - inset.right - contentSize.width) * contentAlignmentPoint.x
    case .vertical:
      return max(0, bounds.height - inset.top - inset.bottom - contentSize.height) * contentAlignmentPoint.y
    }
  }

  /// The additional height of the navigation bar when the content is scrolled to its beginning, where the large title
  /// is displayed.
  var collapsedHeight: CGFloat { barFollower?.navigationController?.collapsedHeight(over: self) ?? 0 }

  /// Returns the nearest offset at which a rectangle is between the insets, or `nil` if it is empty or already visible.
  func offset(thatShows rect: CGRect) -> CGPoint? {
    guard !rect.isNull, rect.width > 0, rect.height > 0 else { return nil }
    let visible = bounds.inset(by: adjustedContentInset)
    func shift(_ low: CGFloat, _ high: CGFloat, _ visibleLow: CGFloat, _ visibleHigh: CGFloat) -> CGFloat {
      let (toLow, toHigh) = (low - visibleLow, high - visibleHigh)
      // The rectangle is visible, or it is larger than the visible area and covers it.
      if (toLow >= 0 && toHigh <= 0) || (toLow <= 0 && toHigh >= 0) { return 0 }
      return abs(toLow) < abs(toHigh) ? toLow : toHigh
    }
    let shiftX = shift(rect.minX, rect.maxX, visible.minX, visible.maxX)
    let shiftY = shift(rect.minY, rect.maxY, visible.minY, visible.maxY)
    if shiftX == 0, shiftY == 0 { return nil }
    let offset = contentOffset
    let target = confined(CGPoint(x: offset.x + shiftX, y: offset.y + shiftY))
    // An axis without movement keeps its offset, even if it is beyond the content.
    return CGPoint(x: shiftX == 0 ? offset.x : target.x, y: shiftY == 0 ? offset.y : target.y)
  }
}
