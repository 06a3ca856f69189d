import CoreGraphics
import Foundation

/// The storage of a `UIColor`.
enum ColorStorage: Sendable {
  /// A gray in extended range: 0 is black, 1 is white.
  case gray(white: CGFloat, alpha: CGFloat)
  /// A color in extended sRGB. Components outside of 0...1 are outside of sRGB.
  case rgb(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  /// A color in Display P3.
  case displayP3(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  /// A color in another color space.
  case core(CGColor)
  /// A color of the system, with variants for style, contrast and level.
  case system(SystemColorVariants)
  /// A dynamic color that a closure returns for traits.
  case provider(DynamicColorProvider)
  /// Another dynamic color with its own alpha.
  case dynamicAlpha(UIColor, CGFloat)
}

/// The closure of a dynamic color, wrapped in an object for comparisons by identity.
///
/// Unchecked: on Apple's systems, `UIColor` is sendable regardless of its closure.
final class DynamicColorProvider: @unchecked Sendable {
  let color: (UITraitCollection) -> UIColor

  init(_ color: @escaping (UITraitCollection) -> UIColor) { self.color = color }
}

/// The contents of a color as a parameter of an initializer that other modules inherit.
@usableFromInline
struct ColorContents {
  let storage: ColorStorage
}
