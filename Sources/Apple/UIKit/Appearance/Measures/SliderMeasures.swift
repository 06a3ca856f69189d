import CoreGraphics

/// Sliders.
///
/// Values without a source are judged by eye from screenshots of iOS 13 to 18.
package struct SliderMeasures: Sendable {
  /// control-metrics: UISlider, frame height on IB canvas.
  package var height: CGFloat = 31
  /// The distances that a slider extends beyond its alignment rectangle. control-metrics: the same row.
  package var alignmentInsets = UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  /// design-26: D186, for iOS 18.
  package var trackHeight: CGFloat = 4
  package var trackInset: CGFloat = 2
  /// design-26: D187, for iOS 18.
  package var knobSize = CGSize(width: 28, height: 28)
  /// The heights of a track without a thumb, and of ticks below the track. No measure is public (design-26: D295):
  /// judged by eye.
  package var thumblessTrackHeight: CGFloat = 12
  package var tickSide: CGFloat = 4
  package var tickGap: CGFloat = 4
  /// design-26: D189, for iOS 18.
  package var maximumTrackColor = UIColor.systemFill
  /// The distance between the track and the images at its ends.
  package var imageGap: CGFloat = 8
  /// The distance beside the knob within which a touch grabs it.
  package var grabSlop: CGFloat = 12
  /// The values of design templates for iOS 13.
  package var knobShadows = KnobShadows(
    wide: ShadowMeasures(opacity: 0.12, y: 6, blur: 13), tight: ShadowMeasures(opacity: 0.12, y: 0.5, blur: 4))

  /// design-26: D185 to D190.
  static let iOS26: SliderMeasures = {
    var measures = SliderMeasures.iOS26Canvas
    measures.trackHeight = 6
    measures.trackInset = 0
    measures.knobSize = CGSize(width: 37, height: 24)
    measures.maximumTrackColor = .shade(light: (0, 26 / 255), dark: (1, 26 / 255))
    measures.knobShadows = KnobShadows(
      wide: ShadowMeasures(opacity: 0.11, y: 1, radius: 3), tight: ShadowMeasures(opacity: 0, y: 0, radius: 1))
    return measures
  }()

  /// As Interface Builder shows it. design-26: D185.
  static let iOS26Canvas: SliderMeasures = {
    var measures = SliderMeasures()
    measures.height = 34
    measures.alignmentInsets = .zero
    return measures
  }()
}
