import UIKit

/// A style that has its own fainter levels.
protocol LeveledStyle: ShapeStyle {
  /// Returns the paint of a level. Level 0 is the style itself.
  func paint(level: Int, in environment: EnvironmentValues) -> Paint
}

/// A fainter level of a style.
private struct StyleLevel<S: ShapeStyle>: PaintedStyle, LeveledStyle {
  let style: S
  let level: Int

  func paint(in environment: EnvironmentValues) -> Paint { paint(level: 0, in: environment) }

  func paint(level other: Int, in environment: EnvironmentValues) -> Paint {
    let level = level + other
    if let leveled = style as? any LeveledStyle { return leveled.paint(level: level, in: environment) }
    let shares = ForegroundStyles.shares
    return style.painted(in: environment).faded(shares[min(level, shares.count - 1)])
  }
}

extension ShapeStyle {
  /// The second level of the style, which is fainter than the first.
  ///
  /// - Source: developer.apple.com/documentation/swiftui/shapestyle/secondary-swift.property
  public var secondary: some ShapeStyle { StyleLevel(style: self, level: 1) }
  /// The third level of the style.
  public var tertiary: some ShapeStyle { StyleLevel(style: self, level: 2) }
  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { StyleLevel(style: self, level: 3) }
  /// The fifth level of the style.
  public var quinary: some ShapeStyle { StyleLevel(style: self, level: 4) }
}

extension HierarchicalShapeStyle: LeveledStyle {
  func paint(level: Int, in environment: EnvironmentValues) -> Paint {
    HierarchicalShapeStyle(level: self.level + level).paint(in: environment)
  }
}

extension ForegroundStyle: LeveledStyle {
  func paint(level: Int, in environment: EnvironmentValues) -> Paint {
    HierarchicalShapeStyle(level: level).paint(in: environment)
  }
}

extension BackgroundStyle: LeveledStyle {
  func paint(level: Int, in environment: EnvironmentValues) -> Paint {
    guard level > 0, environment.backgroundStyle == nil else { return paint(in: environment) }
    let color: UIColor = level == 1 ? .secondarySystemBackground : .tertiarySystemBackground
    return .color(color.resolvedColor(with: environment.traitCollection))
  }
}

extension AnyShapeStyle: LeveledStyle {
  func paint(level: Int, in environment: EnvironmentValues) -> Paint {
    func paint<S: ShapeStyle>(_ style: S) -> Paint { StyleLevel(style: style, level: level).paint(in: environment) }
    return paint(style)
  }
}
