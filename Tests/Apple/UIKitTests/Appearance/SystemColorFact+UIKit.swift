import RecordedFacts
import Testing
import UIKit

extension SystemColorFact {
  /// The color, or nil for a name that is not listed here.
  var color: UIColor? { Self.colors[name] }

  var traits: UITraitCollection {
    UITraitCollection {
      $0.userInterfaceStyle = style == "dark" ? .dark : .light
      $0.accessibilityContrast = contrast == "high" ? .high : .normal
      $0.userInterfaceLevel = level == "elevated" ? .elevated : .base
    }
  }

  private static let colors: [String: UIColor] = [
    "black": .black, "blue": .blue, "brown": .brown, "clear": .clear, "cyan": .cyan, "darkGray": .darkGray,
    "darkText": .darkText, "gray": .gray, "green": .green, "label": .label, "lightGray": .lightGray,
    "lightText": .lightText, "link": .link, "magenta": .magenta, "opaqueSeparator": .opaqueSeparator,
    "orange": .orange, "placeholderText": .placeholderText, "purple": .purple, "quaternaryLabel": .quaternaryLabel,
    "quaternarySystemFill": .quaternarySystemFill, "red": .red, "secondaryLabel": .secondaryLabel,
    "secondarySystemBackground": .secondarySystemBackground, "secondarySystemFill": .secondarySystemFill,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground, "separator": .separator,
    "systemBackground": .systemBackground, "systemBlue": .systemBlue, "systemBrown": .systemBrown,
    "systemCyan": .systemCyan, "systemFill": .systemFill, "systemGray": .systemGray, "systemGray2": .systemGray2,
    "systemGray3": .systemGray3, "systemGray4": .systemGray4, "systemGray5": .systemGray5,
    "systemGray6": .systemGray6, "systemGreen": .systemGreen, "systemGroupedBackground": .systemGroupedBackground,
    "systemIndigo": .systemIndigo, "systemMint": .systemMint, "systemOrange": .systemOrange,
    "systemPink": .systemPink, "systemPurple": .systemPurple, "systemRed": .systemRed, "systemTeal": .systemTeal,
    "systemYellow": .systemYellow, "tertiaryLabel": .tertiaryLabel,
    "tertiarySystemBackground": .tertiarySystemBackground, "tertiarySystemFill": .tertiarySystemFill,
    "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground, "white": .white, "yellow": .yellow,
  ]
}
