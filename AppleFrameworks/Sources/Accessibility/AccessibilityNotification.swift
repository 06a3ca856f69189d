import HostServices
import UIKit

/// Notifications that an app posts to assistive technologies, in the form of Swift.
///
/// - Source: developer.apple.com/documentation/accessibility/accessibilitynotification
public enum AccessibilityNotification {
  /// A text to speak.
  public struct Announcement {
    private let text: String

    public init(_ announcement: String) { text = announcement }
    public init(_ announcement: AttributedString) { text = String(announcement.characters) }
    public init(_ announcement: NSAttributedString) { text = announcement.string }

    public func post() { AccessibilityNotification.post(.announcement, text) }
  }

  /// Elements came or went.
  public struct LayoutChanged {
    private let element: Any?

    /// - Parameter element: Where to go; nil for nowhere.
    public init(_ element: Any? = nil) { self.element = element }

    public func post() { AccessibilityNotification.post(.layoutChanged, element) }
  }

  /// A new screen is shown.
  public struct ScreenChanged {
    private let element: Any?

    /// - Parameter element: Where to go; nil for the first element.
    public init(_ element: Any? = nil) { self.element = element }

    public func post() { AccessibilityNotification.post(.screenChanged, element) }
  }

  /// A scroll is over.
  public struct PageScrolled {
    private let text: String

    /// - Parameter announcement: Says where.
    public init(_ announcement: String) { text = announcement }

    public func post() { AccessibilityNotification.post(.pageScrolled, text) }
  }

  private static func post(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    nonisolated(unsafe) let argument = argument
    if HostServices.isOnMainQueue {
      MainActor.assumeIsolated { UIAccessibility.post(notification: notification, argument: argument) }
    } else {
      DispatchQueue.main.async { UIAccessibility.post(notification: notification, argument: argument) }
    }
  }
}
