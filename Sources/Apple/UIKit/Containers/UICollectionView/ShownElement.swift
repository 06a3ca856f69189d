import Foundation

/// An identifier of an element of a layout.
struct ElementKey: Hashable, Comparable {
  let category: UICollectionView.ElementCategory
  let kind: String
  let path: IndexPath

  init(category: UICollectionView.ElementCategory, kind: String?, path: IndexPath) {
    self.category = category
    self.kind = kind ?? ""
    self.path = path
  }

  @MainActor
  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.init(category: attributes.category, kind: attributes.kind, path: attributes.indexPath)
  }

  static func < (first: ElementKey, second: ElementKey) -> Bool {
    if first.category != second.category { return first.category.rawValue < second.category.rawValue }
    if first.path != second.path { return first.path < second.path }
    return first.kind < second.kind
  }
}

/// An element that has a view.
struct ShownElement {
  let view: UICollectionReusableView
  /// The size proposed to the view, and the size that the view preferred.
  var fitted: (asked: CGSize, answered: CGSize)?
  /// Whether the delegate was told that the view is displayed.
  var isAnnounced = false
  /// Whether the element belongs to an item and moves with it.
  var belongsToItem = false
  /// Whether the element became visible in a change that is being animated.
  var isAppearing = false
}

/// The item that the user moves.
struct MovingItem {
  /// The index path of the item in the data source.
  let origin: IndexPath
  /// The center of the item.
  var position: CGPoint
  /// The index path where the item would be inserted.
  var target: IndexPath
  /// The offset from the touch to the item's center.
  var grip = CGPoint.zero
}

/// The origin of the views of a reuse identifier.
enum ElementRegistration {
  case viewClass(UICollectionReusableView.Type)
  case nib(UINib)
  case prototype(NibPrototype)
}

/// A view that a collection view is removing: the view of a deleted element, or one that a change moves out of the
/// visible area.
struct OutgoingElement {
  var key: ElementKey
  let element: ShownElement
  /// The number of the change that removes the view.
  let change: Int
  /// Whether the element still exists. If it does, its view is reused when it becomes visible again.
  var isStillThere: Bool
  let zIndex: Int
}
