import Typefaces

@testable import Typesetting

/// Short forms for the texts of tests.
enum Fixture {
  static func system(_ size: Double = 17, _ weight: FontWeight = .regular) throws -> FontInstance {
    try FontCatalog.systemFont(size: size, weight: weight)
  }

  static func text(
    _ string: String, _ font: FontInstance, _ change: (inout TextStyle, inout ParagraphStyle) -> Void = { _, _ in }
  ) -> StyledText {
    var style = TextStyle(font: font)
    var paragraph = ParagraphStyle()
    change(&style, &paragraph)
    return StyledText(string, style: style, paragraphStyle: paragraph)
  }

  static func width(_ string: String, _ font: FontInstance) -> Double {
    TextLayout.size(of: string, font: font).width
  }
}

extension TextLayout {
  /// Returns the displayed text of each line according to its glyphs: hidden text is omitted, an ellipsis is "…".
  func shown(_ string: String) -> [String] {
    let units = Array(string.utf16)
    return lines.map { line in
      // Runs are in logical order, and the ellipsis keeps its position.
      line.runs.map { run in
        run.range.isEmpty ? "…" : String(decoding: units[run.range], as: UTF16.self)
      }.joined().trimmingSpaces()
    }
  }
}

extension String {
  func trimmingSpaces() -> String {
    var result = self[...]
    while result.last == " " || result.last == "\n" {
      result.removeLast()
    }
    return String(result)
  }
}

/// Returns the parts between which a line may break.
func breakableParts(_ string: String) -> [String] {
  let units = Array(string.utf16)
  let breaks = LineBreaks(units[...], graphemes: GraphemeBoundaries(units[...]))
  var parts: [[UInt16]] = [[]]
  for (index, unit) in units.enumerated() {
    parts[parts.count - 1].append(unit)
    if index + 1 < units.count, breaks.mayEnd(after: index) {
      parts.append([])
    }
  }
  return parts.map { String(decoding: $0, as: UTF16.self) }
}
