import UIKit

/// Finds the font that a table names by family and weight.
@MainActor
enum LabelFonts {
  static func font(family: String, weight: String, size: CGFloat) throws(Unsupported) -> UIFont {
    switch family {
    case "system":
      if weight == "italic" { return .italicSystemFont(ofSize: size) }
      return .systemFont(ofSize: size, weight: try named(weight))
    case "monospaced":
      return .monospacedSystemFont(ofSize: size, weight: try named(weight))
    case "monospacedDigit", "monospaced digits":
      return .monospacedDigitSystemFont(ofSize: size, weight: try named(weight))
    case "rounded", "serif":
      let design: UIFontDescriptor.SystemDesign = family == "serif" ? .serif : .rounded
      let system = UIFont.systemFont(ofSize: size, weight: try named(weight))
      guard let descriptor = system.fontDescriptor.withDesign(design) else {
        throw Unsupported("the system font has no design '\(family)'")
      }
      return UIFont(descriptor: descriptor, size: size)
    default:
      return try installed(family: family, weight: weight, size: size)
    }
  }

  private static func installed(family: String, weight: String, size: CGFloat) throws(Unsupported) -> UIFont {
    guard let font = UIFont(name: family, size: size) else {
      throw Unsupported("there is no font family '\(family)' on this machine")
    }
    let traits: UIFontDescriptor.SymbolicTraits
    switch weight {
    case "regular": return font
    case "bold": traits = .traitBold
    case "italic": traits = .traitItalic
    default: throw Unsupported("the family '\(family)' has no weight '\(weight)'")
    }
    guard let descriptor = font.fontDescriptor.withSymbolicTraits(traits) else {
      throw Unsupported("the family '\(family)' has no weight '\(weight)'")
    }
    return UIFont(descriptor: descriptor, size: size)
  }

  private static func named(_ weight: String) throws(Unsupported) -> UIFont.Weight {
    switch weight {
    case "ultraLight": .ultraLight
    case "thin": .thin
    case "light": .light
    case "regular": .regular
    case "medium": .medium
    case "semibold": .semibold
    case "bold": .bold
    case "heavy": .heavy
    case "black": .black
    default: throw Unsupported("there is no font weight '\(weight)'")
    }
  }
}
