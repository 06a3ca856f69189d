import Foundation
import FoundationSupplement

/// The buttons over the keyboard of a tablet. A host's keyboards have no such row: what is set is kept.
///
/// - Source: developer.apple.com/documentation/uikit/uitextinputassistantitem
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// Whether the user can hide the row.
  ///
  /// - Default: `true`.
  open var allowsHidingShortcuts = true

  /// The groups of buttons before the words that are suggested.
  ///
  /// - Default: empty.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []

  /// The groups of buttons after the words that are suggested.
  ///
  /// - Default: empty.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

/// Whether three fingers undo and redo while something is edited.
///
/// - Source: developer.apple.com/documentation/uikit/uieditinginteractionconfiguration
public enum UIEditingInteractionConfiguration: Int, Sendable {
  case none = 0
  case `default` = 1
}

extension UIResponder {
  /// The buttons over the keyboard of a tablet while the responder edits.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiresponder/inputassistantitem
  public final var inputAssistantItem: UITextInputAssistantItem {
    let known = objc_getAssociatedObject(self, AssistantKey.pointer) as? UITextInputAssistantItem
    let item = known ?? UITextInputAssistantItem()
    if known == nil { objc_setAssociatedObject(self, AssistantKey.pointer, item, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    return item
  }
}

@MainActor
private enum AssistantKey {
  /// An address that nothing else has.
  static let pointer = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}
