import Foundation

/// One thing that is dragged.
///
/// - Source: developer.apple.com/documentation/uikit/uidragitem
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// Delivers the thing in the forms that it has.
  public let itemProvider: NSItemProvider

  /// The thing itself, for drops in the same app.
  ///
  /// - Default: `nil`.
  open var localObject: Any?

  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}
