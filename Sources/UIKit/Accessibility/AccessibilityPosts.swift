/// Where a host hears what apps tell assistive technologies.
@MainActor
package enum AccessibilityPosts {
  package static var listener: ((UIAccessibility.Notification, Any?) -> Void)?
}
