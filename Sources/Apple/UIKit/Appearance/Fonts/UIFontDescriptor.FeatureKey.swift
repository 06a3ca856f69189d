extension UIFontDescriptor {
  /// The key of one of Apple's two numbers of a font feature.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uifontdescriptor/featurekey
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The raw name.
    public let rawValue: String

    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The type of the feature, such as 6 for the spacing of digits.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The selector of the feature, such as 0 for monospaced digits.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
  }
}
