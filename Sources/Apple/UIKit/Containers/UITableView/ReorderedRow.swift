import Foundation

/// The row that a finger holds by its handle.
struct ReorderedRow {
  /// Where the data have the row.
  let source: IndexPath
  let cell: UITableViewCell
  let height: CGFloat
  /// From the top of the row to the finger.
  let grip: CGFloat
  /// Where the row would go.
  var target: IndexPath
  /// The top of the row as the finger has it, in the table's coordinates.
  var top: CGFloat
  /// What was proposed to the delegate last.
  var proposed: IndexPath

  /// How far another row makes way.
  func shift(ofRow path: IndexPath) -> CGFloat {
    if source < target {
      // In its own section the row counts no more where it was.
      let isBefore = target.section == source.section ? path <= target : path < target
      return path > source && isBefore ? -height : 0
    }
    return path >= target && path < source ? height : 0
  }

  /// How far a header makes way; a footer goes with the header after it.
  func shift(ofHeader section: Int) -> CGFloat {
    if section > source.section, section <= target.section { return -height }
    return section > target.section && section <= source.section ? height : 0
  }
}
