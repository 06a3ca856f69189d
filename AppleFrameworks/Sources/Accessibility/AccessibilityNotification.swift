import HostServices
import UIKit

/// A namespace for notifications that an app posts to assistive technologies.
///
/// - Source: developer.apple.com/documentation/accessibility/accessibilitynotification
public enum AccessibilityNotification {
  /// An announcement of a text.
  public struct Announcement {
    private let text: String

    public init(_ announcement: String) { text = announcement }
    public init(_ announcement: AttributedString) { text = String(announcement.characters) }
    public init(_ announcement: NSAttributedString) { text = announcement.string }

    public func post() { AccessibilityNotification.post(.announcement, text) }
  }

  /// A notification that elements have appeared or disappeared.
  public struct LayoutChanged {
    private let element: Any?

    /// Creates a notification.
    ///
    /// - Parameter element: The element to focus; `nil` for none.
    public init(_ element: Any? = nil) { self.element = element }

    public func post() { AccessibilityNotification.post(.layoutChanged, element) }
  }

  /// A notification that a new screen is displayed.
  public struct ScreenChanged {
    private let element: Any?

    /// Creates a notification.
    ///
    /// - Parameter element: The element to focus; `nil` for the first element.
    public init(_ element: Any? = nil) { self.element = element }

    public func post() { AccessibilityNotification.post(.screenChanged, element) }
  }

  /// A notification that scrolling has ended.
  public struct PageScrolled {
    private let text: String

    /// Creates a notification.
    ///
    /// - Parameter announcement: The description of the scroll position.
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
