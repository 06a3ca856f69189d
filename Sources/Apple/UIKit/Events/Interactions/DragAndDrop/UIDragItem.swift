import Foundation

/// A dragged item.
///
/// - Source: developer.apple.com/documentation/uikit/uidragitem
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// The provider of the item's representations.
  public let itemProvider: NSItemProvider

  /// A local object of the item, for drops in the same app.
  ///
  /// - Default: `nil`.
  open var localObject: Any?

  /// A closure that creates the view under the finger after the item was lifted. The result `nil` hides it.
  ///
  /// - Default: `nil`, the view that was lifted.
  /// - Source: developer.apple.com/documentation/uikit/uidragitem/previewprovider
  open var previewProvider: (() -> UIDragPreview?)?

  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}
