import CoreGraphics
import Foundation
import Typesetting

/// Attributed text that is laid out and ready to be drawn, as labels and `NSAttributedString` use it.
///
/// The initializer does all the work of layout; drawing is cheap. Sizes aren't rounded.
package struct TextDrawing {
  /// The lines, in points from the top left corner.
  package let layout: TextLayout
  let attributes: [TextAttributes]

  /// Lays text out.
  ///
  /// - Parameters:
  ///   - width: The available width; `nil` for no limit.
  ///   - height: The available height; `nil` for no limit. Lines that don't fit completely are omitted.
  ///   - maximumLines: The maximum number of lines; 0 for no limit.
  ///   - lineBreakMode: The mode that overrides that of the paragraphs; `nil` to use theirs.
  ///   - direction: The direction of text without one.
  ///   - keepsLastEmptyLine: Whether text that ends with a newline has another line, for the caret.
  ///   - usesFontLeading: Whether the leading of fonts is added between lines.
  ///   - obstacles: The areas that lines avoid.
  ///   - container: The container that attachments receive.
  ///   - spacesTextStyles: Whether lines of text styles have the line heights of the guidelines.
  ///   - hyphenationFactor: The factor of paragraphs without one.
  ///   - keepsLines: `false` if only the size is needed; see `TextLayout`.
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

  /// The layout of empty text.
  static var empty: TextDrawing { TextDrawing(NSAttributedString(string: "")) }

  /// The size of the lines, in points.
  package var size: CGSize { CGSize(width: CGFloat(layout.usedWidth), height: CGFloat(layout.usedHeight)) }

  /// The width of the text in a single line, without trailing white space.
  package var widthWithoutTrailingSpace: CGFloat {
    size.width - CGFloat(layout.lines.first?.trailingWhitespaceWidth ?? 0)
  }

  /// The size of the lines without the leading below the last one, as labels use it.
  package var sizeWithoutLastLeading: CGSize {
    CGSize(width: size.width, height: size.height - CGFloat(layout.lines.last?.leading ?? 0))
  }

  /// The distance of the first baseline from the top.
  package var firstBaseline: CGFloat { CGFloat(layout.firstBaseline) }

  /// The distance of the last baseline from the top.
  package var lastBaseline: CGFloat { CGFloat(layout.lastBaseline) }

  /// The distance above and below its line that text may reach, in points. Fallback fonts and double underlines don't
  /// increase the height of lines.
  var overhang: CGFloat {
    var result = 0.0
    for line in layout.lines {
      for run in line.runs where run.attachment == nil {
        // The glyphs of the system font stay within their lines. Marks of other fonts can reach a third of their size
        // beyond.
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

  /// Whether some text is omitted.
  package var isTruncated: Bool { layout.isTruncated }
}
