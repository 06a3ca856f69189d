import CoreGraphics
import Foundation

/// What a `UIColor` is made of.
enum ColorStorage: Sendable {
  /// Extended gray: 0 is black, 1 is white.
  case gray(white: CGFloat, alpha: CGFloat)
  /// Extended sRGB: what lies outside 0...1 is outside sRGB's colors.
  case rgb(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  /// Display P3.
  case displayP3(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  /// A color of another color space.
  case core(CGColor)
  /// A color of the system's, by style, contrast and level.
  case system(SystemColorVariants)
  /// A color that a closure chooses by traits.
  case provider(DynamicColorProvider)
  /// Another dynamic color with an alpha of its own.
  case dynamicAlpha(UIColor, CGFloat)
}

/// The closure of a dynamic color, in an object so that it has an identity to compare by.
///
/// Unchecked: `UIColor` is sendable on Apple's systems whatever its closure holds.
final class DynamicColorProvider: @unchecked Sendable {
  let color: (UITraitCollection) -> UIColor

  init(_ color: @escaping (UITraitCollection) -> UIColor) { self.color = color }
}
