import UIKit

/// A gradient around a point.
///
/// - Source: developer.apple.com/documentation/swiftui/radialgradient
public struct RadialGradient: View, ShapeStyle, ViewStyle {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// Creates a gradient around a point of the area, between two radii in points.
  nonisolated public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Creates a gradient of evenly spaced colors around a point of the area, between two radii in points.
  nonisolated public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  nonisolated func paint(in environment: EnvironmentValues) -> Paint {
    gradient.paint(.radial(center, startRadius, endRadius), in: environment)
  }

  /// The type of the body, which does not exist because the framework implements the type.
  public typealias Body = Never
}

extension ShapeStyle where Self == RadialGradient {
  /// Returns a gradient around a point of the area, between two radii in points.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Returns a gradient of evenly spaced colors around a point of the area, between two radii in points.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
