import Foundation

/// The pan gesture recognizer that reveals swipe actions.
final class SwipePanGestureRecognizer: UIPanGestureRecognizer {
  /// The row whose actions a swipe is about to reveal.
  private struct Target {
    let path: IndexPath
    let isLeading: Bool
    let configuration: UISwipeActionsConfiguration
  }

  private var target: Target?
  /// Whether the touch began on the content of an open row. In this case its end closes the row.
  private var closesOnLift = false
  private var startExtent: CGFloat = 0

  private var list: (any SwipingList)? { view as? any SwipingList }

  // MARK: - Recognizing

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, let list, let open = list.openRow, let touch = touches.first else { return }
    if let hit = touch.view, hit is SwipeButton { return }
    // A touch that closes the open row is not delivered to any row.
    for touch in touches where touch.view !== list { touch.delivery = .refused }
    if touch.view?.isDescendant(of: open.row) == true {
      closesOnLift = true
    } else {
      list.hideSwipeActions()
      state = .failed
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if closesOnLift, state == .failed { list?.hideSwipeActions() }
  }

  override func isDrag(_ distance: CGPoint) -> Bool? {
    guard super.isDrag(distance) != nil, let list else { return nil }
    guard abs(distance.x) > abs(distance.y), numberOfTouches == 1 else { return false }
    if list.openRow != nil { return true }
    guard list.allowsSwiping, let start = sequence.touches.first?.startInWindow,
      let found = list.swipeableRow(at: location(ofWindowPoint: start, in: list))
    else { return false }
    let isMirrored = list.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isLeading = (distance.x > 0) != isMirrored
    guard let configuration = list.swipeConfiguration(found.path, isLeading: isLeading),
      !configuration.actions.isEmpty
    else { return false }
    target = Target(path: found.path, isLeading: isLeading, configuration: configuration)
    return true
  }

  /// Gives precedence to the edge pan that navigates back.
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UIScreenEdgePanGestureRecognizer
  }

  override func reset() {
    super.reset()
    target = nil
    closesOnLift = false
  }

  // MARK: - Following

  func stateDidChange() {
    switch state {
    case .began:
      if let target, list?.openRow == nil {
        list?.reveal(target.configuration, target.path, isLeading: target.isLeading)
        list?.openRow?.row.revealedSwipe?.extent = 0
      }
      startExtent = list?.openRow?.row.revealedSwipe?.extent ?? 0
      follow()
    case .changed: follow()
    case .ended: settle()
    case .cancelled: list?.hideSwipeActions()
    case .possible, .failed: break
    }
  }

  private func follow() {
    guard let row = list?.openRow?.row, let swipe = row.revealedSwipe else { return }
    row.follow(startExtent + translation(in: list).x * swipe.direction)
  }

  private func settle() {
    follow()
    guard let list, let row = list.openRow?.row, let swipe = row.revealedSwipe else { return }
    let speed = velocity(in: list).x * swipe.direction
    if swipe.isFull, speed > -list.measures.swipes.decidingSpeed {
      // The actions of a destructive swipe continue to cover the row.
      let deletes = swipe.configuration.actions.first?.style == .destructive
      swipe.isFull = deletes
      row.slide(to: deletes ? row.bounds.width : swipe.width, speed: speed)
      return swipe.performFirst()
    }
    swipe.isFull = false
    let opens =
      abs(speed) > list.measures.swipes.decidingSpeed ? speed > 0 : swipe.extent > swipe.width / 2
    if opens { row.slide(to: swipe.width, speed: speed) } else { list.hideSwipeActions() }
  }
}
