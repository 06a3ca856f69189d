import Foundation

extension UIAccessibility {
  /// Posted when an assistive technology has gone to another element. VoiceOver does so where an app asks for it by `.screenChanged` or
  /// `.layoutChanged`.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uiaccessibility/elementfocusednotification
  public nonisolated static let elementFocusedNotification = NSNotification.Name(
    "UIAccessibilityElementFocusedNotification")

  /// The element that the technology has gone to.
  public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"

  /// The element that the technology has left.
  public nonisolated static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"

  /// The technology, as an `AssistiveTechnologyIdentifier`'s name.
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

  /// Returns the element that an assistive technology is at; `nil` where it does not run, or an app has not asked it to
  /// go anywhere.
  public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
    if assistiveTechnologyIdentifier == .notificationSwitchControl { return nil }
    return isVoiceOverRunning ? UserInterface.current.accessibilityFocus.element : nil
  }

  /// A text is spoken, and does not move the focus.
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

/// The element that VoiceOver is at.
@MainActor
final class AccessibilityFocus {
  weak var element: NSObject?
}

extension UserInterface {
  @MainActor fileprivate final var accessibilityFocus: AccessibilityFocus { part { AccessibilityFocus() } }
}
