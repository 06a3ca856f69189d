import Foundation
import Typefaces

extension UIFont {
  // Where the user asked for Bold Text, every one of these is two steps heavier than asked for, as on iOS.

  /// Returns the system font in its regular weight, in points.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize) }

  /// Returns the system font in a weight, in points.
  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    system(fontSize, weight: weight.fontWeight)
  }

  /// Returns the system font in a weight and a width, in points.
  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width) -> UIFont {
    system(fontSize, weight: weight.fontWeight, stretch: width.stretch)
  }

  /// Returns the emphasized system font, in points: semibold, as `.SFUI-Semibold` on iOS.
  /// ``systemFont(ofSize:weight:)`` has a bold one.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize, weight: .emphasized) }

  /// Returns the system font in italic, in points.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize, italic: true) }

  /// Returns the system font whose digits are all of the same width, in points.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    system(fontSize, weight: weight.fontWeight, features: [FontFeature("tnum")])
  }

  /// Returns the system's font whose characters are all of the same width, in points.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    system(fontSize, weight: weight.fontWeight, design: .monospaced)
  }

  /// The size of labels' text: 17 points.
  public class var labelFontSize: CGFloat { 17 }

  /// The size of buttons' text: 18 points.
  public class var buttonFontSize: CGFloat { 18 }

  /// The size of small text: 12 points.
  public class var smallSystemFontSize: CGFloat { 12 }

  /// The size of the system's text: 14 points.
  public class var systemFontSize: CGFloat { 14 }

  // MARK: - Installed fonts

  /// The families of all fonts but the system's, sorted. Asks the system's font configuration the first time.
  public class var familyNames: [String] {
    AppFonts.registerOnce()
    return FontCatalog.families
  }

  /// Returns the PostScript names of a family's fonts; none where there is no such family.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    AppFonts.registerOnce()
    return FontCatalog.fontNames(inFamily: familyName)
  }

  // MARK: - Making

  private static func system(
    _ size: CGFloat, weight: FontWeight = .regular, italic: Bool = false, design: FontDesign = .standard,
    features: [FontFeature] = [], stretch: Double = 1
  ) -> UIFont {
    UIFont(
      instance: systemInstance(
        size: usable(size), weight: legible(weight, for: nil), italic: italic, design: design, features: features,
        stretch: stretch),
      features: features)
  }

  /// Returns the weight that is shown for one: a heavier one where the traits ask for Bold Text; the current ones where
  /// they do not say.
  static func legible(_ weight: FontWeight, for traits: UITraitCollection?) -> FontWeight {
    var legibility = traits?.legibilityWeight ?? .unspecified
    if legibility == .unspecified { legibility = UITraitCollection.current.legibilityWeight }
    return legibility == .bold ? weight.emboldened : weight
  }

  /// Returns the system font's face. Without one there is no text at all, so its absence ends the program with the
  /// reason.
  static func systemInstance(
    size: Double, weight: FontWeight, italic: Bool, design: FontDesign, features: [FontFeature], stretch: Double = 1
  ) -> FontInstance {
    do {
      return try FontCatalog.systemFont(
        size: size, weight: weight, italic: italic, design: design, features: features, stretch: stretch)
    } catch {
      fatalError("UIFont: \(error)")
    }
  }
}
