import Foundation

/// One change of a batch update, as a layout receives it.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionviewupdateitem
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The kind of a change.
  public enum Action: Int, Sendable {
    case insert = 0
    case delete = 1
    case reload = 2
    case move = 3
    case none = 4
  }

  /// The index path before the update, or `nil` for an inserted item. For a section, the item is `NSNotFound`.
  public let indexPathBeforeUpdate: IndexPath?

  /// The index path after the update, or `nil` for a deleted item. For a section, the item is `NSNotFound`.
  public let indexPathAfterUpdate: IndexPath?

  /// The kind of the change.
  public let updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    super.init()
  }
}
