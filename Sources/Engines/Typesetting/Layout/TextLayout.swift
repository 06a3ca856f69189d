package import Typefaces

/// A text that is broken into lines, with the positions of all glyphs. The layout is a value without side effects.
///
/// Lengths are in points, and y increases downward from the upper-left corner. No value is rounded: a label's size is
/// `usedWidth` and `usedHeight` rounded up to the pixels of its screen.
///
/// - Complexity: Creating a layout is linear in the displayed text.
package struct TextLayout: Sendable {
  package internal(set) var lines: [TextLine]
  /// The width of the widest line, including its indent and trailing white space up to the available width. A line that
  /// is broken after a space includes the width of that space. The value never exceeds the width of the text.
  package internal(set) var usedWidth: Double
  package internal(set) var usedHeight: Double
  /// Whether a part of the text is not displayed.
  package internal(set) var isTruncated: Bool
  /// The length of the entire text, in UTF-16 units.
  package let textLength: Int

  /// Lays out a text.
  ///
  /// - Parameters:
  ///   - width: The width, or `.infinity` for lines as long as their paragraphs. Negative values count as 0. At 0,
  ///     every character has its own line.
  ///   - height: The height. Lines that do not fit completely are omitted, except for the first one.
  ///   - maximumLines: The limit of lines, or 0 for no limit.
  ///   - lineBreakMode: The truncation of the last permitted line, as in UILabel and NSTextContainer. The lines before
  ///     it are wrapped by words, or by characters with `charWrapping`. If it is nil, each paragraph uses its own mode,
  ///     and a clipping or truncating paragraph is one line.
  ///   - naturalDirection: The direction of natural paragraphs without strong characters.
  ///   - keepsLastEmptyLine: Whether text that ends with a newline has another line for a caret.
  ///   - obstacles: The areas that lines avoid. Each remaining part of a row is a separate line.
  ///   - keepsLines: Whether all lines are kept. With `false`, for callers that need only the size and the metrics of
  ///     the first and the last line, the other lines are discarded to save memory in long texts. Layouts with a limit
  ///     of lines or height always keep all lines.
  package init(
    _ text: StyledText, width: Double = .infinity, height: Double = .infinity, maximumLines: Int = 0,
    lineBreakMode: LineBreakMode? = nil, naturalDirection: WritingDirection = .leftToRight,
    keepsLastEmptyLine: Bool = false, obstacles: (any LineObstacles)? = nil, keepsLines: Bool = true
  ) {
    var setter = LineSetter(
      text: text, width: width.isNaN ? 0 : max(0, width), height: height.isNaN ? 0 : height,
      maximumLines: max(0, maximumLines), mode: lineBreakMode, natural: naturalDirection, obstacles: obstacles,
      keepsLines: keepsLines)
    setter.run()
    if keepsLastEmptyLine, !setter.isTruncated, maximumLines == 0 || setter.lines.count < maximumLines,
      let last = text.utf16.last, CharacterClass.isNewline(last)
    {
      setter.addEmptyLine()
    }
    setter.align()
    lines = setter.lines
    usedWidth = setter.usedWidth
    usedHeight = lines.last.map { $0.top + $0.height } ?? 0
    isTruncated = setter.isTruncated
    textLength = text.count
  }

  /// The distance from the top to the first line's baseline, or 0 without lines.
  package var firstBaseline: Double { lines.first?.origin.y ?? 0 }

  /// The distance from the top to the last line's baseline, or 0 without lines.
  package var lastBaseline: Double { lines.last?.origin.y ?? 0 }

  /// Returns the size of a layout without keeping it.
  package static func size(
    of text: StyledText, width: Double = .infinity, height: Double = .infinity, maximumLines: Int = 0,
    lineBreakMode: LineBreakMode? = nil
  ) -> (width: Double, height: Double) {
    let layout = TextLayout(
      text, width: width, height: height, maximumLines: maximumLines, lineBreakMode: lineBreakMode, keepsLines: false)
    return (layout.usedWidth, layout.usedHeight)
  }

  /// Returns the size of a string on one line of any length, the most frequent request of labels. Newlines end the
  /// line. An empty string has no width and the height of a line. A few words of ASCII in the system font take about a
  /// microsecond.
  package static func size(of string: String, font: FontInstance) -> (width: Double, height: Double) {
    if let width = Shaper.shared.simpleWidth(of: string, font: font) {
      return (width, font.lineHeight)
    }
    let text = StyledText(string, style: TextStyle(font: font))
    let line = TextLayout(text, maximumLines: 1, lineBreakMode: .wordWrapping)
    return (line.usedWidth, line.usedHeight > 0 ? line.usedHeight : font.lineHeight)
  }
}
