/// A style that this framework draws.
protocol PaintedStyle: ShapeStyle {
  func paint(in environment: EnvironmentValues) -> Paint
}
