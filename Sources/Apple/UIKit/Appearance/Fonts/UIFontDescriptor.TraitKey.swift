extension UIFontDescriptor {
  /// The key of a trait in a descriptor's `traits`.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uifontdescriptor/traitkey
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The raw name.
    public let rawValue: String

    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The symbolic traits, the raw value of `SymbolicTraits`.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight, a number as in `UIFont.Weight`.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width, a number as in `UIFont.Width`. The system font supports it.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant, positive for italic.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }
}
