import UIKit

/// A style that blurs the background.
///
/// - Source: developer.apple.com/documentation/swiftui/material
public struct Material: ShapeStyle, PaintedStyle {
  let style: UIBlurEffect.Style
  /// A material that lets most of the background through.
  public static let ultraThin = Material(style: .systemUltraThinMaterial)
  /// A material that lets more of the background through than usual.
  public static let thin = Material(style: .systemThinMaterial)
  /// The usual material.
  public static let regular = Material(style: .systemMaterial)
  /// A material that lets less of the background through than usual.
  public static let thick = Material(style: .systemThickMaterial)
  /// A material that lets the least of the background through.
  public static let ultraThick = Material(style: .systemChromeMaterial)
  /// The material of bars.
  public static let bar = Material(style: .systemChromeMaterial)
  func paint(in environment: EnvironmentValues) -> Paint { .material(style) }
}

extension ShapeStyle where Self == Material {
  /// A material that lets most of the background through.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A material that lets more of the background through than usual.
  public static var thinMaterial: Material { .thin }
  /// The usual material.
  public static var regularMaterial: Material { .regular }
  /// A material that lets less of the background through than usual.
  public static var thickMaterial: Material { .thick }
  /// A material that lets the least of the background through.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars.
  public static var bar: Material { .bar }
}
