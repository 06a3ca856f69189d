import Foundation

/// An object that is told about rows that may be displayed soon.
///
/// - Source: developer.apple.com/documentation/uikit/uitableviewdatasourceprefetching
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Tells the object about rows near the visible ones, the nearest first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

  /// Tells the object that announced rows are no longer near the visible ones.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
