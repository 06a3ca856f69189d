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
  /// Whether a drag anywhere in the content leads back. design-26: E186.
  package var popsFromContent = false

  static let iOS26: TransitionMeasures = {
    var measures = TransitionMeasures()
    measures.popsFromContent = true
    return measures
  }()
}
