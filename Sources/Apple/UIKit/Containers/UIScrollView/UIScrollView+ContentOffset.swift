// Where the content stands.

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
    // What the delegate does, when it hears of this, is done by code.
    fingers.isMovingContent = false
    if isByCode { contentWasMoved(by: CGPoint(x: rounded.x - old.x, y: rounded.y - old.y)) }
    bounds.origin = rounded
  }

  /// The layer's bounds have changed: the content was scrolled, or the view has another size.
  func scrollBoundsDidChange(_ change: LayerGeometryChange) {
    if change.contains(.boundsSize) {
      contentInsetsMayHaveChanged()
      confineContentOffset()
    }
    if change.contains(.boundsOrigin) {
      setNeedsLayout()
      delegate?.scrollViewDidScroll(self)
      barFollower?.contentDidScroll(self)
    }
  }

  func contentSizeDidChange() {
    ConstraintLayout.scrollContentSizeDidChange(self)
    contentInsetsMayHaveChanged()
    confineContentOffset()
    barFollower?.contentDidScroll(self)
  }

  /// Scrolls back where the content has become too short for the offset.
  func confineContentOffset() {
    if isHeldByFingers || keepsOffset { return }
    let offset = confined(contentOffset)
    if offset != contentOffset { contentOffset = offset }
  }

  /// The nearest offset at which the view shows nothing beyond content and insets, as far as there is enough of them.
  func confined(_ offset: CGPoint) -> CGPoint {
    let (inset, size) = (adjustedContentInset, bounds.size)
    let least = CGPoint(
      x: -inset.left - alignmentShift(.horizontal), y: -inset.top - collapsedHeight - alignmentShift(.vertical))
    let most = CGPoint(
      x: max(least.x, contentSize.width + inset.right - size.width),
      y: max(least.y, contentSize.height + inset.bottom - size.height))
    return CGPoint(x: min(max(offset.x, least.x), most.x), y: min(max(offset.y, least.y), most.y))
  }

  /// How far content that is shorter than the room for it lies from the beginning of that room, along an axis.
  func alignmentShift(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    let inset = adjustedContentInset
    switch axis {
    case .horizontal:
      return max(0, bounds.width - inset.left - inset.right - contentSize.width) * contentAlignmentPoint.x
    case .vertical:
      return max(0, bounds.height - inset.top - inset.bottom - contentSize.height) * contentAlignmentPoint.y
    }
  }

  /// How much higher the bar above gets when the content goes down to its beginning: its large title comes back then.
  var collapsedHeight: CGFloat { barFollower?.navigationController?.collapsedHeight(over: self) ?? 0 }

  /// The nearest offset at which a rectangle lies between the insets; `nil` where it is empty.
  func offset(thatShows rect: CGRect) -> CGPoint? {
    guard !rect.isNull, rect.width > 0, rect.height > 0 else { return nil }
    let visible = bounds.inset(by: adjustedContentInset)
    func shift(_ low: CGFloat, _ high: CGFloat, _ visibleLow: CGFloat, _ visibleHigh: CGFloat) -> CGFloat {
      let (toLow, toHigh) = (low - visibleLow, high - visibleHigh)
      // In sight, or larger than what can be in sight at once and covering it.
      if (toLow >= 0 && toHigh <= 0) || (toLow <= 0 && toHigh >= 0) { return 0 }
      return abs(toLow) < abs(toHigh) ? toLow : toHigh
    }
    let shiftX = shift(rect.minX, rect.maxX, visible.minX, visible.maxX)
    let shiftY = shift(rect.minY, rect.maxY, visible.minY, visible.maxY)
    if shiftX == 0, shiftY == 0 { return nil }
    let offset = contentOffset
    let target = confined(CGPoint(x: offset.x + shiftX, y: offset.y + shiftY))
    // An axis along which nothing has to move stays where it is, also beyond the content.
    return CGPoint(x: shiftX == 0 ? offset.x : target.x, y: shiftY == 0 ? offset.y : target.y)
  }
}
