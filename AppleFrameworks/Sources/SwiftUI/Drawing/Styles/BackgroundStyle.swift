import UIKit

/// The style that the background has.
///
/// - Source: developer.apple.com/documentation/swiftui/backgroundstyle
public struct BackgroundStyle: ShapeStyle, PaintedStyle {
  public init() {}
  func paint(in environment: EnvironmentValues) -> Paint {
    environment.backgroundStyle?.paint(in: environment)
      ?? .color(UIColor.systemBackground.resolvedColor(with: environment.traitCollection))
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}
