import Typefaces

/// The font features by Apple's numbers (type and selector), with the corresponding OpenType features.
enum FeatureSettings {
  private struct Entry {
    let type: Int
    let selector: Int
    let feature: FontFeature
  }

  private static let entries: [Entry] =
    [
      Entry(type: 6, selector: 0, feature: FontFeature("tnum")),
      Entry(type: 6, selector: 1, feature: FontFeature("pnum")),
      Entry(type: 10, selector: 1, feature: FontFeature("sups")),
      Entry(type: 10, selector: 2, feature: FontFeature("subs")),
      Entry(type: 10, selector: 3, feature: FontFeature("ordn")),
      Entry(type: 11, selector: 1, feature: FontFeature("afrc")),
      Entry(type: 11, selector: 2, feature: FontFeature("frac")),
      Entry(type: 14, selector: 4, feature: FontFeature("zero")),
      Entry(type: 21, selector: 0, feature: FontFeature("onum")),
      Entry(type: 21, selector: 1, feature: FontFeature("lnum")),
      Entry(type: 37, selector: 1, feature: FontFeature("smcp")),
      Entry(type: 38, selector: 1, feature: FontFeature("c2sc")),
    ] + (1...20).map { Entry(type: 35, selector: $0 * 2, feature: FontFeature(tag: stylisticSet($0), value: 1)) }

  /// Returns the tag of a stylistic set, `ss01` to `ss20`.
  private static func stylisticSet(_ number: Int) -> UInt32 {
    let digits = UInt32(48 + number / 10) << 8 | UInt32(48 + number % 10)
    return 0x7373_0000 | digits
  }

  /// Returns the feature of a setting; `nil` for an unknown one.
  static func feature(_ setting: [UIFontDescriptor.FeatureKey: Int]) -> FontFeature? {
    entries.first { $0.type == setting[.type] && $0.selector == setting[.selector] }?.feature
  }

  /// Returns the setting of a feature; `nil` if Apple has no number for it.
  static func setting(_ feature: FontFeature) -> [UIFontDescriptor.FeatureKey: Int]? {
    entries.first { $0.feature == feature }.map { [.type: $0.type, .selector: $0.selector] }
  }
}
