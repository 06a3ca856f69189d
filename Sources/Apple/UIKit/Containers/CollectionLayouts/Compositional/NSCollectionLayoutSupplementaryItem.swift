import Foundation

/// A supplementary view attached to an item or a group, such as a badge.
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

  /// Creates a supplementary item aligned with edges of the item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, nil)
  }

  /// Creates a supplementary item whose own anchor is placed at an anchor of the item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
  }

  /// The stacking order of the view.
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

  /// Returns the frame of the view beside a rectangle in a left-to-right layout.
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
