/// A cell with swipe actions.
@MainActor
protocol SwipedRow: UIView, AccessibilityNeighboring {
  var revealedSwipe: RevealedSwipe? { get set }
  /// Sets whether the cell's state is swiped.
  func setSwiped(_ isSwiped: Bool, _ swipe: RevealedSwipe)
}

extension SwipedRow {
  var accessibilityNeighbors: [UIView] { revealedSwipe?.buttons ?? [] }

  /// Displays actions beside the row.
  func begin(_ swipe: RevealedSwipe) {
    revealedSwipe?.remove()
    revealedSwipe = swipe
    setSwiped(true, swipe)
    setNeedsLayout()
  }

  /// Hides the swipe actions with an animation.
  func closeSwipe() {
    guard let swipe = revealedSwipe else { return }
    setSwiped(false, swipe)
    swipe.disable()
    guard window?.hasMadeFrame == true, ViewAnimations.current.areEnabled else { return forget(swipe) }
    slide(to: 0, speed: 0) { [weak self] in self?.forget(swipe) }
  }

  /// Removes the swipe actions without animation.
  func forgetSwipe() {
    guard let swipe = revealedSwipe else { return }
    setSwiped(false, swipe)
    forget(swipe)
  }

  private func forget(_ swipe: RevealedSwipe) {
    swipe.remove()
    guard revealedSwipe === swipe else { return }
    revealedSwipe = nil
    setNeedsLayout()
  }

  /// Moves the row during a swipe.
  func follow(_ wanted: CGFloat) {
    guard let swipe = revealedSwipe else { return }
    let isTurned = swipe.follow(wanted, rowWidth: bounds.width, measures.swipes)
    setNeedsLayout()
    if isTurned {
      ViewAnimation(duration: measures.swipes.turnDuration, options: .allowUserInteraction)
        .run({ layoutIfNeeded() }, completion: nil)
    } else {
      layoutIfNeeded()
    }
  }

  /// Animates the row to an extent.
  ///
  /// - Parameter speed: The velocity at the end of the swipe, in points per second. Positive values increase the
  ///   extent.
  func slide(to extent: CGFloat, speed: CGFloat, completion: (() -> Void)? = nil) {
    guard let swipe = revealedSwipe else { return }
    let way = extent - swipe.extent
    let velocity = abs(way) > 1 ? Double(speed / way) : 0
    let spring = Spring(
      dampingRatio: 1, duration: measures.swipes.slideDuration, initialVelocity: min(max(velocity, -20), 20))
    swipe.extent = extent
    setNeedsLayout()
    ViewAnimation(duration: measures.swipes.slideDuration, pacing: .spring(spring), options: .allowUserInteraction)
      .run({ layoutIfNeeded() }, completion: { _ in completion?() })
  }
}
