import UIKit

/// Options of the report of a hosting controller's content size to UIKit.
///
/// - Source: developer.apple.com/documentation/swiftui/uihostingcontrollersizingoptions
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The option that sets the view's intrinsic content size to the content's ideal size.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The option that sets `preferredContentSize` to the content's ideal size.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
