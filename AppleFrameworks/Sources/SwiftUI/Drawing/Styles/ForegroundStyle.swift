/// The foreground style of the environment.
///
/// - Source: developer.apple.com/documentation/swiftui/foregroundstyle
public struct ForegroundStyle: ShapeStyle, PaintedStyle {
  /// Creates the style.
  public init() {}
  func paint(in environment: EnvironmentValues) -> Paint { HierarchicalShapeStyle.primary.paint(in: environment) }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style of the environment.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
