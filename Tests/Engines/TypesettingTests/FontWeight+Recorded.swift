import Testing
import Typefaces

extension FontWeight {
  /// Returns the weight of a name in the tables of recorded figures.
  static func recorded(_ name: String) throws -> FontWeight {
    let weights: [String: FontWeight] = [
      "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
      "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
    return try #require(weights[name])
  }
}
