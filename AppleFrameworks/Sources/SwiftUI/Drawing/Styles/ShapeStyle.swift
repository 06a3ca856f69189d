/// A color or pattern for shapes and text.
///
/// - Source: developer.apple.com/documentation/swiftui/shapestyle
public protocol ShapeStyle: Sendable {
  /// The type of the style that this one becomes in an environment.
  ///
  /// - Default: `Never`, for styles that the framework draws.
  associatedtype Resolved: ShapeStyle = Never

  /// Returns the style for an environment.
  func resolve(in environment: EnvironmentValues) -> Self.Resolved
}

extension ShapeStyle where Resolved == Never {
  /// Never called: styles without a resolved style are drawn by the framework.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(type(of: self)) is a style of its own: it does not resolve to another")
  }
}

extension Never: ShapeStyle {}

extension ShapeStyle {
  /// Returns the paint for an environment.
  func painted(in environment: EnvironmentValues) -> Paint {
    if let style = self as? any PaintedStyle { return style.paint(in: environment) }
    if Resolved.self == Never.self { return .color(.clear) }
    return resolve(in: environment).painted(in: environment)
  }
}
