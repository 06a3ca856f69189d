import UIKit

extension UICollectionView {
  /// Registers a class of cells for dequeuing by type: `collection.register(TileCell.self)`.
  public func register<Cell: UICollectionViewCell>(_ cell: Cell.Type) {
    register(cell, forCellWithReuseIdentifier: String(reflecting: cell))
  }

  /// Returns a cell of a registered class: `collection.dequeue(TileCell.self, for: indexPath)`.
  public func dequeue<Cell: UICollectionViewCell>(_ cell: Cell.Type, for indexPath: IndexPath) -> Cell {
    let cell = dequeueReusableCell(withReuseIdentifier: String(reflecting: cell), for: indexPath)
    guard let typed = cell as? Cell else {
      fatalError("\(type(of: cell)) was registered instead of \(Cell.self)")
    }
    return typed
  }

  /// Registers a class of supplementary views of a kind, such as headers and footers.
  public func register<View: UICollectionReusableView>(_ view: View.Type, ofKind kind: String) {
    register(view, forSupplementaryViewOfKind: kind, withReuseIdentifier: String(reflecting: view))
  }

  /// Returns a supplementary view of a registered class.
  public func dequeue<View: UICollectionReusableView>(
    _ view: View.Type, ofKind kind: String, for indexPath: IndexPath
  ) -> View {
    let view = dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: String(reflecting: view), for: indexPath)
    guard let typed = view as? View else {
      fatalError("\(type(of: view)) was registered instead of \(View.self)")
    }
    return typed
  }
}
