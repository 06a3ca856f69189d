import Foundation

extension UIAccessibility {
  /// The name of the notification that an assistive technology moved to another element. VoiceOver does if an app posts
  /// `.screenChanged` or `.layoutChanged`.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiaccessibility/elementfocusednotification
  public nonisolated static let elementFocusedNotification = NSNotification.Name(
    "UIAccessibilityElementFocusedNotification")

  /// The key of the newly focused element.
  public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"

  /// The key of the previously focused element.
  public nonisolated static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"

  /// The key of the technology, the name of an `AssistiveTechnologyIdentifier`.
  public nonisolated static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"

  /// An assistive technology.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiaccessibility/assistivetechnologyidentifier
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }

  /// Returns the element that an assistive technology focuses; `nil` if it isn't running or an app hasn't moved it.
  public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
    if assistiveTechnologyIdentifier == .notificationSwitchControl { return nil }
    return isVoiceOverRunning ? UserInterface.current.accessibilityFocus.element : nil
  }

  /// Moves the focus to an element. Text is spoken and doesn't move the focus.
  static func moveFocus(to argument: Any?) {
    guard isVoiceOverRunning, let element = argument as? NSObject, !(argument is NSString), !(argument is String) else {
      return
    }
    let focus = UserInterface.current.accessibilityFocus
    guard focus.element !== element else { return }
    var info: [AnyHashable: Any] = [
      focusedElementUserInfoKey: element,
      assistiveTechnologyUserInfoKey: AssistiveTechnologyIdentifier.notificationVoiceOver.rawValue,
    ]
    if let old = focus.element { info[unfocusedElementUserInfoKey] = old }
    focus.element = element
    NotificationCenter.default.post(name: elementFocusedNotification, object: nil, userInfo: info)
  }
}

/// The element that VoiceOver focuses.
@MainActor
final class AccessibilityFocus {
  weak var element: NSObject?
}

extension UserInterface {
  @MainActor fileprivate final var accessibilityFocus: AccessibilityFocus { part { AccessibilityFocus() } }
}
