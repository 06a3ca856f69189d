import CoreGraphics
import QuartzCore

/// Pushing, popping, presenting and dismissing.
package struct TransitionMeasures: Sendable {
  /// The duration in seconds of pushing and popping. control-metrics: UINavigationController push, duration, parallax.
  package var slideDuration: CFTimeInterval = 0.35
  /// The duration in seconds of presenting and dismissing. Judged by eye from recordings.
  package var coverDuration: CFTimeInterval = 0.4
  /// The distance that the lower view moves, as a fraction of the width. control-metrics: UINavigationController push,
  /// duration, parallax.
  package var parallax: CGFloat = 0.3
  /// The opacity of the shade over the lower view. Judged by eye from recordings.
  package var shadeAlpha: CGFloat = 0.1
  /// Whether a drag anywhere in the content pops the screen. design-26: E186.
  package var popsFromContent = false

  static let iOS26: TransitionMeasures = {
    var measures = TransitionMeasures()
    measures.popsFromContent = true
    return measures
  }()
}
