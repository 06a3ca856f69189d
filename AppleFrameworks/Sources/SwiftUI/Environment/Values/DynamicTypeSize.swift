import UIKit

/// The size of text that the user selects.
///
/// - Source: developer.apple.com/documentation/swiftui/dynamictypesize
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// The standard sizes, from the smallest to the largest.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// The accessibility sizes, from the smallest to the largest.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether the size is an accessibility size.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  static let categories: [(DynamicTypeSize, UIContentSizeCategory)] = [
    (.xSmall, .extraSmall), (.small, .small), (.medium, .medium), (.large, .large), (.xLarge, .extraLarge),
    (.xxLarge, .extraExtraLarge), (.xxxLarge, .extraExtraExtraLarge), (.accessibility1, .accessibilityMedium),
    (.accessibility2, .accessibilityLarge), (.accessibility3, .accessibilityExtraLarge),
    (.accessibility4, .accessibilityExtraExtraLarge), (.accessibility5, .accessibilityExtraExtraExtraLarge),
  ]

  /// Creates a size from a UIKit category; `nil` if the category is unspecified.
  public init?(_ category: UIContentSizeCategory) {
    guard let found = Self.categories.first(where: { $0.1 == category }) else { return nil }
    self = found.0
  }

  var category: UIContentSizeCategory { Self.categories.first { $0.0 == self }?.1 ?? .large }
}
