import CoreGraphics
import Foundation

/// A namespace for the effects of the Photos app. Apple does not document their computation. These effects follow their
/// descriptions, and use sRGB components.
///
/// - Source: developer.apple.com/documentation/coreimage/cifilter/photoeffectnoir() and its neighbors
enum PhotoEffects {
  static let all: [FilterDefinition] =
    effects.map { name, effect in
      FilterDefinition("CIPhotoEffect\(name)", kCICategoryColorEffect, [.number("inputExtrapolate", 0, 0...1)]) {
        image, _ in image.mappedComponents(effect)
      }
    }

  private static func gray(_ color: Pixel) -> Float { 0.299 * color.x + 0.587 * color.y + 0.114 * color.z }

  /// Returns a value on an S-shaped curve around the center. An amount of 0 does not change values.
  private static func contrast(_ value: Float, _ amount: Float) -> Float {
    let clipped = min(max(value, 0), 1)
    return clipped + (clipped * clipped * (3 - 2 * clipped) - clipped) * amount
  }

  private static func contrast(_ color: Pixel, _ amount: Float) -> Pixel {
    Pixel(contrast(color.x, amount), contrast(color.y, amount), contrast(color.z, amount), 1)
  }

  private static func saturated(_ color: Pixel, _ amount: Float) -> Pixel {
    Pixel(repeating: gray(color)).mixed(color, amount)
  }

  /// Returns a color in the range from the first color for black to the second one for white.
  private static func range(_ color: Pixel, _ black: Pixel, _ white: Pixel) -> Pixel { black + color * (white - black) }

  private static let effects: [(String, @Sendable (Pixel) -> Pixel)] = [
    // The effect is black and white.
    ("Mono", { Pixel(repeating: contrast(gray($0), 0.15)) }),
    // The effect is black and white with exaggerated contrast.
    ("Noir", { Pixel(repeating: contrast(contrast(gray($0), 0.9), 0.4)) }),
    // The effect is black and white without additional contrast.
    ("Tonal", { Pixel(repeating: 0.06 + 0.9 * gray($0)) }),
    // The effect has reduced saturation.
    ("Fade", { range(saturated($0, 0.6), Pixel(0.12, 0.11, 0.1, 0), Pixel(0.95, 0.95, 0.93, 0)) }),
    // The effect has increased saturation.
    ("Chrome", { contrast(saturated($0, 1.25), 0.35) }),
    // The effect has the distorted colors of instant film: warm, with faded blacks.
    (
      "Instant",
      { range(saturated(contrast($0, 0.25), 0.75), Pixel(0.1, 0.08, 0.08, 0), Pixel(1, 0.95, 0.82, 0)) }
    ),
    // The effect emphasizes cool colors.
    (
      "Process",
      { range(contrast(saturated($0, 0.9), 0.3), Pixel(0.02, 0.06, 0.12, 0), Pixel(0.92, 0.98, 0.96, 0)) }
    ),
    // The effect emphasizes warm colors.
    (
      "Transfer",
      { range(saturated(contrast($0, 0.3), 0.85), Pixel(0.12, 0.06, 0.05, 0), Pixel(1, 0.96, 0.85, 0)) }
    ),
  ]
}
