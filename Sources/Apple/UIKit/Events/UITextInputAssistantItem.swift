import Foundation
import FoundationSupplement

/// The bar with buttons above the keyboard of a tablet. It is stored only, since a host's keyboards have no such bar.
///
/// - Source: developer.apple.com/documentation/uikit/uitextinputassistantitem
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// Whether the user can hide the bar.
  ///
  /// - Default: `true`.
  open var allowsHidingShortcuts = true

  /// The groups of buttons before the suggested words.
  ///
  /// - Default: empty.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []

  /// The groups of buttons after the suggested words.
  ///
  /// - Default: empty.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

/// The undo and redo gestures with three fingers during editing.
///
/// - Source: developer.apple.com/documentation/uikit/uieditinginteractionconfiguration
public enum UIEditingInteractionConfiguration: Int, Sendable {
  case none = 0
  case `default` = 1
}

extension UIResponder {
  /// The bar above the keyboard of a tablet while the responder edits.
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
  /// A unique address.
  static let pointer = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}
