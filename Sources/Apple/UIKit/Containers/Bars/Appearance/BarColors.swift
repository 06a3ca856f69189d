import CoreGraphics

/// What the colors that bars had before appearances do to those.
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

  /// The style of a bar: its appearance's, else that of its bar style.
  static func style(of appearance: UIBarAppearance, _ barStyle: UIBarStyle) -> UIUserInterfaceStyle {
    guard appearance.overrideUserInterfaceStyle == .unspecified else { return appearance.overrideUserInterfaceStyle }
    return barStyle == .black ? .dark : .unspecified
  }

  /// What the properties from before appearances say becomes the standard appearance's, unless that was set.
  static func apply(
    _ tint: UIColor?, _ isTranslucent: Bool, of bar: UIView, to appearance: UIBarAppearance
  ) {
    guard bar.appearanceMarks.heedOldBarProperties else { return }
    apply(tint, isTranslucent, to: appearance, bar.measures.bars)
  }
}
