extension UIFontDescriptor {
  /// The name of a trait in a descriptor's `traits`.
  ///
  /// - Source: developer.apple.com/documentation/uikit/uifontdescriptor/traitkey
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a trait of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The symbolic traits: the raw value of `SymbolicTraits`.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight: a number as of `UIFont.Weight`.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width: a number as of `UIFont.Width`. The system font has it.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant: above 0 for italic.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }
}
