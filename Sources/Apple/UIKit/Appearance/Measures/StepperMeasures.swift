import CoreGraphics

/// Steppers.
///
/// Judged by eye from screenshots of iOS 13 to 18 is what names no other source.
package struct StepperMeasures: Sendable {
  /// control-metrics: UIStepper, intrinsic size.
  package var size = CGSize(width: 94, height: 32)
  /// design-26: D199, for iOS 18.
  package var cornerRadius: CGFloat = 8
  package var dividerHeight: CGFloat = 18
  /// Of minus and plus.
  package var barLength: CGFloat = 15
  package var barWidth: CGFloat = 2
  /// What is left of the sign of a half that can't be stepped.
  package var disabledSignAlpha: CGFloat = 0.3
}
