/// The names of system colors in files, and the properties of UIColor.
enum SystemColorNames {
  private static let properties: Set<String> = [
    "systemRed", "systemGreen", "systemBlue", "systemOrange", "systemYellow", "systemPink", "systemPurple",
    "systemTeal", "systemIndigo", "systemBrown", "systemMint", "systemCyan", "systemGray", "systemGray2",
    "systemGray3", "systemGray4", "systemGray5", "systemGray6", "label", "secondaryLabel", "tertiaryLabel",
    "quaternaryLabel", "link", "placeholderText", "separator", "opaqueSeparator", "systemBackground",
    "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
    "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "systemFill", "secondarySystemFill",
    "tertiarySystemFill", "quaternarySystemFill", "darkText", "lightText", "tintColor",
  ]

  /// The names from before iOS 13 whose colors have different names now.
  private static let successors = [
    "groupTableViewBackgroundColor": "systemGroupedBackground",
    "tableCellGroupedBackgroundColor": "secondarySystemGroupedBackground",
  ]

  /// The components of colors from before iOS 7 that have no property of UIColor today, as they are when a file of that
  /// time is loaded.
  static let components = [
    "scrollViewTexturedBackgroundColor": "UIColor(red: 0.435, green: 0.443, blue: 0.475, alpha: 1)",
    "viewFlipsideBackgroundColor": "UIColor(red: 0.121, green: 0.129, blue: 0.141, alpha: 1)",
  ]

  /// Returns the property of UIColor for a color in a file, or nil if UIColor has none.
  static func property(_ name: String) -> String? {
    if let successor = successors[name] { return successor }
    if properties.contains(name) { return name }
    let short = name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name
    return properties.contains(short) ? short : nil
  }
}
