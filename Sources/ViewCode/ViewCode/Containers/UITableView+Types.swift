import UIKit

extension UITableView {
  /// Registers a class of cells for dequeuing by type: `table.register(FeedCell.self)`.
  public func register<Cell: UITableViewCell>(_ cell: Cell.Type) {
    register(cell, forCellReuseIdentifier: String(reflecting: cell))
  }

  /// Returns a cell of a registered class: `table.dequeue(FeedCell.self, for: indexPath)`.
  public func dequeue<Cell: UITableViewCell>(_ cell: Cell.Type, for indexPath: IndexPath) -> Cell {
    let cell = dequeueReusableCell(withIdentifier: String(reflecting: cell), for: indexPath)
    guard let typed = cell as? Cell else {
      fatalError("\(type(of: cell)) was registered instead of \(Cell.self)")
    }
    return typed
  }

  /// Registers a class of headers and footers for dequeuing by type.
  public func register<View: UITableViewHeaderFooterView>(_ view: View.Type) {
    register(view, forHeaderFooterViewReuseIdentifier: String(reflecting: view))
  }

  /// Returns a header or footer of a registered class.
  public func dequeue<View: UITableViewHeaderFooterView>(_ view: View.Type) -> View {
    guard let view = dequeueReusableHeaderFooterView(withIdentifier: String(reflecting: view)) as? View else {
      fatalError("\(View.self) is not registered; call register(\(View.self).self) first")
    }
    return view
  }
}
