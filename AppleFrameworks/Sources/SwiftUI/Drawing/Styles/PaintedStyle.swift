/// A style of ours.
protocol PaintedStyle: ShapeStyle {
  func paint(in environment: EnvironmentValues) -> Paint
}
