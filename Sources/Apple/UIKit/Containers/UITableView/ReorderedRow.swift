import Foundation

/// The row that the user drags by its reorder control.
struct ReorderedRow {
  /// The index path of the row in the data source.
  let source: IndexPath
  let cell: UITableViewCell
  let height: CGFloat
  /// The distance from the top of the row to the touch, in points.
  let grip: CGFloat
  /// The index path where the row would be inserted.
  var target: IndexPath
  /// The top of the dragged row, in the table's coordinates.
  var top: CGFloat
  /// The index path that was last proposed to the delegate.
  var proposed: IndexPath

  /// Returns the distance by which another row is moved to make room.
  func shift(ofRow path: IndexPath) -> CGFloat {
    if source < target {
      // Within its own section, the dragged row no longer counts at its old position.
      let isBefore = target.section == source.section ? path <= target : path < target
      return path > source && isBefore ? -height : 0
    }
    return path >= target && path < source ? height : 0
  }

  /// Returns the distance by which a header is moved to make room. A footer moves with the header after it.
  func shift(ofHeader section: Int) -> CGFloat {
    if section > source.section, section <= target.section { return -height }
    return section > target.section && section <= source.section ? height : 0
  }
}
