/// Shows in a table what Interface Builder's canvas shows there.
@MainActor
final class CanvasTableSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int { tableView.staticContent?.sections.count ?? 0 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tableView.staticContent?.sections[section].rows.count ?? 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.staticContent?.row(at: indexPath)?.cell ?? UITableViewCell()
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    let title = tableView.staticContent?.sections[section].headerTitle
    // A plain table shows its headers, whether or not they have titles.
    return title ?? (tableView.style == .plain ? "" : nil)
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    tableView.staticContent?.sections[section].footerTitle
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.staticContent?.row(at: indexPath)?.height ?? tableView.rowHeight
  }
}
