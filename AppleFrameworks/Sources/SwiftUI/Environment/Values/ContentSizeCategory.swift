/// The size of text, by the type that `DynamicTypeSize` has replaced.
///
/// - Source: developer.apple.com/documentation/swiftui/contentsizecategory
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// The usual sizes, from the smallest to the largest.
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// The sizes for accessibility, from the smallest to the largest but one.
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  /// The largest size for accessibility.
  case accessibilityExtraExtraExtraLarge

  /// Whether the size is one for accessibility.
  public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

  var size: DynamicTypeSize { DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self) ?? 3] }
  init(_ size: DynamicTypeSize) {
    self = Self.allCases[DynamicTypeSize.allCases.firstIndex(of: size) ?? 3]
  }
}
