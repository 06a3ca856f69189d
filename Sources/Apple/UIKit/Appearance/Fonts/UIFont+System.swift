import Foundation
import Typefaces

extension UIFont {
  // As on iOS, each of these is two steps heavier than requested if the user prefers bold text.

  /// Returns the system font in its regular weight with a size in points.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize) }

  /// Returns the system font in a weight with a size in points.
  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    system(fontSize, weight: weight.fontWeight)
  }

  /// Returns the system font in a weight and a width with a size in points.
  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width) -> UIFont {
    system(fontSize, weight: weight.fontWeight, stretch: width.stretch)
  }

  /// Returns the emphasized system font with a size in points. It is semibold, as `.SFUI-Semibold` on iOS.
  /// ``systemFont(ofSize:weight:)`` returns a bold one.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize, weight: .emphasized) }

  /// Returns the system font in italic with a size in points.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { system(fontSize, italic: true) }

  /// Returns the system font with monospaced digits and a size in points.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    system(fontSize, weight: weight.fontWeight, features: [FontFeature("tnum")])
  }

  /// Returns the monospaced system font with a size in points.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    system(fontSize, weight: weight.fontWeight, design: .monospaced)
  }

  /// The font size of labels: 17 points.
  public class var labelFontSize: CGFloat { 17 }

  /// The font size of buttons: 18 points.
  public class var buttonFontSize: CGFloat { 18 }

  /// The font size of small text: 12 points.
  public class var smallSystemFontSize: CGFloat { 12 }

  /// The font size of the system's text: 14 points.
  public class var systemFontSize: CGFloat { 14 }

  // MARK: - Installed fonts

  /// The sorted names of the font families, without those of the system font. The first access reads the system's font
  /// configuration.
  public class var familyNames: [String] {
    AppFonts.registerOnce()
    return FontCatalog.families
  }

  /// Returns the PostScript names of a family's fonts; empty if there is no such family.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    AppFonts.registerOnce()
    return FontCatalog.fontNames(inFamily: familyName)
  }

  // MARK: - Creating

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

  /// Returns a weight for traits, which is heavier with bold text. Without a value, the current traits are used.
  static func legible(_ weight: FontWeight, for traits: UITraitCollection?) -> FontWeight {
    var legibility = traits?.legibilityWeight ?? .unspecified
    if legibility == .unspecified { legibility = UITraitCollection.current.legibilityWeight }
    return legibility == .bold ? weight.emboldened : weight
  }

  /// Returns the face of the system font. Without one, no text can be displayed, so the program stops with the reason.
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
