/// A cell that is swiped aside.
@MainActor
protocol SwipedRow: UIView, AccessibilityNeighboring {
  var revealedSwipe: RevealedSwipe? { get set }
  /// Whether the cell's state says that it is swiped.
  func setSwiped(_ isSwiped: Bool, _ swipe: RevealedSwipe)
}

extension SwipedRow {
  var accessibilityNeighbors: [UIView] { revealedSwipe?.buttons ?? [] }

  /// Shows actions beside the row.
  func begin(_ swipe: RevealedSwipe) {
    revealedSwipe?.remove()
    revealedSwipe = swipe
    setSwiped(true, swipe)
    setNeedsLayout()
  }

  /// Slides the row back over its actions.
  func closeSwipe() {
    guard let swipe = revealedSwipe else { return }
    setSwiped(false, swipe)
    swipe.disable()
    guard window?.hasMadeFrame == true, ViewAnimations.current.areEnabled else { return forget(swipe) }
    slide(to: 0, speed: 0) { [weak self] in self?.forget(swipe) }
  }

  /// Takes the actions away at once.
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

  /// Follows a finger.
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

  /// Brings the row to rest.
  ///
  /// - Parameter speed: of the finger that let go, in points per second towards more extent.
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
