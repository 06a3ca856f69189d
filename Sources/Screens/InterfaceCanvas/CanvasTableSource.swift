import Foundation
import UIKit

/// Shows in a table what Interface Builder's canvas shows there.
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
    // A plain table shows its headers, whether or not they have titles.
    content.sections[section].headerTitle ?? (tableView.style == .plain ? "" : nil)
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    content.sections[section].footerTitle
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    content.row(at: indexPath)?.height ?? tableView.rowHeight
  }
}
