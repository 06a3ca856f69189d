import UIKit

/// The background style of the environment.
///
/// - Source: developer.apple.com/documentation/swiftui/backgroundstyle
public struct BackgroundStyle: ShapeStyle, PaintedStyle {
  /// Creates the style.
  public init() {}
  func paint(in environment: EnvironmentValues) -> Paint {
    environment.backgroundStyle?.paint(in: environment)
      ?? .color(UIColor.systemBackground.resolvedColor(with: environment.traitCollection))
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background style of the environment, or the system's background.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
