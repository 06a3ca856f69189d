import CoreGraphics

/// Switches.
///
/// Judged by eye from screenshots of iOS 13 to 18 is what names no other source.
package struct SwitchMeasures: Sendable {
  /// control-metrics: UISwitch, intrinsic size.
  package var size = CGSize(width: 51, height: 31)
  /// How far the frame reaches beyond the alignment rectangle. control-metrics: UISwitch, intrinsic size, crosscheck.
  package var alignmentInset: CGFloat = 2
  /// design-26: D181, for iOS 18.
  package var knobInset: CGFloat = 2
  /// Of a knob under a finger.
  package var touchedKnobWidth: CGFloat = 34
  /// As design templates for iOS 13 state them.
  package var knobShadows = KnobShadows(
    wide: ShadowMeasures(opacity: 0.15, y: 3, blur: 8), tight: ShadowMeasures(opacity: 0.06, y: 3, blur: 1))

  /// control-metrics: UISwitch, frame size / intrinsic size.
  static let iOS26: SwitchMeasures = {
    var measures = SwitchMeasures()
    measures.size = CGSize(width: 63, height: 28)
    return measures
  }()
}

extension SwitchMeasures {
  var knobSide: CGFloat { size.height - 2 * knobInset }
}
