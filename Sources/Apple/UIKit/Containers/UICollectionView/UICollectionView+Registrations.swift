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

  /// A class of supplementary views, and how to set one up.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uicollectionview/supplementaryregistration
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Sets a view up.
    public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) ->
      Void

    let identifier: String
    let elementKind: String
    let handler: Handler

    /// Makes a registration for views of a kind. Keep it: each one has views of its own.
    public init(elementKind: String, handler: @escaping Handler) {
      identifier = RegistrationCounter.next()
      self.elementKind = elementKind
      self.handler = handler
    }
  }
}

/// Names for registrations, in the order in which they are made.
@MainActor
enum RegistrationCounter {
  static func next() -> String {
    "UICollectionView.registration.\(IDGenerator.next())"
  }
}
