import UIKit

/// The role of a view's descendants in its accessibility element.
///
/// - Source: developer.apple.com/documentation/swiftui/accessibilitychildbehavior
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let kind: Int
  /// The view is an accessibility element, and its descendants are not.
  public static let ignore = AccessibilityChildBehavior(kind: 0)
  /// The descendants are accessibility elements, and the view is not.
  public static let contain = AccessibilityChildBehavior(kind: 1)
  /// The view is one accessibility element that combines the labels of its descendants.
  public static let combine = AccessibilityChildBehavior(kind: 2)
}
