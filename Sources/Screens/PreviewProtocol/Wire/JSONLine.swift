import Foundation

/// A value as one line of JSON.
///
/// `JSONEncoder` writes U+2028, U+2029 and U+0085 as they are, which JSON allows. Readers that split by Unicode's line
/// breaks, as Python's `splitlines()` does, would take one line for several: texts of storyboards have such characters.
/// Here they are escaped.
package enum JSONLine {
  /// - Returns: The value with sorted keys, without a line break at its end; the same bytes for the same value.
  package static func text(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var text = ""
    // Outside of its strings a line of JSON is ASCII, so that whatever breaks a line stands in a string and may be
    // escaped there.
    for scalar in String(decoding: try encoder.encode(value), as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\u{2028}": text += "\\u2028"
      case "\u{2029}": text += "\\u2029"
      case "\u{85}": text += "\\u0085"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
