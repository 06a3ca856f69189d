import CoreGraphics

/// What the colours that bars had before appearances do to those.
@MainActor
enum BarColors {
  /// How much of its tint a translucent bar has.
  private static let translucentAlpha: CGFloat = 0.85

  static func apply(_ tint: UIColor?, _ isTranslucent: Bool, to appearance: UIBarAppearance) {
    if isTranslucent {
      appearance.backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
      appearance.backgroundColor = tint?.withAlphaComponent(translucentAlpha)
    } else {
      appearance.backgroundEffect = nil
      appearance.backgroundColor = tint ?? BarMetrics.opaqueColor
    }
  }
}
