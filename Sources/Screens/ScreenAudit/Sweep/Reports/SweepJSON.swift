import Foundation

/// A sweep as JSON for other programs.
package enum SweepJSON {
  private struct Document: Codable {
    /// The version of the format, which changes if readers must change.
    let version: Int
    let screens: [SweptScreen]
  }

  /// Returns an object with `version` and `screens`, with keys in alphabetical order and a line break at the end.
  package static func text(of screens: [SweptScreen]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(Document(version: 1, screens: screens)), as: UTF8.self) + "\n"
  }
}
