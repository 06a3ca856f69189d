import Foundation
import UIKit

/// A data source with the content of a table on Interface Builder's canvas.
@MainActor
final class CanvasTableSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  private let content: StaticTableContent

  init(_ content: StaticTableContent) {
    self.content = content
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
    // A plain table displays its headers even without titles.
    content.sections[section].headerTitle ?? (tableView.style == .plain ? "" : nil)
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    content.sections[section].footerTitle
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    content.row(at: indexPath)?.height ?? tableView.rowHeight
  }
}
