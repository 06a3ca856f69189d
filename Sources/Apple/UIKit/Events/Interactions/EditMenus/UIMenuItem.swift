import Foundation

/// An entry of an app's own in the menu of ``UIMenuController``.
///
/// - Source: developer.apple.com/documentation/uikit/uimenuitem
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// The word in the menu.
  open var title: String

  /// The message that is sent. The entry is there where the first responder, or one after it, can perform it.
  open var action: Selector

  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}
