import UIKit

/// Blurs what lies behind.
///
/// - Source: developer.apple.com/documentation/swiftui/material
public struct Material: ShapeStyle, PaintedStyle {
  let style: UIBlurEffect.Style
  public static let ultraThin = Material(style: .systemUltraThinMaterial)
  public static let thin = Material(style: .systemThinMaterial)
  public static let regular = Material(style: .systemMaterial)
  public static let thick = Material(style: .systemThickMaterial)
  public static let ultraThick = Material(style: .systemChromeMaterial)
  public static let bar = Material(style: .systemChromeMaterial)
  func paint(in environment: EnvironmentValues) -> Paint { .material(style) }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
