import Foundation

/// What a layout's answers about coming and going elements come from: where everything was before the change.
@MainActor
struct LayoutChange {
  /// Where elements were, by what they were then.
  var before: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  /// What they are now; `nil` for what is gone.
  let newKey: (ElementKey) -> ElementKey?
  /// What they were before; `nil` for what is new.
  let oldKey: (ElementKey) -> ElementKey?

  /// Where an element comes from that was there before.
  func start(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let old = oldKey(key), let attributes = before[old]?.copy() as? UICollectionViewLayoutAttributes else {
      return nil
    }
    attributes.indexPath = key.path
    return attributes
  }
}
