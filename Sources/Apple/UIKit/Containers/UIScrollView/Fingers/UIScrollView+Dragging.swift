import QuartzCore

// Scrolling by touches.

extension UIScrollView {
  func setUpFingers() {
    addGestureRecognizer(panGestureRecognizer)
    // As in UIKit, a subclass that conforms to the protocol becomes the delegate of its recognizer.
    panGestureRecognizer.delegate = self as? any UIGestureRecognizerDelegate
    panGestureRecognizer.listeners.append { [weak self] pan in
      if let pan = pan as? UIPanGestureRecognizer { self?.panDidChange(pan) }
    }
  }

  // MARK: - Draggable content

  /// Returns the offsets along an axis at which no area beyond the content is visible.
  func offsetRange(_ axis: NSLayoutConstraint.Axis) -> ClosedRange<CGFloat> {
    let inset = adjustedContentInset
    switch axis {
    case .horizontal:
      let least = -inset.left - alignmentShift(.horizontal)
      return least...max(least, contentSize.width + inset.right - bounds.width)
    case .vertical:
      let least = -inset.top - collapsedHeight - alignmentShift(.vertical)
      return least...max(least, contentSize.height + inset.bottom - bounds.height)
    }
  }

  private func mayBounce(_ axis: NSLayoutConstraint.Axis) -> Bool {
    bounces && (axis == .horizontal ? bouncesHorizontally : bouncesVertically)
  }

  /// Returns whether a drag can move the content along an axis.
  func isDraggable(_ axis: NSLayoutConstraint.Axis) -> Bool {
    guard isScrollEnabled else { return false }
    let range = offsetRange(axis)
    let always = axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
    // A refresh control can be pulled out of content of any height.
    return range.lowerBound < range.upperBound
      || mayBounce(axis) && (always || axis == .vertical && refreshControl != nil)
  }

  var isDraggable: Bool { isDraggable(.horizontal) || isDraggable(.vertical) }

  /// Returns whether the view handles a drag. It does if it scrolls along the main axis of the drag, and no enclosing
  /// scroll view takes over at an edge.
  func takesDrag(along distance: CGPoint) -> Bool {
    let isHorizontal = abs(distance.x) > abs(distance.y)
    let axis: NSLayoutConstraint.Axis = isHorizontal ? .horizontal : .vertical
    guard isDraggable(axis) else { return false }
    let step = isHorizontal ? -distance.x : -distance.y
    return hasRoom(axis, step) || !hasScrollableAncestor(axis, step)
  }

  private func hasRoom(_ axis: NSLayoutConstraint.Axis, _ step: CGFloat) -> Bool {
    let range = offsetRange(axis)
    let offset = axis == .horizontal ? contentOffset.x : contentOffset.y
    return step < 0 ? offset > range.lowerBound : offset < range.upperBound
  }

  private func hasScrollableAncestor(_ axis: NSLayoutConstraint.Axis, _ step: CGFloat) -> Bool {
    var current = superviewStorage
    while let view = current {
      if let outer = view as? UIScrollView, outer.isDraggable(axis), outer.hasRoom(axis, step) { return true }
      current = view.superviewStorage
    }
    return false
  }

  /// Returns whether a drag may cancel a touch of a view in the content.
  func maySteal(_ touch: UITouch) -> Bool {
    guard touch.delivery == .begun, let view = touch.view, view !== self else { return true }
    return canCancelContentTouches && touchesShouldCancel(in: view)
  }

  // MARK: - Touches

  /// Responds to the beginning of a touch.
  ///
  /// - Returns: Whether the touch stopped moving content.
  func fingerCameDown() -> Bool {
    fingers.isTracking = true
    guard let motion = fingers.motion else { return false }
    motionDidAdvance()
    guard fingers.motion != nil else { return false }
    stop()
    return motion.cause != .animation
  }

  func fingersWentAway() {
    fingers.isTracking = false
  }

