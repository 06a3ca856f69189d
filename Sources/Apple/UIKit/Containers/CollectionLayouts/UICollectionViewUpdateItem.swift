import Foundation

/// One change of a batch, as layouts hear of it.
///
/// - Source: developer.apple.com/documentation/uikit/uicollectionviewupdateitem
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// What becomes of the item.
  public enum Action: Int, Sendable {
    case insert = 0
    case delete = 1
    case reload = 2
    case move = 3
    case none = 4
  }

  /// Where the item was; `nil` for a new one. The item of a whole section is `NSNotFound`.
  public let indexPathBeforeUpdate: IndexPath?

  /// Where the item is; `nil` for one that is gone. The item of a whole section is `NSNotFound`.
  public let indexPathAfterUpdate: IndexPath?

  /// What became of it.
  public let updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    super.init()
  }
}
