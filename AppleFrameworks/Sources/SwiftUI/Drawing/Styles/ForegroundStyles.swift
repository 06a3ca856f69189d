/// The levels of the foreground style: primary, secondary, tertiary.
///
/// Unchecked: it never changes, and styles are values.
struct ForegroundStyles: @unchecked Sendable {
  var styles: [AnyShapeStyle]

  /// Returns the paint of a level: that of its own style, or else a fainter primary one.
  func paint(_ level: Int, in environment: EnvironmentValues) -> Paint {
    if level < styles.count { return styles[level].paint(in: environment) }
    let base = styles.last?.paint(in: environment) ?? .color(.label)
    return base.faded(Self.shares[min(max(level - styles.count + 1, 0), Self.shares.count - 1)])
  }

  /// The opacities of the levels of a style that sets one level only.
  static let shares: [Double] = [1, 0.5, 0.25, 0.18, 0.1]
}

extension EnvironmentValues {
  /// The default for styles that refer to the foreground.
  var withoutForeground: EnvironmentValues {
    var result = self
    result.foregroundStyles = nil
    return result
  }
}
