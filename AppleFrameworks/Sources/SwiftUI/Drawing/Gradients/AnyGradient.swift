import UIKit

/// A gradient from top to bottom, which views may draw in a different form.
///
/// - Source: developer.apple.com/documentation/swiftui/anygradient
public struct AnyGradient: Hashable, ShapeStyle, PaintedStyle {
  enum Content: Hashable, Sendable {
    case gradient(Gradient)
    case color(Color)
  }

  let content: Content

  init(content: Content) { self.content = content }
  /// Creates the top-to-bottom form of a gradient.
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

  /// The fraction by which the top is lightened toward white. The value is an estimate from screenshots.
  private static let light: CGFloat = 0.2
}

extension Color {
  /// The standard gradient of the color, which is lighter at the top.
  public var gradient: AnyGradient { AnyGradient(content: .color(self)) }
}

extension UIColor {
  fileprivate func lighter(by share: CGFloat) -> UIColor {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    func part(_ value: CGFloat) -> CGFloat { value + (1 - value) * share }
    return UIColor(red: part(red), green: part(green), blue: part(blue), alpha: alpha)
  }
}
