extension UIFontDescriptor {
  /// The two numbers by which Apple names a font feature.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uifontdescriptor/featurekey
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of feature, such as 6 for the spacing of digits.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// Which of the kind, such as 0 for digits of one width.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
  }
}
