import Foundation

/// The frames of a cell's parts for a given size, before mirroring.
@MainActor
struct CellLayout {
  /// The distances of the content view's left and right edges from those of the cell.
  var content = (left: CGFloat(0), right: CGFloat(0))
  var accessory: CGRect?
  var editControl: CGRect?
  var reorderControl: CGRect?

  init(_ cell: UITableViewCell, size: CGSize) {
    let state = cell.state
    let measures = cell.measures
    let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let safe = cell.contentSafeArea
    var (leading, trailing) = isMirrored ? (safe.right, safe.left) : (safe.left, safe.right)
    func rect(_ x: CGFloat, _ width: CGFloat) -> CGRect {
      CGRect(x: isMirrored ? size.width - x - width : x, y: 0, width: width, height: size.height)
    }
    if cell.showsEditControl {
      let growth = measures.cells.editSymbolGrowth(in: cell.traitCollection)
      let width = measures.cells.editControlWidth + growth + (cell.sideMargin - measures.margins.side) / 2
      editControl = rect(leading + measures.cells.editControlLeading, width - measures.cells.editControlGap)
      if state.indentsWhileEditing || state.selectsWhileEditing { leading += width }
    }
    if cell.showsReorderHandle {
      let width = measures.cells.reorderControlWidth + measures.cells.editSymbolGrowth(in: cell.traitCollection)
      let margin = measures.cells.reorderControlTrailing ?? cell.sideMargin
      reorderControl = rect(size.width - trailing - width - margin, width)
      trailing += width + margin
    }
    if let width = cell.accessoryWidth {
      let margin =
        cell.showsReorderHandle ? 0 : measures.cells.accessoryMargin(for: cell.sideMargin)
      trailing += margin + width
      accessory = rect(size.width - trailing, width)
    }
    content = isMirrored ? (trailing, leading) : (leading, trailing)
  }
}
