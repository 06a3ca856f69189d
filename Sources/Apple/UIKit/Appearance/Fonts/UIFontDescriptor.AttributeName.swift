extension UIFontDescriptor {
  /// The name of an attribute of a descriptor.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uifontdescriptor/attributename
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The raw name.
    public let rawValue: String

    /// Creates an attribute with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The family, a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The transform of the glyphs, an `NSValue` with a `CGAffineTransform`. The drawing of text ignores it.
    public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
    /// The PostScript name, a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The full name, such as `"Helvetica Bold"`, a `String`.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// The face within the family, such as `"Bold Italic"`, a `String`.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size in points, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The weight, the slant and symbolic traits, a dictionary by `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The font features, an array of dictionaries by `FeatureKey`.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The text style, a `UIFont.TextStyle`.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }
}
