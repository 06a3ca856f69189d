import Foundation

/// A table or collection view with swipeable rows.
@MainActor
protocol SwipingList: UIScrollView {
  /// The row with revealed swipe actions, and its cell.
  var openRow: (path: IndexPath, row: any SwipedRow)? { get }
  /// Whether the user can swipe rows at present.
  var allowsSwiping: Bool { get }
  func swipeableRow(at point: CGPoint) -> (path: IndexPath, row: any SwipedRow)?
  func swipeConfiguration(_ path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration?
  func reveal(_ configuration: UISwipeActionsConfiguration, _ path: IndexPath, isLeading: Bool)
  func hideSwipeActions()
}

extension SwipingList {
  func setUpSwiping() {
    let pan = SwipePanGestureRecognizer()
    pan.listeners.append { recognizer in (recognizer as? SwipePanGestureRecognizer)?.stateDidChange() }
    addGestureRecognizer(pan)
    // Scrolling closes an open row.
    panGestureRecognizer.listeners.append { [weak self] pan in
      if pan.state == .began { self?.hideSwipeActions() }
    }
  }
}
