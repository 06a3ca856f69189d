import Foundation

/// Where the parts of a cell of some size lie, before mirroring.
@MainActor
struct CellLayout {
  /// The content view's left and right edge, as distances from the cell's.
  var content = (left: CGFloat(0), right: CGFloat(0))
  var accessory: CGRect?
  var editControl: CGRect?
  var reorderControl: CGRect?

  init(_ cell: UITableViewCell, size: CGSize) {
    let state = cell.state
    let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let safe = cell.contentSafeArea
    var (leading, trailing) = isMirrored ? (safe.right, safe.left) : (safe.left, safe.right)
    func rect(_ x: CGFloat, _ width: CGFloat) -> CGRect {
      CGRect(x: isMirrored ? size.width - x - width : x, y: 0, width: width, height: size.height)
    }
    if cell.showsEditControl {
      let width = TableMetrics.editControlWidth + (cell.sideMargin - 16) / 2
      editControl = rect(leading + 8, width - 4)
      if state.indentsWhileEditing || state.selectsWhileEditing { leading += width }
    }
    if cell.showsReorderHandle {
      let width = TableMetrics.reorderControlWidth
      reorderControl = rect(size.width - trailing - width - 4, width)
      trailing += width + 4
    }
    if let width = cell.accessoryWidth {
      let margin =
        cell.showsReorderHandle ? 0 : TableMetrics.accessoryMargin(for: cell.sideMargin)
      trailing += margin + width
      accessory = rect(size.width - trailing, width)
    }
    content = isMirrored ? (trailing, leading) : (leading, trailing)
  }
}
