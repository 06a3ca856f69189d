/// The style that the foreground has.
///
/// - Source: developer.apple.com/documentation/swiftui/foregroundstyle
public struct ForegroundStyle: ShapeStyle, PaintedStyle {
  public init() {}
  func paint(in environment: EnvironmentValues) -> Paint { HierarchicalShapeStyle.primary.paint(in: environment) }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
