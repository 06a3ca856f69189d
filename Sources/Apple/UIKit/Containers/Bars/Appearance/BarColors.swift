import CoreGraphics

/// Applies the colors of bars from before appearances to appearances.
@MainActor
enum BarColors {
  static func apply(
    _ tint: UIColor?, _ isTranslucent: Bool, to appearance: UIBarAppearance, _ measures: BarMeasures
  ) {
    if isTranslucent {
      appearance.backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
      appearance.backgroundColor = tint?.withAlphaComponent(measures.translucentAlpha)
    } else {
      appearance.backgroundEffect = nil
      appearance.backgroundColor = tint ?? .opaqueBar
    }
  }

  /// Returns the style of a bar: its appearance's, or otherwise that of its bar style.
  static func style(of appearance: UIBarAppearance, _ barStyle: UIBarStyle) -> UIUserInterfaceStyle {
    guard appearance.overrideUserInterfaceStyle == .unspecified else { return appearance.overrideUserInterfaceStyle }
    return barStyle == .black ? .dark : .unspecified
  }

  /// Applies properties from before appearances to the standard appearance, unless that was set.
  static func apply(
    _ tint: UIColor?, _ isTranslucent: Bool, of bar: UIView, to appearance: UIBarAppearance
  ) {
    guard bar.appearanceMarks.heedOldBarProperties else { return }
    apply(tint, isTranslucent, to: appearance, bar.measures.bars)
  }
}
