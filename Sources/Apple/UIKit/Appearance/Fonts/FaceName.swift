import Typefaces

/// The words in the names of a family's faces, such as "Bold Italic".
enum FaceName {
  private static let weights: [(word: String, weight: FontWeight)] = [
    ("ultralight", .ultraLight), ("thin", .thin), ("semibold", .semibold), ("demibold", .semibold),
    ("light", .light), ("medium", .medium), ("bold", .bold), ("heavy", .heavy), ("black", .black),
  ]

  /// Returns the weight in the name of a face; regular if there is none.
  static func weight(in face: String) -> FontWeight {
    let words = face.lowercased().filter { !$0.isWhitespace && $0 != "-" }
    return weights.first { words.contains($0.word) }?.weight ?? .regular
  }

  static func isItalic(_ face: String) -> Bool {
    let words = face.lowercased()
    return words.contains("italic") || words.contains("oblique")
  }

  static func describing(_ instance: FontInstance) -> String {
    let weight =
      switch instance.weight {
      case .ultraLight: "Ultralight"
      case .thin: "Thin"
      case .light: "Light"
      case .medium: "Medium"
      case .semibold: "Semibold"
      case .bold: "Bold"
      case .heavy: "Heavy"
      case .black: "Black"
      default: ""
      }
    let words = [weight, instance.isItalic ? "Italic" : ""].filter { !$0.isEmpty }
    return words.isEmpty ? "Regular" : words.joined(separator: " ")
  }
}
