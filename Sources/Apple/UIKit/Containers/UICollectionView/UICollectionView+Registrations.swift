import Foundation

extension UICollectionView {
  /// A registration of a cell class and a closure that configures its cells.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uicollectionview/cellregistration
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A closure that configures a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let identifier: String
    let handler: Handler

    /// Creates a registration. Store the registration and use it for all cells, because each registration reuses only
    /// its own cells.
    public init(handler: @escaping Handler) {
      identifier = RegistrationCounter.next()
      self.handler = handler
    }
  }

  /// A registration of a supplementary view class and a closure that configures its views.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uicollectionview/supplementaryregistration
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// A closure that configures a supplementary view.
    public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) ->
      Void

    let identifier: String
    let elementKind: String
    let handler: Handler

    /// Creates a registration for views of a kind. Store the registration and use it for all views, because each
    /// registration reuses only its own views.
    public init(elementKind: String, handler: @escaping Handler) {
      identifier = RegistrationCounter.next()
      self.elementKind = elementKind
      self.handler = handler
    }
  }
}

/// A source of reuse identifiers for registrations, numbered in order of creation.
@MainActor
enum RegistrationCounter {
  static func next() -> String {
    "UICollectionView.registration.\(IDGenerator.next())"
  }
}
