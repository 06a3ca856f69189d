import CoreGraphics

/// Switches.
///
/// Values without a source are judged by eye from screenshots of iOS 13 to 18.
package struct SwitchMeasures: Sendable {
  /// control-metrics: UISwitch, intrinsic size.
  package var size = CGSize(width: 51, height: 31)
  /// The distance that the frame extends beyond the alignment rectangle. control-metrics: UISwitch, intrinsic size,
  /// crosscheck.
  package var alignmentInset: CGFloat = 2
  /// design-26: D181, for iOS 18.
  package var knobInset: CGFloat = 2
  /// The width of a touched knob.
  package var touchedKnobWidth: CGFloat = 34
  /// The width of a knob; nil for a circle. design-26: D181, for iOS 18.
  package var knobWidth: CGFloat?
  /// The color of the groove of a switch that is off. Over a white or grouped background, this gray is that of an
  /// iPhone.
  package var offColor = UIColor.secondarySystemFill
  /// The values of design templates for iOS 13.
  package var knobShadows = KnobShadows(
    wide: ShadowMeasures(opacity: 0.15, y: 3, blur: 8), tight: ShadowMeasures(opacity: 0.06, y: 3, blur: 1))

  /// control-metrics: UISwitch, frame size / intrinsic size. design-26: D180, D181 and D183 for the light, E096 for the
  /// dark.
  static let iOS26: SwitchMeasures = {
    var measures = SwitchMeasures()
    measures.size = CGSize(width: 63, height: 28)
    measures.knobWidth = 37
    measures.touchedKnobWidth = 39
    measures.offColor = UIColor {
      $0.userInterfaceStyle == .dark
        ? UIColor(red: 235 / 255, green: 235 / 255, blue: 245 / 255, alpha: 0.3) : UIColor(white: 0, alpha: 66 / 255)
    }
    measures.knobShadows = KnobShadows(
      wide: ShadowMeasures(opacity: 0.11, y: 1, radius: 3), tight: ShadowMeasures(opacity: 0, y: 0, radius: 1))
    return measures
  }()
}

extension SwitchMeasures {
  var knobHeight: CGFloat { size.height - 2 * knobInset }
  var restingKnobWidth: CGFloat { knobWidth ?? knobHeight }
}
