import Foundation

/// The geometry of an orthogonally scrolling section.
struct OrthogonalPlace {
  let section: Int
  /// The frame of the section's scroll view, in the collection view's coordinates.
  var frame: CGRect
  var contentSize: CGSize
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  let properties: UICollectionLayoutSectionOrthogonalScrollingProperties
  let isHorizontal: Bool
}
