import RecordedFacts
import UIKit

/// Fonts by their names in tables of recorded figures.
enum RecordedFont {
  static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}

extension LabelSizeFact {
  /// The font, or nil if it does not exist.
  @MainActor var font: UIFont? {
    switch (family, weight) {
    case ("system", "italic"): .italicSystemFont(ofSize: pointSize)
    case ("system", _): RecordedFont.weights[weight].map { .systemFont(ofSize: pointSize, weight: $0) }
    case ("monospaced", _): RecordedFont.weights[weight].map { .monospacedSystemFont(ofSize: pointSize, weight: $0) }
    default: UIFont(name: family, size: pointSize)
    }
  }
}
