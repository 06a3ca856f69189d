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

  /// A gray that is nearly the same in light and dark.
  public class var systemGray: UIColor { SystemColors.systemGray }

  /// The gray number 2 of 6: the higher, the nearer to the ground of the screen.
  public class var systemGray2: UIColor { SystemColors.systemGray2 }

  /// The gray number 3 of 6: the higher, the nearer to the ground of the screen.
  public class var systemGray3: UIColor { SystemColors.systemGray3 }

  /// The gray number 4 of 6: the higher, the nearer to the ground of the screen.
  public class var systemGray4: UIColor { SystemColors.systemGray4 }

  /// The gray number 5 of 6: the higher, the nearer to the ground of the screen.
  public class var systemGray5: UIColor { SystemColors.systemGray5 }

  /// The gray number 6 of 6: the higher, the nearer to the ground of the screen.
  public class var systemGray6: UIColor { SystemColors.systemGray6 }

  // MARK: - Text and lines

  /// Text that says what matters most.
  public class var label: UIColor { SystemColors.label }

  /// Text of the second rank, such as a subtitle.
  public class var secondaryLabel: UIColor { SystemColors.secondaryLabel }

  /// Text of the third rank.
  public class var tertiaryLabel: UIColor { SystemColors.tertiaryLabel }

  /// Text of the fourth rank, such as a watermark.
  public class var quaternaryLabel: UIColor { SystemColors.quaternaryLabel }

  /// Text that leads elsewhere.
  public class var link: UIColor { SystemColors.link }

  /// The hint in an empty field.
  public class var placeholderText: UIColor { SystemColors.placeholderText }

  /// A thin line that lets what lies behind show through.
  public class var separator: UIColor { SystemColors.separator }

  /// A thin line that hides what lies behind.
  public class var opaqueSeparator: UIColor { SystemColors.opaqueSeparator }

  // MARK: - Grounds

  /// The ground of a screen.
  public class var systemBackground: UIColor { SystemColors.systemBackground }

  /// The ground of a group upon `systemBackground`.
  public class var secondarySystemBackground: UIColor { SystemColors.secondarySystemBackground }

  /// The ground of a group upon `secondarySystemBackground`.
  public class var tertiarySystemBackground: UIColor { SystemColors.tertiarySystemBackground }

  /// The ground of a grouped table.
  public class var systemGroupedBackground: UIColor { SystemColors.systemGroupedBackground }

  /// The ground of a group upon `systemGroupedBackground`, such as a cell.
  public class var secondarySystemGroupedBackground: UIColor { SystemColors.secondarySystemGroupedBackground }

  /// The ground of a group upon `secondarySystemGroupedBackground`.
  public class var tertiarySystemGroupedBackground: UIColor { SystemColors.tertiarySystemGroupedBackground }

  // MARK: - Fills

  /// A thin overlay for small shapes, such as a slider's track.
  public class var systemFill: UIColor { SystemColors.systemFill }

  /// An overlay for shapes of middle size, such as a switch's ground.
  public class var secondarySystemFill: UIColor { SystemColors.secondarySystemFill }

  /// An overlay for large shapes, such as a field or button.
  public class var tertiarySystemFill: UIColor { SystemColors.tertiarySystemFill }

  /// An overlay for large areas of complex content.
  public class var quaternarySystemFill: UIColor { SystemColors.quaternarySystemFill }
}
