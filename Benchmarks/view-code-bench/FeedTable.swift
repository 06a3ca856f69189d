import UIKit

/// A table whose cells a closure creates.
final class FeedTable: NSObject, UITableViewDataSource {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
  private let items: [any FeedItem]
  private let cell: (UITableView, IndexPath, any FeedItem) -> UITableViewCell

  init(_ count: Int, cell: @escaping (UITableView, IndexPath, any FeedItem) -> UITableViewCell) {
    items = feedItems(count)
    self.cell = cell
    super.init()
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = 120
    table.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cell(tableView, indexPath, items[indexPath.row])
  }

  /// Displays every row once.
  func scroll() {
    table.layoutIfNeeded()
    while table.contentOffset.y + table.bounds.height < table.contentSize.height - 1 {
      table.contentOffset.y += 400
      table.layoutIfNeeded()
    }
  }
}
