import CoreGraphics
import Foundation
import Typesetting

/// Text with attributes, laid out and ready to be drawn: what labels and `NSAttributedString`'s own drawing stand on.
///
/// Making one does all the work of layout; drawing it is cheap. Sizes are not rounded.
package struct TextDrawing {
  /// The lines, in points from the top left corner.
  package let layout: TextLayout
  let attributes: [TextAttributes]

  /// Lays text out.
  ///
  /// - Parameters:
  ///   - width: nil for no limit.
  ///   - height: lines that do not fit into it whole are left out; nil for no limit.
  ///   - maximumLines: 0 for no limit.
  ///   - lineBreakMode: overrides the paragraphs' own one unless it is nil.
  ///   - direction: the direction of text that has none.
  ///   - keepsLastEmptyLine: text that ends with a newline gets another line, where a caret can stand.
  ///   - usesFontLeading: whether the space that fonts want between lines counts.
  ///   - obstacles: what lines keep out of.
  ///   - container: what attachments hear that they lie in.
  ///   - spacesTextStyles: whether the space below a line of a text style is the guidelines'.
  ///   - hyphenationFactor: of paragraphs that have none of their own.
  ///   - keepsLines: false where only the size is wanted: see `TextLayout`.
  package init(
    _ text: NSAttributedString, width: CGFloat? = nil, height: CGFloat? = nil, maximumLines: Int = 0,
    lineBreakMode: NSLineBreakMode? = nil, direction: UIUserInterfaceLayoutDirection = .leftToRight,
    keepsLastEmptyLine: Bool = false, usesFontLeading: Bool = true, obstacles: (any LineObstacles)? = nil,
    container: NSTextContainer? = nil, spacesTextStyles: Bool = false, hyphenationFactor: CGFloat = 0,
    keepsLines: Bool = true
  ) {
    var attributes: [TextAttributes] = []
    var styled = StyledText(
      text, attributes: &attributes, width: width, container: container, spacesTextStyles: spacesTextStyles,
      hyphenationFactor: Double(hyphenationFactor))
    styled.ignoresFontLeading = !usesFontLeading
    layout = TextLayout(
      styled, width: width.map { Double($0) } ?? .infinity, height: height.map { Double($0) } ?? .infinity,
      maximumLines: maximumLines,
      lineBreakMode: lineBreakMode.flatMap { LineBreakMode(rawValue: $0.rawValue) },
      naturalDirection: direction == .rightToLeft ? .rightToLeft : .leftToRight,
      keepsLastEmptyLine: keepsLastEmptyLine, obstacles: obstacles, keepsLines: keepsLines)
    self.attributes = attributes
  }

  /// No text.
  static var empty: TextDrawing { TextDrawing(NSAttributedString(string: "")) }

  /// The room that the lines take, in points.
  package var size: CGSize { CGSize(width: CGFloat(layout.usedWidth), height: CGFloat(layout.usedHeight)) }

  /// How wide a single line is that has all the room it wants, without the white space at its end.
  package var widthWithoutTrailingSpace: CGFloat {
    size.width - CGFloat(layout.lines.first?.trailingWhitespaceWidth ?? 0)
  }

  /// The room that the lines take without the space that the last line's font wants below it: a label has no more.
  package var sizeWithoutLastLeading: CGSize {
    CGSize(width: size.width, height: size.height - CGFloat(layout.lines.last?.leading ?? 0))
  }

  /// How far below the top the first line's baseline is.
  package var firstBaseline: CGFloat { CGFloat(layout.firstBaseline) }

  /// How far below the top the last line's baseline is.
  package var lastBaseline: CGFloat { CGFloat(layout.lastBaseline) }

  /// How far above and below its line the text of any line may reach, in points: fonts that stand in for missing
  /// characters do not make lines higher, nor do double underlines.
  var overhang: CGFloat {
    var result = 0.0
    for line in layout.lines {
      for run in line.runs where run.attachment == nil {
        // The system font's letters stay in its lines. Marks of other fonts are seen a third of their size beyond.
        let room = run.font.design == nil ? run.font.pointSize / 3 : 0
        var below = run.font.descent + room
        if attributes[run.tag].underline.contains(.double) {
          below = max(below, 1.5 * run.font.underlineThickness - run.font.underlinePosition)
        }
        result = max(result, run.font.ascent + room - line.ascent, below - line.descent)
      }
    }
    return CGFloat(result)
  }

  /// Whether some text is not shown.
  package var isTruncated: Bool { layout.isTruncated }
}
