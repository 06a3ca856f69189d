/// A style with a reduced opacity.
private struct FadedStyle<S: ShapeStyle>: PaintedStyle {
  let style: S
  let opacity: Double
  func paint(in environment: EnvironmentValues) -> Paint { style.painted(in: environment).faded(opacity) }
}

extension ShapeStyle {
  /// Returns the style with its opacity multiplied by a factor.
  public func opacity(_ opacity: Double) -> some ShapeStyle { FadedStyle(style: self, opacity: opacity) }
}
