import CoreGraphics

/// Steppers.
///
/// Values without a source are judged by eye from screenshots of iOS 13 to 18.
package struct StepperMeasures: Sendable {
  /// control-metrics: UIStepper, intrinsic size.
  package var size = CGSize(width: 94, height: 32)
  /// design-26: D199, for iOS 18.
  /// Nil for a capsule.
  package var cornerRadius: CGFloat? = 8
  package var trackColor = UIColor.tertiarySystemFill
  package var signColor = UIColor.label
  package var dividerHeight: CGFloat = 18
  /// The length of the minus and plus signs.
  package var barLength: CGFloat = 15
  package var barWidth: CGFloat = 2
  /// The opacity of the sign of a disabled half.
  package var disabledSignAlpha: CGFloat = 0.3

  /// design-26: D198 and D199. The track is that of D199 over white.
  static let iOS26: StepperMeasures = {
    var measures = StepperMeasures()
    measures.cornerRadius = nil
    measures.barLength = 13
    measures.trackColor = .shade(light: (0, 12 / 255), dark: (1, 0.13))
    measures.signColor = .shade(light: (37 / 255, 1), dark: (1, 1))
    return measures
  }()
}
