import Foundation

/// One item of a custom group.
///
/// - Source: developer.apple.com/documentation/uikit/nscollectionlayoutgroupcustomitem
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
  /// Creates an item with a frame in the group, in points.
  public convenience init(frame: CGRect) {
    self.init(frame: frame, zIndex: 0)
  }

  /// Creates an item with a frame in the group and a stacking order.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }

  public let frame: CGRect
  public let zIndex: Int

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A closure that returns the frames of a custom group's items.
public typealias NSCollectionLayoutGroupCustomItemProvider = (_ layoutEnvironment: any NSCollectionLayoutEnvironment) ->
  [NSCollectionLayoutGroupCustomItem]
