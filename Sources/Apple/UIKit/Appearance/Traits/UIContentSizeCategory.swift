import Foundation

/// The size of text that the user asked for.
///
/// - Source: developer.apple.com/documentation/uikit/uicontentsizecategory
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// UIKit's name of the category, such as `"UICTContentSizeCategoryL"`.
  public let rawValue: String

  /// Creates the category of a name. An unknown name is kept, and counts as `.unspecified` where sizes are asked for.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No size is given.
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// Smaller than medium.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// One below the usual size.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The size of a device as it comes from the shop.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// One above the usual size.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// Two above the usual size.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest that needs no accessibility setting.
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  /// The smallest of the accessibility sizes.
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second accessibility size.
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third accessibility size.
  public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth accessibility size.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest of all.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// Whether it is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { (rank ?? 0) >= 7 }

  /// All sizes, from the smallest to the largest.
  package static let ordered: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ]

  /// The place in `ordered`; nil for `.unspecified` and unknown names.
  package var rank: Int? { UIContentSizeCategory.ordered.firstIndex(of: self) }
}

extension UIContentSizeCategory: Comparable {
  /// Returns whether the first is a smaller size. `.unspecified` comes before every size.
  public static func < (first: UIContentSizeCategory, second: UIContentSizeCategory) -> Bool {
    (first.rank ?? -1) < (second.rank ?? -1)
  }
}

extension UIContentSizeCategory {
  /// The user asked for another size of text.
  public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")

  /// The key, in the notification's `userInfo`, of the new size.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
