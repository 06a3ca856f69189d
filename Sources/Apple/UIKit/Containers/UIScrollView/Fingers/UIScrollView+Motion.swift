import QuartzCore

// Motion of the content without a touch, driven by the host's clock.

extension UIScrollView: ClockDriven {
  /// The duration of animated scrolling, in seconds.
  static let animationDuration: CFTimeInterval = 0.3

  func frameWillBeMade() {
    motionDidAdvance()
    zoomBounceDidAdvance()
    indicatorsDidAge()
  }

  /// Moves the content to its position at the present time, and ends motions that are over.
  func motionDidAdvance() {
    guard let motion = fingers.motion else { return }
    if motion.isOver(at: AppHost.current.clock.now) {
      let target = motion.destination
      moveContent(to: target)
      // The delegate may have started another motion.
      if fingers.motion?.begin == motion.begin, fingers.motion?.shift == motion.shift { motionDidEnd(motion) }
    } else {
      moveContent(to: motion.position(at: AppHost.current.clock.now))
    }
  }

  private func motionDidEnd(_ motion: ScrollMotion) {
    fingers.motion = nil
    hideIndicators()
    switch motion.cause {
    case .deceleration: delegate?.scrollViewDidEndDecelerating(self)
    case .animation: delegate?.scrollViewDidEndScrollingAnimation(self)
    case .scrollToTop: delegate?.scrollViewDidScrollToTop(self)
    }
  }

  /// Stops the content at its present position.
  func stop() {
    if let motion = fingers.motion { motionDidEnd(motion) }
  }

  /// Animates to an offset. Without a window that makes frames, the offset changes at once.
  func animate(to offset: CGPoint, cause: ScrollMotion.Cause = .animation) {
    let from = contentOffset
    // Infinite offsets are replaced by finite ones. A table with rows of infinite height has an infinite end.
    let offset = CGPoint(x: LayoutNumbers.length(offset.x), y: LayoutNumbers.length(offset.y))
    fingers.motion = nil
    guard offset != from else { return }
    guard window != nil else {
      contentOffset = offset
      return motionDidEnd(
        ScrollMotion(cause: cause, begin: 0, x: AxisMotion(resting: offset.x), y: AxisMotion(resting: offset.y)))
    }
    fingers.motion = ScrollMotion(
      cause: cause, begin: AppHost.current.clock.now,
      x: AxisMotion(easingFrom: from.x, to: offset.x, duration: UIScrollView.animationDuration),
      y: AxisMotion(easingFrom: from.y, to: offset.y, duration: UIScrollView.animationDuration))
    showIndicators()
    ClockDrivenViews.add(self)
  }

  /// Adjusts the present drag and motion to a distance by which code moved the content.
  func contentWasMoved(by step: CGPoint) {
    if let drag = fingers.drag {
      fingers.drag?.start = CGPoint(x: drag.start.x + step.x, y: drag.start.y + step.y)
    }
    if let motion = fingers.motion {
      fingers.motion?.shift = CGPoint(x: motion.shift.x + step.x, y: motion.shift.y + step.y)
    }
  }

  /// Whether the content may be beyond its edges at present.
  var isHeldByFingers: Bool { fingers.drag != nil || fingers.motion != nil || fingers.zoom != nil }

  // MARK: - Scrolling to the top

  /// Scrolls to the top after a tap on the status bar.
  ///
  /// - Returns: Whether the content moves.
  func scrollToTop() -> Bool {
    let top = CGPoint(x: contentOffset.x, y: offsetRange(.vertical).lowerBound)
    guard scrollsToTop, isScrollEnabled, contentOffset.y > top.y,
      delegate?.scrollViewShouldScrollToTop(self) ?? true
    else { return false }
    animate(to: top, cause: .scrollToTop)
    return true
  }

  // MARK: - Keyboard

  func dismissKeyboard() {
    guard let window, let responder = window.firstResponder, responder is any UIKeyInput else { return }
    if responder.resignFirstResponder() { HostKeyboardFrame.hide(on: window.screen) }
  }

  /// Moves the keyboard down with a touch that is dragged over it.
  func pullKeyboard(_ pan: UIPanGestureRecognizer) {
    guard keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory, let window else {
      return
    }
    let padding = keyboardLayoutGuide.keyboardDismissPadding
    let finger = window.convert(pan.location(in: nil), to: nil as UIWindow?)
    HostKeyboardFrame.pull(to: finger.y + padding, on: window.screen)
  }

  /// Dismisses a keyboard that was dragged down, or moves it back if the touch moved up at its end.
  func letGoOfKeyboard(isDown: Bool) {
    guard let screen = window?.screen, screen.restingKeyboardFrame != nil else { return }
    if isDown { dismissKeyboard() }
    HostKeyboardFrame.putBack(on: screen)
  }
}
