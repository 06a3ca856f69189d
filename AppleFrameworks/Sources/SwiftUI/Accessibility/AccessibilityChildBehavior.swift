import UIKit

/// The part that descendants play in an accessibility element.
///
/// - Source: developer.apple.com/documentation/swiftui/accessibilitychildbehavior
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let kind: Int
  /// The descendants are not elements; the view is one.
  public static let ignore = AccessibilityChildBehavior(kind: 0)
  /// The descendants are elements; the view is not.
  public static let contain = AccessibilityChildBehavior(kind: 1)
  /// The view is one element with the labels of its descendants.
  public static let combine = AccessibilityChildBehavior(kind: 2)
}
