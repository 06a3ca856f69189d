/// Removes the main storyboard from an `Info.plist` by its lines.
package enum PropertyListEdit {
  static let keys = [
    "UIMainStoryboardFile", "UIMainStoryboardFile~ipad", "UIMainStoryboardFile~iphone", "UISceneStoryboardFile",
  ]

  /// Returns the storyboards in a property list, with their keys.
  package static func storyboards(in text: String) -> [(key: String, name: String)] {
    entries(in: text).map { ($0.key, $0.name) }
  }

  /// Returns the text without the keys of some storyboards.
  package static func removing(_ names: Set<String>, from text: String) -> String {
    var result = text
    for entry in entries(in: text).reversed() where names.contains(entry.name) {
      var range = entry.range
      // Include the spaces before it, and one line break.
      while range.lowerBound > text.startIndex {
        let before = text.index(before: range.lowerBound)
        guard text[before] == " " || text[before] == "\t" else { break }
        range = before..<range.upperBound
      }
      if range.upperBound < text.endIndex, text[range.upperBound].isNewline {
        range = range.lowerBound..<text.index(after: range.upperBound)
      }
      result.removeSubrange(range)
    }
    return result
  }

  private static func entries(in text: String) -> [(key: String, name: String, range: Range<String.Index>)] {
    let pattern = #/<key>\s*([A-Za-z~]+)\s*</key>\s*<string>([^<]*)</string>/#
    return text.matches(of: pattern).compactMap { match in
      let key = String(match.1)
      return keys.contains(key) ? (key, String(match.2), match.range) : nil
    }
  }
}
