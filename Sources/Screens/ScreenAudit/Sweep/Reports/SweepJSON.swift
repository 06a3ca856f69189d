import Foundation

/// A sweep as other programs read it.
package enum SweepJSON {
  private struct Document: Codable {
    /// Changes when a reader would have to.
    let version: Int
    let screens: [SweptScreen]
  }

  /// An object with `version` and `screens`, with keys in alphabetical order, ending with a line break.
  package static func text(of screens: [SweptScreen]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(Document(version: 1, screens: screens)), as: UTF8.self) + "\n"
  }
}
