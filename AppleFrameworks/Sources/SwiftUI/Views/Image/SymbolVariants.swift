import UIKit

/// Which drawing of a symbol is meant.
///
/// - Source: developer.apple.com/documentation/swiftui/symbolvariants
public struct SymbolVariants: Hashable, Sendable {
  var suffixes: [String] = []
  public static let none = SymbolVariants()
  public static let circle = SymbolVariants(suffixes: ["circle"])
  public static let square = SymbolVariants(suffixes: ["square"])
  public static let rectangle = SymbolVariants(suffixes: ["rectangle"])
  public static let fill = SymbolVariants(suffixes: ["fill"])
  public static let slash = SymbolVariants(suffixes: ["slash"])
  public var circle: SymbolVariants { adding("circle") }
  public var square: SymbolVariants { adding("square") }
  public var rectangle: SymbolVariants { adding("rectangle") }
  public var fill: SymbolVariants { adding("fill") }
  public var slash: SymbolVariants { adding("slash") }
  public func contains(_ other: SymbolVariants) -> Bool { Set(other.suffixes).isSubset(of: suffixes) }

  private func adding(_ suffix: String) -> SymbolVariants {
    suffixes.contains(suffix) ? self : SymbolVariants(suffixes: suffixes + [suffix])
  }

  /// A symbol's name with the variants that there are of it.
  func applied(to name: String, _ configuration: UIImage.SymbolConfiguration) -> String {
    var result = name
    // As symbols' names have them: the shape, then the slash, then the fill.
    for suffix in ["circle", "square", "rectangle", "slash", "fill"] where suffixes.contains(suffix) {
      let candidate = result + "." + suffix
      if !result.hasSuffix("." + suffix), UIImage(systemName: candidate, withConfiguration: configuration) != nil {
        result = candidate
      }
    }
    return result
  }
}
