/// The foreground's styles: primary, secondary, tertiary.
struct ForegroundStyles: @unchecked Sendable {
  var styles: [AnyShapeStyle]

  /// The style of a level: what was given for it, or a fainter first one.
  func paint(_ level: Int, in environment: EnvironmentValues) -> Paint {
    if level < styles.count { return styles[level].paint(in: environment) }
    // The shares of opacity that secondary, tertiary and quaternary labels have on black: 0.6, 0.3, 0.18.
    let shares: [Double] = [1, 0.5, 0.25, 0.18, 0.1]
    let base = styles.last?.paint(in: environment) ?? .color(.label)
    return base.faded(shares[min(max(level - styles.count + 1, 0), shares.count - 1)])
  }
}

extension EnvironmentValues {
  /// For styles that stand for the foreground themselves.
  var withoutForeground: EnvironmentValues {
    var result = self
    result.foregroundStyles = nil
    return result
  }
}
