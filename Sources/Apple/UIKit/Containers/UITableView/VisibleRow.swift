import Foundation

/// A row that has a cell.
struct VisibleRow {
  var path: IndexPath
  let cell: UITableViewCell
  /// Whether the delegate knows that the cell is displayed.
  var isShown = false
  /// While changes are shown, rows that come lie behind the others, and those that move in front: -1, 0 and 1.
  var rank = 0
}

/// A header or footer that has a view.
struct VisibleSupplement {
  enum Kind {
    case header, footer
  }

  var section: Int
  let kind: Kind
  let view: UIView
  var isShown = false
}

/// The row that a finger is on.
struct TrackedRow {
  var path: IndexPath
  let start: CGPoint
}
