import UIKit

/// Colors that pass over into each other.
///
/// - Source: developer.apple.com/documentation/swiftui/gradient
public struct Gradient: Hashable, Sendable {
  /// A color and where it is reached: 0 at the beginning, 1 at the end.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Stop]

  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Colors at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  func paint(_ kind: GradientPaint.Kind, in environment: EnvironmentValues) -> Paint {
    .gradient(GradientPaint(kind: kind, stops: stops.map { ($0.color.resolve(in: environment), $0.location) }))
  }
}

/// A style that is a view of its own.
protocol ViewStyle: PaintedStyle, PrimitiveView {}

extension ViewStyle {
  @MainActor static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode<Self> {
    LeafNode(view, context) { FillBox($0, node: $1, style: { AnyShapeStyle($0) }) }
  }
}

/// A gradient along a line.
///
/// - Source: developer.apple.com/documentation/swiftui/lineargradient
public struct LinearGradient: View, ShapeStyle, ViewStyle {
  let gradient: Gradient
  let start: UnitPoint
  let end: UnitPoint

  nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    start = startPoint
    end = endPoint
  }
  nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  nonisolated func paint(in environment: EnvironmentValues) -> Paint {
    gradient.paint(.linear(start, end), in: environment)
  }
  public typealias Body = Never
}

/// A gradient around a point.
///
/// - Source: developer.apple.com/documentation/swiftui/radialgradient
public struct RadialGradient: View, ShapeStyle, ViewStyle {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  nonisolated public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }
  nonisolated public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  nonisolated func paint(in environment: EnvironmentValues) -> Paint {
    gradient.paint(.radial(center, startRadius, endRadius), in: environment)
  }
  public typealias Body = Never
}

/// A gradient that goes round a point.
///
/// - Source: developer.apple.com/documentation/swiftui/angulargradient
public struct AngularGradient: View, ShapeStyle, ViewStyle {
  let gradient: Gradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  nonisolated public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }
  nonisolated public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// A gradient of a whole turn.
  nonisolated public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: Angle(degrees: angle.degrees + 360))
  }
  nonisolated public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  nonisolated func paint(in environment: EnvironmentValues) -> Paint {
    gradient.paint(.angular(center, startAngle, endAngle), in: environment)
  }
  public typealias Body = Never
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
  {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension Color {
  /// The usual gradient of the color: it is lighter above, and the color itself below.
  public var gradient: AnyGradient { AnyGradient(content: .color(self)) }
}

/// A gradient from top to bottom that a view may give another form.
///
/// - Source: developer.apple.com/documentation/swiftui/anygradient
public struct AnyGradient: Hashable, ShapeStyle, PaintedStyle {
  enum Content: Hashable, Sendable {
    case gradient(Gradient)
    case color(Color)
  }

  let content: Content

  init(content: Content) { self.content = content }
  public init(_ gradient: Gradient) { content = .gradient(gradient) }

  func paint(in environment: EnvironmentValues) -> Paint {
    let kind = GradientPaint.Kind.linear(.top, .bottom)
    switch content {
    case .gradient(let gradient): return gradient.paint(kind, in: environment)
    case .color(let color):
      let own = color.resolve(in: environment)
      return .gradient(GradientPaint(kind: kind, stops: [(own.lighter(by: Self.light), 0), (own, 1)]))
    }
  }

  /// How much of the way to white the upper end goes. Judged by eye from screenshots.
  private static let light: CGFloat = 0.2
}

extension UIColor {
  fileprivate func lighter(by share: CGFloat) -> UIColor {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    func part(_ value: CGFloat) -> CGFloat { value + (1 - value) * share }
    return UIColor(red: part(red), green: part(green), blue: part(blue), alpha: alpha)
  }
}
