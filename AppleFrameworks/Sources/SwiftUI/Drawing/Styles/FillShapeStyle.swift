import UIKit

/// The style of the backgrounds of controls and of other filled shapes.
///
/// - Source: developer.apple.com/documentation/swiftui/fillshapestyle
public struct FillShapeStyle: ShapeStyle, PaintedStyle, LeveledStyle {
  /// Creates the style.
  public init() {}
  func paint(in environment: EnvironmentValues) -> Paint { paint(level: 0, in: environment) }

  func paint(level: Int, in environment: EnvironmentValues) -> Paint {
    let colors: [UIColor] = [.systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill]
    return .color(colors[min(level, colors.count - 1)].resolvedColor(with: environment.traitCollection))
  }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The style of the backgrounds of controls and of other filled shapes.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
