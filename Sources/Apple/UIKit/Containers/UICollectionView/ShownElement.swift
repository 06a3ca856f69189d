import Foundation

/// What names an element of a layout.
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
  /// The size that the view was asked about, and what it answered.
  var fitted: (asked: CGSize, answered: CGSize)?
  /// Whether the delegate knows that the view is displayed.
  var isAnnounced = false
  /// Whether the element belongs to an item, and goes where the item goes.
  var belongsToItem = false
  /// Whether the element has just come into a collection whose changes are being shown.
  var isAppearing = false
}

/// The item that a finger moves.
struct MovingItem {
  /// Where the data have the item.
  let origin: IndexPath
  /// Where its center is.
  var position: CGPoint
  /// Where it would go.
  var target: IndexPath
  /// From the finger to the item's center.
  var grip = CGPoint.zero
}

/// Where the views of a kind come from.
enum ElementRegistration {
  case viewClass(UICollectionReusableView.Type)
  case nib(UINib)
  case prototype(NibPrototype)
}

/// A view of a collection on its way out: of an element that is gone, or one that changes push out of sight.
struct OutgoingElement {
  var key: ElementKey
  let element: ShownElement
  /// The change that takes it away.
  let change: Int
  /// Whether the element is still there: its view is used again when it comes back into sight.
  var isStillThere: Bool
  let zIndex: Int
}
