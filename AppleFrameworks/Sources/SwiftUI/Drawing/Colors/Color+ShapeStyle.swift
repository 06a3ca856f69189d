extension Color: ShapeStyle, PaintedStyle {
  func paint(in environment: EnvironmentValues) -> Paint {
    return .color(resolve(in: environment))
  }
}

extension ShapeStyle where Self == Color {
  /// The system's red color.
  public static var red: Color { .red }
  /// The system's orange color.
  public static var orange: Color { .orange }
  /// The system's yellow color.
  public static var yellow: Color { .yellow }
  /// The system's green color.
  public static var green: Color { .green }
  /// The system's mint color.
  public static var mint: Color { .mint }
  /// The system's teal color.
  public static var teal: Color { .teal }
  /// The system's cyan color.
  public static var cyan: Color { .cyan }
  /// The system's blue color.
  public static var blue: Color { .blue }
  /// The system's indigo color.
  public static var indigo: Color { .indigo }
  /// The system's purple color.
  public static var purple: Color { .purple }
  /// The system's pink color.
  public static var pink: Color { .pink }
  /// The system's brown color.
  public static var brown: Color { .brown }
  /// The system's gray color.
  public static var gray: Color { .gray }
  /// The color white.
  public static var white: Color { .white }
  /// The color black.
  public static var black: Color { .black }
  /// A transparent color.
  public static var clear: Color { .clear }
  /// The accent color: the tint color, the accent color of the asset catalog, or blue.
  public static var accentColor: Color { .accentColor }
}
