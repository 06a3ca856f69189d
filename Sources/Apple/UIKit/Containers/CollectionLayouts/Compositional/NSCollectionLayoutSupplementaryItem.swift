import Foundation

/// A view attached to an item or a group, a badge say.
///
/// - Source: developer.apple.com/documentation/uikit/nscollectionlayoutsupplementaryitem
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  init(
    _ layoutSize: NSCollectionLayoutSize, _ elementKind: String, _ containerAnchor: NSCollectionLayoutAnchor,
    _ itemAnchor: NSCollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// A view inside the item, at edges of it.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, nil)
  }

  /// A view one of whose points lies on a point of the item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
  }

  /// What lies before and behind.
  ///
  /// - Default: 1, in front of the item.
  open var zIndex = 1
  public let elementKind: String
  public let containerAnchor: NSCollectionLayoutAnchor
  public let itemAnchor: NSCollectionLayoutAnchor?

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSupplementaryItem(layoutSize, elementKind, containerAnchor, itemAnchor)
    copy.zIndex = zIndex
    copy.contentInsets = contentInsets
    copy.edgeSpacing = edgeSpacing
    return copy
  }

  /// Where the view lies beside a rectangle, leading at the left.
  func frame(on rect: CGRect, size: CGSize) -> CGRect {
    let target = containerAnchor.point(of: rect)
    let shift = containerAnchor.shift(for: size)
    let own = CGRect(origin: .zero, size: size)
    let point = (itemAnchor ?? containerAnchor).point(of: own)
    let ownShift = itemAnchor?.shift(for: size) ?? .zero
    return CGRect(
      x: target.x - point.x + shift.x + ownShift.x, y: target.y - point.y + shift.y + ownShift.y, width: size.width,
      height: size.height)
  }
}
