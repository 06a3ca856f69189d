import ToolSupport
import UIKit
import ViewHost

/// The short names of text sizes on the command line.
enum TextSize {
  private static let categories: [(name: String, category: UIContentSizeCategory)] = [
    ("XS", .extraSmall), ("S", .small), ("M", .medium), ("L", .large), ("XL", .extraLarge),
    ("XXL", .extraExtraLarge), ("XXXL", .extraExtraExtraLarge), ("AX1", .accessibilityMedium),
    ("AX2", .accessibilityLarge), ("AX3", .accessibilityExtraLarge), ("AX4", .accessibilityExtraExtraLarge),
    ("AX5", .accessibilityExtraExtraExtraLarge),
  ]

  static func category(named name: String) throws -> UIContentSizeCategory {
    if let match = categories.first(where: { $0.name == name.uppercased() }) { return match.category }
    throw CommandFailure.noTextSize(name, among: categories.map(\.name))
  }
}
