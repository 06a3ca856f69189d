import UIKit

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

  /// How much of the way to white the upper end goes. Judged by eye from screenshots.
  private static let light: CGFloat = 0.2
}

extension Color {
  /// The usual gradient of the color: it is lighter above, and the color itself below.
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
