import CoreGraphics

/// What controls of several kinds share. Judged by eye from screenshots of iOS 13 to 18.
package struct ControlMeasures: Sendable {
  /// What is left of a disabled control's looks.
  package var disabledAlpha: CGFloat = 0.5
  /// What is left of title and image of a button or bar item while it is touched.
  package var touchedAlpha: CGFloat = 0.2
  /// Of the lines between the halves of steppers and between segments.
  package var dividerColor = UIColor(red: 142 / 255, green: 142 / 255, blue: 147 / 255, alpha: 0.3)
  package var dividerWidth: CGFloat = 1
}
