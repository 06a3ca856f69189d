import UIKit

/// A set of symbol variants.
///
/// - Source: developer.apple.com/documentation/swiftui/symbolvariants
public struct SymbolVariants: Hashable, Sendable {
  var suffixes: [String] = []
  /// The symbol without variants.
  public static let none = SymbolVariants()
  /// The variant in a circle.
  public static let circle = SymbolVariants(suffixes: ["circle"])
  /// The variant in a square.
  public static let square = SymbolVariants(suffixes: ["square"])
  /// The variant in a rectangle.
  public static let rectangle = SymbolVariants(suffixes: ["rectangle"])
  /// The filled variant.
  public static let fill = SymbolVariants(suffixes: ["fill"])
  /// The variant with a slash.
  public static let slash = SymbolVariants(suffixes: ["slash"])
  /// These variants and a circle.
  public var circle: SymbolVariants { adding("circle") }
  /// These variants and a square.
  public var square: SymbolVariants { adding("square") }
  /// These variants and a rectangle.
  public var rectangle: SymbolVariants { adding("rectangle") }
  /// These variants and a fill.
  public var fill: SymbolVariants { adding("fill") }
  /// These variants and a slash.
  public var slash: SymbolVariants { adding("slash") }
  /// Returns whether these variants include all of the others.
  public func contains(_ other: SymbolVariants) -> Bool { Set(other.suffixes).isSubset(of: suffixes) }

  private func adding(_ suffix: String) -> SymbolVariants {
    suffixes.contains(suffix) ? self : SymbolVariants(suffixes: suffixes + [suffix])
  }

  /// Returns a symbol's name with those of the variants that exist.
  func applied(to name: String, _ configuration: UIImage.SymbolConfiguration) -> String {
    var result = name
    // The order matches that in symbols' names: shape, slash, fill.
    for suffix in ["circle", "square", "rectangle", "slash", "fill"] where suffixes.contains(suffix) {
      let candidate = result + "." + suffix
      if !result.hasSuffix("." + suffix), UIImage(systemName: candidate, withConfiguration: configuration) != nil {
        result = candidate
      }
    }
    return result
  }
}
