import UIKit

/// The style of separators.
///
/// - Source: developer.apple.com/documentation/swiftui/separatorshapestyle
public struct SeparatorShapeStyle: ShapeStyle, PaintedStyle {
  /// Creates the style.
  public init() {}
  func paint(in environment: EnvironmentValues) -> Paint {
    .color(UIColor.separator.resolvedColor(with: environment.traitCollection))
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of separators.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
