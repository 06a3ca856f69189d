import Foundation

/// A section that scrolls by itself.
struct OrthogonalPlace {
  let section: Int
  /// Where its scroll view lies, in the collection's coordinates.
  var frame: CGRect
  var contentSize: CGSize
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  let properties: UICollectionLayoutSectionOrthogonalScrollingProperties
  let isHorizontal: Bool
}
