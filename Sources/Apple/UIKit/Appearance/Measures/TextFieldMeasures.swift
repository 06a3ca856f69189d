import CoreGraphics

/// Text fields.
///
/// Values without a source are judged by eye from screenshots of iOS 13 to 18.
package struct TextFieldMeasures: Sendable {
  /// control-metrics: UITextField, roundedRect height.
  package var leastRoundedHeight: CGFloat = 34
  /// The height of a line beyond its font's height in whole points, unless its text is hidden: found in frames that
  /// Interface Builder saved for fields of many fonts.
  package var lineExtra: CGFloat = 1
  /// The same in a field without a border and without text.
  package var emptyFieldExtra: CGFloat = 1

  // MARK: - Borders

  /// The insets of the text from the border. design-26: D207, for iOS 18.
  package var roundedInsets = UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
  package var bezelInsets = UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
  package var lineInsets = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
  /// The additional height of a line in a border: found in frames that Interface Builder saved.
  package var roundedHeight: CGFloat = 12
  package var bezelHeight: CGFloat = 6
  package var lineHeight: CGFloat = 4
  /// design-26: D206, for iOS 18.
  package var cornerRadius: CGFloat = 5
  /// The minimum width; a pixel is less on most screens.
  package var strokeWidth: CGFloat = 0.5
  /// design-26: D206.
  package var strokeColor = UIColor.shade(light: (0, 0.2), dark: (1, 0.2))
  package var disabledFill = UIColor.shade(light: (0.98, 1), dark: (0.11, 1))

  // MARK: - Clear button

  package var clearButtonSide: CGFloat = 19
  package var clearButtonInset: CGFloat = 5
  /// The distance between the text and the button.
  package var clearButtonGap: CGFloat = 2
  /// The inset of the disc, which is a little smaller than the touchable area.
  package var clearButtonDiscInset: CGFloat = 2.25
  package var clearButtonAlpha: CGFloat = 0.6
  package var touchedClearButtonAlpha: CGFloat = 0.9
  /// The inset of the cross in the disc at each side, as a share.
  package var clearButtonCrossInset: CGFloat = 0.31
  package var clearButtonLineWidth: CGFloat = 1.5
}
