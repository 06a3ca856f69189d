/// The system's dynamic colors, each created once. Their values are in `SystemColors+Table.swift`.
enum SystemColors {
  /// Returns the color with a name such as `labelColor`.
  static func named(_ name: String) -> UIColor? { byName[name] }

  private static let byName: [String: UIColor] = {
    let colors: [UIColor] = [
      systemRed, systemGreen, systemBlue, systemOrange, systemYellow, systemPink, systemPurple, systemTeal,
      systemIndigo, systemBrown, systemMint, systemCyan, systemGray, systemGray2, systemGray3, systemGray4,
      systemGray5, systemGray6, label, secondaryLabel, tertiaryLabel, quaternaryLabel, link, placeholderText,
      separator, opaqueSeparator, systemBackground, secondarySystemBackground, tertiarySystemBackground,
      systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground, systemFill,
      secondarySystemFill, tertiarySystemFill, quaternarySystemFill,
    ]
    var named: [String: UIColor] = [:]
    for case (.system(let variants), let color) in colors.map({ ($0.storage, $0) }) { named[variants.name] = color }
    return named
  }()
}
