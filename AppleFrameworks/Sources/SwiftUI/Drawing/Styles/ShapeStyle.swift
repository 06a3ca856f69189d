/// A color or a pattern that fills shapes and text.
///
/// - Source: developer.apple.com/documentation/swiftui/shapestyle
public protocol ShapeStyle: Sendable {
  /// The type of the style to which this one is resolved in an environment.
  ///
  /// - Default: `Never`, for styles that the framework draws.
  associatedtype Resolved: ShapeStyle = Never

  /// Returns the style for an environment.
  func resolve(in environment: EnvironmentValues) -> Self.Resolved
}

extension ShapeStyle where Resolved == Never {
  /// Returns the style for an environment. It is never called, because the framework draws styles without a resolved
  /// style.
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
