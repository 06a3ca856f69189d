import Foundation
import UIKit

/// A data source with the content of a table on Interface Builder's canvas.
@MainActor
final class CanvasTableSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  private let content: StaticTableContent

  /// The heights of cells that are not the table's.
  private let automaticHeights: [ObjectIdentifier: CGFloat]
  /// Whether sections without a title have a header nevertheless.
  private let hasUntitledHeaders: Bool

  init(
    _ content: StaticTableContent, automaticHeights: [ObjectIdentifier: CGFloat] = [:], hasUntitledHeaders: Bool
  ) {
    self.content = content
    self.automaticHeights = automaticHeights
    self.hasUntitledHeaders = hasUntitledHeaders
    super.init()
  }

  func numberOfSections(in tableView: UITableView) -> Int { content.sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    content.sections[section].rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    content.row(at: indexPath)?.cell ?? UITableViewCell()
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    content.sections[section].headerTitle ?? (hasUntitledHeaders ? "" : nil)
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    content.sections[section].footerTitle
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    guard let row = content.row(at: indexPath) else { return tableView.rowHeight }
    return row.height ?? automaticHeights[ObjectIdentifier(row.cell)] ?? tableView.rowHeight
  }
}
