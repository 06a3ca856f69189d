import Foundation

/// A row that has a cell.
struct VisibleRow {
  var path: IndexPath
  let cell: UITableViewCell
  /// Whether the delegate knows that the cell is displayed.
  var isShown = false
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
