import CoreGraphics
import Foundation

// Empty rows below the last row.

extension UITableView {
  /// The minimum height of filler rows, in points. With smaller heights the lines would merge.
  private static let leastFillerHeight: CGFloat = 4

  private var effectiveFillerHeight: CGFloat {
    guard style == .plain, separatorStyle == .singleLine, tableFooterView == nil, fillerRowHeight != 0 else { return 0 }
    guard fillerRowHeight == UITableView.automaticDimension else {
      return fillerRowHeight > 0 ? max(fillerRowHeight, Self.leastFillerHeight) : 0
    }
    let last = (0..<numberOfSections).last { numberOfRows(inSection: $0) > 0 }
    let lastHeight = last.map { rectForRow(at: IndexPath(row: numberOfRows(inSection: $0) - 1, section: $0)).height }
    return max(lastHeight ?? (rowHeight > 0 ? rowHeight : measures.tables.rowHeight), Self.leastFillerHeight)
  }

  /// Draws the separators of the visible filler rows.
  func placeFillerRows() {
    if fillerRowHeight == 0, fillerLines.isEmpty { return }
    let height = effectiveFillerHeight
    let thickness = measures.cells.lineThickness(scale: pixelGrid.scale)
    let insets = separatorInset
    var ends: [CGFloat] = []
    if height > 0 {
      var end = max(contentSize.height, 0) + height
      while end <= bounds.maxY {
        ends.append(end)
        end += height
      }
    }
    while fillerLines.count > ends.count { fillerLines.removeLast().removeFromSuperview() }
    while fillerLines.count < ends.count {
      let line = ControlPart(color: nil)
      addSubview(line)
      fillerLines.append(line)
    }
    for (line, end) in zip(fillerLines, ends) {
      line.backgroundColor = separatorColor
      line.frame = CGRect(
        x: insets.left, y: end - thickness, width: max(0, bounds.width - insets.left - insets.right), height: thickness)
    }
  }
}
