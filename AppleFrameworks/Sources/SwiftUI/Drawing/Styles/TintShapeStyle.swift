/// The style of the tint color.
///
/// - Source: developer.apple.com/documentation/swiftui/tintshapestyle
public struct TintShapeStyle: ShapeStyle, PaintedStyle {
  /// Creates the style.
  public init() {}
  func paint(in environment: EnvironmentValues) -> Paint {
    // A tint style inside a tint uses the tint of the outer environment.
    if let style = environment.tintStyle, !(style.style is TintShapeStyle) { return style.paint(in: environment) }
    return .color(Color.accentColor.resolve(in: environment))
  }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint style of the environment, or the accent color.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
