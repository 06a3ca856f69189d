import CoreGraphics

/// Sliders.
///
/// Judged by eye from screenshots of iOS 13 to 18 is what names no other source.
package struct SliderMeasures: Sendable {
  /// control-metrics: UISlider, frame height on IB canvas.
  package var height: CGFloat = 31
  /// How far a slider reaches beyond its alignment rectangle. control-metrics: the same row.
  package var alignmentInsets = UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  /// design-26: D186, for iOS 18.
  package var trackHeight: CGFloat = 4
  package var trackInset: CGFloat = 2
  /// design-26: D187, for iOS 18.
  package var knobSide: CGFloat = 28
  /// Between the track and the images at its ends.
  package var imageGap: CGFloat = 8
  /// How far beside the knob a finger still takes hold of it.
  package var grabSlop: CGFloat = 12
  /// As design templates for iOS 13 state them.
  package var knobShadows = KnobShadows(
    wide: ShadowMeasures(opacity: 0.12, y: 6, blur: 13), tight: ShadowMeasures(opacity: 0.12, y: 0.5, blur: 4))

  /// design-26: D185.
  static let iOS26: SliderMeasures = {
    var measures = SliderMeasures()
    measures.height = 34
    measures.alignmentInsets = .zero
    return measures
  }()
}
