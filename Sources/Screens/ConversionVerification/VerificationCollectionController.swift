import UIKit

/// A replacement for a project's controller with a collection. It has a section without items, with the headers and
/// footers of the file.
final class VerificationCollectionController: UICollectionViewController {
  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let identifier = collectionView.supplementIdentifiers(ofKind: kind).first ?? Self.plain
    if identifier == Self.plain {
      collectionView.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
  }

  private static let plain = "VerificationCollectionController.plain"
}
