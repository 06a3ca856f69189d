/// A style that this framework paints.
protocol PaintedStyle: ShapeStyle {
  func paint(in environment: EnvironmentValues) -> Paint
}
