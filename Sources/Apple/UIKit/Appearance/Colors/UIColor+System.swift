extension UIColor {
  // MARK: - Hues

  /// A red that adapts to style and contrast.
  public class var systemRed: UIColor { SystemColors.systemRed }

  /// A green that adapts to style and contrast.
  public class var systemGreen: UIColor { SystemColors.systemGreen }

  /// A blue that adapts to style and contrast.
  public class var systemBlue: UIColor { SystemColors.systemBlue }

  /// An orange that adapts to style and contrast.
  public class var systemOrange: UIColor { SystemColors.systemOrange }

  /// A yellow that adapts to style and contrast.
  public class var systemYellow: UIColor { SystemColors.systemYellow }

  /// A pink that adapts to style and contrast.
  public class var systemPink: UIColor { SystemColors.systemPink }

  /// A purple that adapts to style and contrast.
  public class var systemPurple: UIColor { SystemColors.systemPurple }

  /// A teal that adapts to style and contrast.
  public class var systemTeal: UIColor { SystemColors.systemTeal }

  /// An indigo that adapts to style and contrast.
  public class var systemIndigo: UIColor { SystemColors.systemIndigo }

  /// A brown that adapts to style and contrast.
  public class var systemBrown: UIColor { SystemColors.systemBrown }

  /// A mint that adapts to style and contrast.
  public class var systemMint: UIColor { SystemColors.systemMint }

  /// A cyan that adapts to style and contrast.
  public class var systemCyan: UIColor { SystemColors.systemCyan }

  // MARK: - Grays

  /// A gray that is similar in light and dark.
  public class var systemGray: UIColor { SystemColors.systemGray }

  /// The second of six grays. Those with higher numbers are closer to the background.
  public class var systemGray2: UIColor { SystemColors.systemGray2 }

  /// The third of six grays. Those with higher numbers are closer to the background.
  public class var systemGray3: UIColor { SystemColors.systemGray3 }

  /// The fourth of six grays. Those with higher numbers are closer to the background.
  public class var systemGray4: UIColor { SystemColors.systemGray4 }

  /// The fifth of six grays. Those with higher numbers are closer to the background.
  public class var systemGray5: UIColor { SystemColors.systemGray5 }

  /// The sixth of six grays. Those with higher numbers are closer to the background.
  public class var systemGray6: UIColor { SystemColors.systemGray6 }

  // MARK: - Text and lines

  /// The color of primary text.
  public class var label: UIColor { SystemColors.label }

  /// The color of secondary text, such as a subtitle.
  public class var secondaryLabel: UIColor { SystemColors.secondaryLabel }

  /// The color of tertiary text.
  public class var tertiaryLabel: UIColor { SystemColors.tertiaryLabel }

  /// The color of quaternary text, such as a watermark.
  public class var quaternaryLabel: UIColor { SystemColors.quaternaryLabel }

  /// The color of links.
  public class var link: UIColor { SystemColors.link }

  /// The color of the placeholder in an empty field.
  public class var placeholderText: UIColor { SystemColors.placeholderText }

  /// The color of a translucent separator line.
  public class var separator: UIColor { SystemColors.separator }

  /// The color of an opaque separator line.
  public class var opaqueSeparator: UIColor { SystemColors.opaqueSeparator }

  // MARK: - Backgrounds

  /// The background of a screen.
  public class var systemBackground: UIColor { SystemColors.systemBackground }

  /// The background of content on `systemBackground`.
  public class var secondarySystemBackground: UIColor { SystemColors.secondarySystemBackground }

  /// The background of content on `secondarySystemBackground`.
  public class var tertiarySystemBackground: UIColor { SystemColors.tertiarySystemBackground }

  /// The background of a grouped table.
  public class var systemGroupedBackground: UIColor { SystemColors.systemGroupedBackground }

  /// The background of content on `systemGroupedBackground`, such as a cell.
  public class var secondarySystemGroupedBackground: UIColor { SystemColors.secondarySystemGroupedBackground }

  /// The background of content on `secondarySystemGroupedBackground`.
  public class var tertiarySystemGroupedBackground: UIColor { SystemColors.tertiarySystemGroupedBackground }

  // MARK: - Fills

  /// An overlay color for small shapes, such as the track of a slider.
  public class var systemFill: UIColor { SystemColors.systemFill }

  /// An overlay color for medium-sized shapes, such as the background of a switch.
  public class var secondarySystemFill: UIColor { SystemColors.secondarySystemFill }

  /// An overlay color for large shapes, such as a field or button.
  public class var tertiarySystemFill: UIColor { SystemColors.tertiarySystemFill }

  /// An overlay color for large areas with complex content.
  public class var quaternarySystemFill: UIColor { SystemColors.quaternarySystemFill }
}
