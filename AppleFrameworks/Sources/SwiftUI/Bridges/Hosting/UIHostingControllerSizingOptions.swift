import UIKit

/// How a hosting controller reports its content's size to UIKit.
///
/// - Source: developer.apple.com/documentation/swiftui/uihostingcontrollersizingoptions
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The view's intrinsic content size is the content's ideal size.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// `preferredContentSize` is the content's ideal size.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
