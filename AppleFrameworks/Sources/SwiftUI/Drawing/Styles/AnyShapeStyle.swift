/// A type-erased style.
///
/// - Source: developer.apple.com/documentation/swiftui/anyshapestyle
public struct AnyShapeStyle: ShapeStyle, PaintedStyle {
  let style: any ShapeStyle
  /// Creates a type-erased style from another style.
  public init<S: ShapeStyle>(_ style: S) {
    self.style = (style as? AnyShapeStyle)?.style ?? style
  }
  func paint(in environment: EnvironmentValues) -> Paint { style.painted(in: environment) }
}
