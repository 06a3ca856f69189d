import CoreGraphics

/// Text fields.
///
/// Judged by eye from screenshots of iOS 13 to 18 is what names no other source.
package struct TextFieldMeasures: Sendable {
  /// control-metrics: UITextField, roundedRect height.
  package var leastRoundedHeight: CGFloat = 34
  /// What a line has beyond its font's height in whole points, unless its text is hidden: found in frames that Interface
  /// Builder saved for fields of many fonts.
  package var lineExtra: CGFloat = 1
  /// The same in a field without a border and without text.
  package var emptyFieldExtra: CGFloat = 1

  // MARK: - Borders

  /// What the border keeps free around the text. design-26: D207, for iOS 18.
  package var roundedInsets = UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
  package var bezelInsets = UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
  package var lineInsets = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
  /// What the border adds to the height of a line: found in frames that Interface Builder saved.
  package var roundedHeight: CGFloat = 12
  package var bezelHeight: CGFloat = 6
  package var lineHeight: CGFloat = 4
  /// design-26: D206, for iOS 18.
  package var cornerRadius: CGFloat = 5
  /// At the least: a pixel is less on most screens.
  package var strokeWidth: CGFloat = 0.5
  /// design-26: D206.
  package var strokeColor = UIColor.shade(light: (0, 0.2), dark: (1, 0.2))
  package var disabledFill = UIColor.shade(light: (0.98, 1), dark: (0.11, 1))

  // MARK: - Clear button

  package var clearButtonSide: CGFloat = 19
  package var clearButtonInset: CGFloat = 5
  /// Between the text and the button.
  package var clearButtonGap: CGFloat = 2
  /// The disc is a little smaller than what takes the touch.
  package var clearButtonDiscInset: CGFloat = 2.25
  package var clearButtonAlpha: CGFloat = 0.6
  package var touchedClearButtonAlpha: CGFloat = 0.9
  /// What the cross leaves of the disc at each side, as a share of it.
  package var clearButtonCrossInset: CGFloat = 0.31
  package var clearButtonLineWidth: CGFloat = 1.5
}
