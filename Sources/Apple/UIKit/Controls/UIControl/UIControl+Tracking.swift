extension UIControl {
  /// The distance beyond its bounds within which a tracked touch counts as inside a control, in points.
  static var touchSlop: CGFloat { 70 }

  func handle(_ event: UIEvent?, _ body: () -> Void) {
    let outer = currentEvent
    currentEvent = event
    body()
    currentEvent = outer
  }

  func trackingBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard tracking.touch == nil, isEnabled, let touch = UIControl.first(of: touches) else { return }
    tracking = ControlTracking(touch: touch, isTracking: false, isTouchInside: true)
    tracking.isTracking = beginTracking(touch, with: event)
    guard isTracking else { return }
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
    if showsMenuAsPrimaryAction, isTracking, openPrimaryMenu(at: touch.location(in: self)) {
      sendActions(for: .menuActionTriggered)
      cancel(with: event)
    }
  }

  /// Opens the menu that is the control's primary action.
  ///
  /// - Returns: Whether there is a menu.
  private func openPrimaryMenu(at location: CGPoint) -> Bool {
    guard let interaction = menuInteraction,
      let configuration = contextMenuInteraction(interaction, configurationForMenuAtLocation: location)
    else { return false }
    return interaction.present(configuration, at: location, isRich: false)
  }

  func trackingMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracking.touch, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    tracking.isTouchInside = isInside(touch, with: event)
    if isTouchInside != wasInside { isHighlighted = isTouchInside }
    guard isTracking else { return }
    tracking.isTracking = continueTracking(touch, with: event)
    guard isTracking else { return }
    var events: Event = isTouchInside ? .touchDragInside : .touchDragOutside
    if isTouchInside != wasInside { events.insert(isTouchInside ? .touchDragEnter : .touchDragExit) }
    sendActions(for: events)
  }

  func trackingEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracking.touch, touches.contains(touch) else { return }
    tracking.isTouchInside = isInside(touch, with: event)
    isHighlighted = false
    if isTracking {
      endTracking(touch, with: event)
      if isTouchInside {
        sendActions(for: .touchUpInside)
        sendTapEvents()
      } else {
        sendActions(for: .touchUpOutside)
      }
    }
    tracking = ControlTracking()
  }

  func trackingCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracking.touch, touches.contains(touch) else { return }
    cancel(with: event)
  }

  /// Ends tracking without an event, for example when the control is disabled during a touch.
  func abandonTracking() {
    guard tracking.touch != nil else { return }
    let wasTracking = isTracking
    tracking = ControlTracking()
    isHighlighted = false
    if wasTracking { cancelTracking(with: nil) }
  }

  private func cancel(with event: UIEvent?) {
    let wasTracking = isTracking
    isHighlighted = false
    if wasTracking {
      cancelTracking(with: event)
      sendActions(for: .touchCancel)
    }
    tracking = ControlTracking()
  }

  private func sendTapEvents() {
    let events = eventsAfterTap
    if !events.isEmpty { sendActions(for: events) }
  }

  private func isInside(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let location = touch.location(in: self)
    if point(inside: location, with: event) { return true }
    return bounds.insetBy(dx: -UIControl.touchSlop, dy: -UIControl.touchSlop).contains(location)
  }

  /// Returns the touch to track. Because a set has no order, this is the topmost touch, and the leftmost of several.
  private static func first(of touches: Set<UITouch>) -> UITouch? {
    touches.min {
      let (a, b) = ($0.location(in: nil), $1.location(in: nil))
      return (a.y, a.x) < (b.y, b.x)
    }
  }

  /// Returns whether the control prevents a gesture recognizer of an ancestor from receiving its touch. An enabled
  /// control prevents taps.
  func winsOver(_ recognizer: UIGestureRecognizer) -> Bool {
    isEnabled && isSingleTap(recognizer)
  }

  /// Returns whether the control prevents a gesture recognizer of an ancestor from recognizing a drag or swipe along
  /// the control.
  func keepsHorizontalDrag(from recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, let other = recognizer.view, !other.isDescendant(of: self),
      recognizer is UIPanGestureRecognizer || recognizer is UISwipeGestureRecognizer,
      let touch = recognizer.sequence.touches.first
    else { return false }
    let way = CGPoint(
      x: touch.locationInWindow.x - touch.startInWindow.x, y: touch.locationInWindow.y - touch.startInWindow.y)
    return abs(way.x) > abs(way.y)
  }
}

/// The state of the touch that a control tracks.
struct ControlTracking {
  var touch: UITouch?
  var isTracking = false
  var isTouchInside = false
}
