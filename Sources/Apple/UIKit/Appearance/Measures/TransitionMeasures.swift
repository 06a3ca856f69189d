import CoreGraphics
import QuartzCore

/// Pushing, popping, presenting and dismissing.
package struct TransitionMeasures: Sendable {
  /// Seconds that pushing and popping take. control-metrics: UINavigationController push, duration, parallax.
  package var slideDuration: CFTimeInterval = 0.35
  /// Seconds that presenting and dismissing take. Judged by eye from recordings.
  package var coverDuration: CFTimeInterval = 0.4
  /// How far the lower view gives way, as a fraction of the width. control-metrics: UINavigationController push, duration,
  /// parallax.
  package var parallax: CGFloat = 0.3
  /// The shade over the lower view. Judged by eye from recordings.
  package var shadeAlpha: CGFloat = 0.1
}
