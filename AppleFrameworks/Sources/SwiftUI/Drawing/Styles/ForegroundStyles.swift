/// The levels of the foreground style: primary, secondary, tertiary.
///
/// Unchecked: The type is immutable, and styles are values.
struct ForegroundStyles: @unchecked Sendable {
  var styles: [AnyShapeStyle]

  /// Returns the paint of a level, which is that of its own style or a fainter primary one.
  func paint(_ level: Int, in environment: EnvironmentValues) -> Paint {
    if level < styles.count { return styles[level].paint(in: environment) }
    let base = styles.last?.paint(in: environment) ?? .color(.label)
    return base.faded(Self.shares[min(max(level - styles.count + 1, 0), Self.shares.count - 1)])
  }

  /// The opacities of the levels of a style that sets only one level.
  static let shares: [Double] = [1, 0.5, 0.25, 0.18, 0.1]
}

extension EnvironmentValues {
  /// The environment in which styles that refer to the foreground use its default.
  var withoutForeground: EnvironmentValues {
    var result = self
    result.foregroundStyles = nil
    return result
  }
}
