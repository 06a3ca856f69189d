import Foundation

/// A custom entry of the menu of ``UIMenuController``.
///
/// - Source: developer.apple.com/documentation/uikit/uimenuitem
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// The title of the entry.
  open var title: String

  /// The action that is sent. The entry is displayed if a responder in the chain of the first responder can perform it.
  open var action: Selector

  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}
