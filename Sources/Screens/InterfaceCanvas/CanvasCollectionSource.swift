import Foundation
import UIKit

/// A data source with the content of a collection on Interface Builder's canvas: each prototype once, with the header
/// and footer.
@MainActor
final class CanvasCollectionSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  private let cells: [(cell: UICollectionViewCell, size: CGSize?)]
  private let supplements: [String: UICollectionReusableView]

  /// Creates a data source.
  ///
  /// - Parameter sizes: The sizes of individual prototypes in the file, or nil for those of the layout.
  init(
    cells: [(cell: UICollectionViewCell, size: CGSize?)], header: UICollectionReusableView?,
    footer: UICollectionReusableView?
  ) {
    self.cells = cells
    var supplements: [String: UICollectionReusableView] = [:]
    supplements[UICollectionView.elementKindSectionHeader] = header
    supplements[UICollectionView.elementKindSectionFooter] = footer
    self.supplements = supplements
    super.init()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { cells.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = cells[indexPath.item].cell
    cell.element.isDequeued = true
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = supplements[kind] ?? UICollectionReusableView()
    view.element.isDequeued = true
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    if let size = cells[indexPath.item].size { return size }
    return (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? CGSize(width: 50, height: 50)
  }
}
