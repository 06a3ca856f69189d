import Foundation

/// The layout attributes before a change, from which a layout derives the initial and final attributes of elements.
@MainActor
struct LayoutChange {
  /// The attributes before the change, by the elements' keys at that time.
  var before: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  /// A closure that returns the present key of a former element, or `nil` if the element was deleted.
  let newKey: (ElementKey) -> ElementKey?
  /// A closure that returns the former key of an element, or `nil` if the element was inserted.
  let oldKey: (ElementKey) -> ElementKey?

  /// Returns the former attributes of an element that existed before the change.
  func start(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let old = oldKey(key), let attributes = before[old]?.copy() as? UICollectionViewLayoutAttributes else {
      return nil
    }
    attributes.indexPath = key.path
    return attributes
  }
}
