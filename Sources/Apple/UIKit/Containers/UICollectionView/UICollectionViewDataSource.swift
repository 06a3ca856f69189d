import Foundation

/// An object that provides the items of a collection view.
///
/// The first two methods are required. The others are optional.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionviewdatasource
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// Asks the data source for the number of items in a section.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

  /// Asks the data source for the cell of an item that becomes visible. The cell must be dequeued from the collection
  /// view.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell

  /// Asks the data source for the number of sections. The default is 1.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// Asks the data source for a supplementary view. The view must be dequeued from the collection view.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView

  /// Asks the data source whether the user can move an item. The default is `false`.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool

  /// Tells the data source that the user moved an item. The implementation moves the data accordingly.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)

  /// Asks the data source for the titles of an index beside the content. The default is `nil`.
  func indexTitles(for collectionView: UICollectionView) -> [String]?

  /// Asks the data source for the item of an index title.
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    fatalError(
      "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: does not match the "
        + "element kind it is being used for: \(type(of: self)) does not implement it, and the layout of "
        + "\(collectionView.description) has an element of kind '\(kind)' at \(indexPath.brief)")
  }

  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }

  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}

  public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
}
