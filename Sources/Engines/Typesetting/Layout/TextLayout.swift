package import Typefaces

/// Text broken into lines and set: where every glyph lies. A value; making one changes nothing else.
///
/// Lengths are points, y goes down from the top left corner. Nothing is rounded: a label's size is `usedWidth` and
/// `usedHeight` rounded up to the pixels of its screen. Making a layout takes time linear in the text that it shows.
package struct TextLayout: Sendable {
  package internal(set) var lines: [TextLine]
  /// The width of the widest line with its indent and the white space that it ends with, as far as there is room for that:
  /// a line that is broken after a space has the space's width, too. Never more than there is text.
  package internal(set) var usedWidth: Double
  package internal(set) var usedHeight: Double
  /// Some of the text is not shown.
  package internal(set) var isTruncated: Bool
  /// UTF-16 units of the whole text.
  package let textLength: Int

  /// - Parameters:
  ///   - width: `.infinity` for lines as long as their paragraphs; negative counts as 0. At 0 every character has its own
  ///     line.
  ///   - height: lines that do not fit in whole are left out, but for the first one.
  ///   - maximumLines: 0 for any number.
  ///   - lineBreakMode: how the last line that is allowed ends, as in UILabel and NSTextContainer: the lines before it are
  ///     wrapped by words (by characters with `charWrapping`). Nil leaves it to each paragraph: there a clipping or
  ///     truncating paragraph is one line.
  ///   - naturalDirection: of natural paragraphs without strong characters.
  ///   - keepsLastEmptyLine: text that ends with a newline gets another line, where a caret can stand.
  ///   - obstacles: what lines keep out of; each part of a row that is left gets a line of its own.
  ///   - keepsLines: false where only the size is wanted, and what the first and the last line say: the others are not kept, of which a
  ///     long text has more than memory should hold. Where the number of lines or the height is limited all are.
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

  /// From the top to the first line's baseline; 0 without lines.
  package var firstBaseline: Double { lines.first?.origin.y ?? 0 }

  /// From the top to the last line's baseline; 0 without lines.
  package var lastBaseline: Double { lines.last?.origin.y ?? 0 }

  /// The size of a layout, without keeping it.
  package static func size(
    of text: StyledText, width: Double = .infinity, height: Double = .infinity, maximumLines: Int = 0,
    lineBreakMode: LineBreakMode? = nil
  ) -> (width: Double, height: Double) {
    let layout = TextLayout(
      text, width: width, height: height, maximumLines: maximumLines, lineBreakMode: lineBreakMode, keepsLines: false)
    return (layout.usedWidth, layout.usedHeight)
  }

  /// The size of a string on one line, however long, in a font: what a label asks most. Newlines end the line.
  /// An empty string is 0 wide and a line high. About a microsecond for a few words of ASCII in the system font.
  package static func size(of string: String, font: FontInstance) -> (width: Double, height: Double) {
    if let width = Shaper.shared.simpleWidth(of: string, font: font) {
      return (width, font.lineHeight)
    }
    let text = StyledText(string, style: TextStyle(font: font))
    let line = TextLayout(text, maximumLines: 1, lineBreakMode: .wordWrapping)
    return (line.usedWidth, line.usedHeight > 0 ? line.usedHeight : font.lineHeight)
  }
}
