import UIKit

/// What a hosting controller tells UIKit of its content's size.
///
/// - Source: developer.apple.com/documentation/swiftui/uihostingcontrollersizingoptions
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The view's intrinsic content size is the content's ideal size.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// `preferredContentSize` is the content's ideal size.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
