import UIKit

extension UITableView {
  /// Registers a class of cells, to dequeue by its type: `table.register(FeedCell.self)`.
  public func register<Cell: UITableViewCell>(_ cell: Cell.Type) {
    register(cell, forCellReuseIdentifier: String(reflecting: cell))
  }

  /// Returns a cell of a class that was registered by its type: `table.dequeue(FeedCell.self, for: indexPath)`.
  public func dequeue<Cell: UITableViewCell>(_ cell: Cell.Type, for indexPath: IndexPath) -> Cell {
    let cell = dequeueReusableCell(withIdentifier: String(reflecting: cell), for: indexPath)
    guard let typed = cell as? Cell else {
      fatalError("\(type(of: cell)) was registered in the place of \(Cell.self)")
    }
    return typed
  }

  /// Registers a class of headers and footers, to dequeue by its type.
  public func register<View: UITableViewHeaderFooterView>(_ view: View.Type) {
    register(view, forHeaderFooterViewReuseIdentifier: String(reflecting: view))
  }

  /// Returns a header or footer of a class that was registered by its type.
  public func dequeue<View: UITableViewHeaderFooterView>(_ view: View.Type) -> View {
    guard let view = dequeueReusableHeaderFooterView(withIdentifier: String(reflecting: view)) as? View else {
      fatalError("\(View.self) is not registered: call register(\(View.self).self) first")
    }
    return view
  }
}
