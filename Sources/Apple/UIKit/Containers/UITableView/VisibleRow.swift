import Foundation

/// A row that has a cell.
struct VisibleRow {
  var path: IndexPath
  let cell: UITableViewCell
  /// Whether the delegate was told that the cell is displayed.
  var isShown = false
  /// The order during animations of changes: -1 for inserted rows behind the others, 1 for moved rows in front of them,
  /// and 0 for all others.
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

/// The row that the user touches.
struct TrackedRow {
  var path: IndexPath
  let start: CGPoint
}
