import Foundation

extension UICollectionView {
  /// A class of cells, and how to set one up for an item.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uicollectionview/cellregistration
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Sets a cell up.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let identifier: String
    let handler: Handler

    /// Makes a registration. Keep it: each one has cells of its own.
    public init(handler: @escaping Handler) {
      identifier = RegistrationCounter.next()
      self.handler = handler
    }
  }
}
