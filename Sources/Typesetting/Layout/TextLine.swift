/// A line of a text layout.
package struct TextLine: Sendable {
  /// The left end of the baseline, in the layout's coordinates.
  package var origin: GlyphPosition
  /// The greatest of its runs, baseline offsets included; never below 0.
  package var ascent: Double
  package var descent: Double
  package var leading: Double
  /// The typographic width, without trailing white space.
  package var width: Double
  package var trailingWhitespaceWidth: Double
  /// The upper edge of the line's box.
  package var top: Double
  /// Of the line's box: line height rules are in it, line spacing is not.
  package var height: Double
  /// UTF-16 offsets, trailing white space and newline included.
  package var range: Range<Int>
  /// From left to right.
  package var runs: [GlyphRun]
  /// The part of the layout's width that obstacles left for the line; nil for all of it.
  package var fragment: Range<Double>?
  package var isTruncated: Bool
  /// Whether the paragraph ends with the line; else the text goes on in the next one, and white space at its end hangs.
  package internal(set) var endsParagraph = true
  package var isRightToLeft: Bool

  // How the line is to be moved into its width.
  var alignment: TextAlignment = .natural
  var leadingInset = 0.0
  var trailingInset = 0.0
}
