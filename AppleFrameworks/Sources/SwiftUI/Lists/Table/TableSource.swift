import UIKit

/// The data source and delegate of a table.
final class TableSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  weak var box: TableBox?
  var isStale = true
  var heightsAreStale = false

  private func row(_ path: IndexPath) -> TableBox.Row? {
    guard let groups = box?.current, groups.indices.contains(path.section),
      groups[path.section].rows.indices.contains(path.row)
    else { return nil }
    return groups[path.section].rows[path.row]
  }
  private func boxes(_ path: IndexPath) -> [Box] { row(path).flatMap { box?.boxes($0) } ?? [] }

  func numberOfSections(in tableView: UITableView) -> Int { box?.current.count ?? 0 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    box?.current[section].rows.count ?? 0
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    if let cell = cell as? ListCell, let box { cell.set(boxes(indexPath), box) }
    return cell
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    guard let box else { return 44 }
    return box.height(boxes(indexPath), width: box.contentWidth)
  }

  /// Returns whether a tap on a row selects it. Multiple selection requires edit mode.
  private func selects(_ tableView: UITableView, _ indexPath: IndexPath) -> Bool {
    guard let selection = box?.selection, box?.selectionValue(indexPath) != nil else { return false }
    guard boxes(indexPath).first?.trait(SelectionDisabledTrait.self) != true else { return false }
    return tableView.isEditing || !selection.allowsMany
  }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    selects(tableView, indexPath)
      || (!tableView.isEditing && boxes(indexPath).first?.trait(RowActionTrait.self) != nil)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if selects(tableView, indexPath), let value = box?.selectionValue(indexPath) {
      box?.selection?.select(value)
      // On a narrow screen, a selection in a column displays the next column.
      if !tableView.isEditing, let environment = box?.environment {
        environment.split?.showNext(after: environment.hostingController.controller)
      }
    }
    if tableView.isEditing { return }
    if box?.selection == nil { tableView.deselectRow(at: indexPath, animated: true) }
    boxes(indexPath).first?.trait(RowActionTrait.self)?.action()
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    guard let value = box?.selectionValue(indexPath), box?.selection?.allowsMany == true else { return }
    box?.selection?.deselect(value)
  }
  func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint)
    -> UIContextMenuConfiguration?
  {
    guard let row = boxes(indexPath).first else { return nil }
    return row.trait(RowMenuTrait.self)?.configuration(in: row.environment)
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    canDelete(indexPath) || self.tableView(tableView, canMoveRowAt: indexPath)
      || boxes(indexPath).first.map {
        $0.trait(LeadingSwipesTrait.self) != nil || $0.trait(TrailingSwipesTrait.self) != nil
      }
        ?? false
      || (tableView.isEditing && box?.selection?.allowsMany == true)
  }
  private func canDelete(_ path: IndexPath) -> Bool {
    row(path)?.editing?.onDelete != nil && boxes(path).first?.trait(DeleteDisabledTrait.self) != true
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    row(indexPath)?.editing?.onMove != nil && boxes(indexPath).first?.trait(MoveDisabledTrait.self) != true
  }
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    canDelete(indexPath) ? .delete : .none
  }
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    boxes(indexPath).first.flatMap { $0.trait(LeadingSwipesTrait.self)?.configuration(for: $0) }
  }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    boxes(indexPath).first.flatMap { $0.trait(TrailingSwipesTrait.self)?.configuration(for: $0) }
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete, let row = row(indexPath) else { return }
    row.editing?.onDelete?(IndexSet(integer: row.index))
  }
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    guard let from = row(sourceIndexPath), let to = row(destinationIndexPath) else { return }
    // The destination is an offset before the move.
    from.editing?.onMove?(IndexSet(integer: from.index), to.index > from.index ? to.index + 1 : to.index)
  }

  private func edge(_ boxes: [Box], isHeader: Bool) -> UIView? {
    guard let box, !boxes.isEmpty else { return nil }
    return ListEdge(boxes, box, isHeader: isHeader)
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    box.flatMap { edge($0.current[section].header, isHeader: true) }
  }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    box.flatMap { edge($0.current[section].footer, isHeader: false) }
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    guard let box else { return 0 }
    let boxes = box.current[section].header
    if box.current[section].continues { return CGFloat.leastNonzeroMagnitude }
    if boxes.isEmpty {
      if section > 0, box.environment.listLook.sectionSpacing != nil { return CGFloat.leastNonzeroMagnitude }
      return tableView.style == .plain ? 0 : UITableView.automaticDimension
    }
    let own = ListEdge.height(
      boxes, box.measures, width: box.contentWidth, isHeader: true, isPlain: tableView.style == .plain)
    return max(own, box.environment.defaultMinListHeaderHeight ?? 0)
  }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    guard let box else { return 0 }
    let boxes = box.current[section].footer
    if box.current[section].isContinued { return box.rowSpacing }
    // The footers include the gap between sections.
    let gap = box.environment.listLook.sectionSpacing
    if boxes.isEmpty { return gap ?? (tableView.style == .plain ? 0 : UITableView.automaticDimension) }
    return ListEdge.height(
      boxes, box.measures, width: box.contentWidth, isHeader: false, isPlain: tableView.style == .plain)
  }
}