  private func panDidChange(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: beginDrag(pan)
    case .changed:
      follow(pan)
      pullKeyboard(pan)
    case .ended:
      follow(pan)
      let velocity = pan.velocity(in: self)
      endDrag(velocity: CGPoint(x: -velocity.x, y: -velocity.y), finger: pan.location(in: nil))
    case .cancelled: endDrag(velocity: .zero, finger: nil)
    case .possible, .failed: break
    }
  }

  private func beginDrag(_ pan: UIPanGestureRecognizer) {
    stop()
    fingers.isTracking = true
    let offset = contentOffset
    fingers.drag = ScrollDrag(
      start: CGPoint(
        x: RubberBand.unconfine(offset.x, offsetRange(.horizontal), bounds.width),
        y: RubberBand.unconfine(offset.y, offsetRange(.vertical), bounds.height)))
    if isDirectionalLockEnabled { fingers.drag?.lockedAxis = mainAxis(of: pan) }
    delegate?.scrollViewWillBeginDragging(self)
    if keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory { dismissKeyboard() }
    showIndicators()
    follow(pan)
  }

  /// Returns the axis that a drag clearly follows, or `nil` for a diagonal drag.
  private func mainAxis(of pan: UIPanGestureRecognizer) -> NSLayoutConstraint.Axis? {
    let way = pan.translation(in: self)
    let velocity = pan.velocity(in: self)
    let (x, y) = way == .zero ? (abs(velocity.x), abs(velocity.y)) : (abs(way.x), abs(way.y))
    if x > 2 * y { return .horizontal }
    return y > 2 * x ? .vertical : nil
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    guard let drag = fingers.drag, fingers.zoom == nil else { return }
    let way = pan.translation(in: self)
    var offset = contentOffset
    if isDraggable(.horizontal), drag.lockedAxis != .vertical {
      offset.x = RubberBand.confine(
        drag.start.x - way.x, offsetRange(.horizontal), bounds.width, bounces: mayBounce(.horizontal))
    }
    if isDraggable(.vertical), drag.lockedAxis != .horizontal {
      offset.y = RubberBand.confine(
        drag.start.y - way.y, offsetRange(.vertical), bounds.height, bounces: mayBounce(.vertical))
    }
    moveContent(to: offset)
    pullRefreshControl()
  }

  /// Moves the content for a touch or a motion.
  func moveContent(to offset: CGPoint) {
    fingers.isMovingContent = true
    scroll(to: offset)
    fingers.isMovingContent = false
    layOutIndicators()
  }

  /// Ends a drag, and starts the motion that follows it.
  ///
  /// - Parameter velocity: The velocity of the offset, in points per second.
  private func endDrag(velocity: CGPoint, finger: CGPoint?) {
    guard let drag = fingers.drag else { return }
    var velocity = velocity
    if drag.lockedAxis == .vertical || !isDraggable(.horizontal) { velocity.x = 0 }
    if drag.lockedAxis == .horizontal || !isDraggable(.vertical) { velocity.y = 0 }
    holdRefreshControl()
    var motion = ScrollMotion(
      cause: .deceleration, begin: AppHost.current.clock.now, x: free(.horizontal, velocity.x),
      y: free(.vertical, velocity.y))
    if isPagingEnabled {
      motion.x = page(.horizontal, velocity.x)
      motion.y = page(.vertical, velocity.y)
    }
    let proposed = motion.destination
    var target = proposed
    let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    delegate?.scrollViewWillEndDragging(self, withVelocity: perMillisecond, targetContentOffset: &target)
    if !isPagingEnabled {
      let (offset, allowed, rate) = (contentOffset, confined(target), decelerationRate.rawValue)
      if target.x != proposed.x { motion.x = AxisMotion(slowingFrom: offset.x, to: allowed.x, rate: rate) }
      if target.y != proposed.y { motion.y = AxisMotion(slowingFrom: offset.y, to: allowed.y, rate: rate) }
    }
    fingers.drag = nil
    fingers.isTracking = false
    letGoOfKeyboard(isDown: finger != nil && velocity.y <= 0)
    let moves = motion.duration > 0
    if moves { fingers.motion = motion }
    delegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
    guard moves else { return hideIndicators() }
    delegate?.scrollViewWillBeginDecelerating(self)
    ClockDrivenViews.add(self)
  }

  private func free(_ axis: NSLayoutConstraint.Axis, _ velocity: CGFloat) -> AxisMotion {
    let offset = axis == .horizontal ? contentOffset.x : contentOffset.y
    return AxisMotion(
      slowingFrom: offset, velocity: velocity, rate: decelerationRate.rawValue, in: offsetRange(axis),
      bounces: mayBounce(axis))
  }

  /// The minimum velocity that turns to the next page, in points per second.
  private static let turningVelocity: CGFloat = 200

  private func page(_ axis: NSLayoutConstraint.Axis, _ velocity: CGFloat) -> AxisMotion {
    let (offset, length) =
      axis == .horizontal ? (contentOffset.x, bounds.width) : (contentOffset.y, bounds.height)
    guard length > 0 else { return AxisMotion(resting: offset) }
    let range = offsetRange(axis)
    let number = (offset - range.lowerBound) / length
    let page =
      velocity > UIScrollView.turningVelocity
      ? number.rounded(.up) : velocity < -UIScrollView.turningVelocity ? number.rounded(.down) : number.rounded()
    let target = min(max(range.lowerBound + page * length, range.lowerBound), range.upperBound)
    return AxisMotion(springingFrom: offset, to: target, velocity: velocity)
  }
}
