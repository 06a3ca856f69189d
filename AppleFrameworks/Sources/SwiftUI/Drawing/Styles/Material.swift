import UIKit

/// A style that blurs the background.
///
/// - Source: developer.apple.com/documentation/swiftui/material
public struct Material: ShapeStyle, PaintedStyle {
  let style: UIBlurEffect.Style
  /// The most transparent material.
  public static let ultraThin = Material(style: .systemUltraThinMaterial)
  /// A material that is more transparent than the regular one.
  public static let thin = Material(style: .systemThinMaterial)
  /// The regular material.
  public static let regular = Material(style: .systemMaterial)
  /// A material that is less transparent than the regular one.
  public static let thick = Material(style: .systemThickMaterial)
  /// The least transparent material.
  public static let ultraThick = Material(style: .systemChromeMaterial)
  /// The material of bars.
  public static let bar = Material(style: .systemChromeMaterial)
  func paint(in environment: EnvironmentValues) -> Paint { .material(style) }
}

extension ShapeStyle where Self == Material {
  /// The most transparent material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A material that is more transparent than the regular one.
  public static var thinMaterial: Material { .thin }
  /// The regular material.
  public static var regularMaterial: Material { .regular }
  /// A material that is less transparent than the regular one.
  public static var thickMaterial: Material { .thick }
  /// The least transparent material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars.
  public static var bar: Material { .bar }
}
