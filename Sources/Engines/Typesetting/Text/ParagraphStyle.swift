/// The line breaking, alignment and spacing of a paragraph, with the properties and defaults of `NSParagraphStyle`.
package struct ParagraphStyle: Hashable, Sendable {
  package var alignment: TextAlignment = .natural
  package var lineBreakMode: LineBreakMode = .wordWrapping
  package var baseWritingDirection: WritingDirection = .natural
  /// The distance between the boxes of two lines, in points. Negative values count as 0.
  package var lineSpacing: Double = 0
  /// The space between the paragraph's last line and the next paragraph, in points.
  package var paragraphSpacing: Double = 0
  /// The space before the paragraph's first line, except at the top of the text, in points.
  package var paragraphSpacingBefore: Double = 0
  /// The factor of a line's natural height, or 0 for none.
  package var lineHeightMultiple: Double = 0
  package var minimumLineHeight: Double = 0
  /// The maximum height of a line, or 0 for no limit.
  package var maximumLineHeight: Double = 0
  /// The indent of the first line from the leading edge, in points.
  package var firstLineHeadIndent: Double = 0
  package var headIndent: Double = 0
  /// The end of lines in points: from the leading edge if it is positive, from the trailing edge otherwise.
  package var tailIndent: Double = 0
  package var tabStops: [TabStop] = TabStop.defaults
  /// The distance of tab stops after the last one of `tabStops`, or 0 for none.
  package var defaultTabInterval: Double = 0
  /// Whether Korean text breaks only between words, and not between syllables.
  package var keepsHangulWords = false
  /// Whether the last line has at least two words, if possible.
  package var avoidsOrphans = false
  /// The fraction of a line's width below which a word is divided to fill it. 0 disables hyphenation except at soft
  /// hyphens. Values above 1 count as 1.
  package var hyphenationFactor: Double = 0
  /// The language of hyphenation, such as "en" or "en-GB", or nil for that of the text.
  package var language: String?

  package init() {}
}

/// The treatment of text that is wider than its line, with the raw values of `NSLineBreakMode`.
package enum LineBreakMode: Int, Hashable, Sendable {
  case wordWrapping
  case charWrapping
  case clipping
  case truncatingHead
  case truncatingTail
  case truncatingMiddle

  package var truncates: Bool { rawValue >= LineBreakMode.truncatingHead.rawValue }
}

/// The position of a line in its width. `natural` is the edge at which the paragraph's direction begins.
package enum TextAlignment: Hashable, Sendable {
  case left
  case center
  case right
  case justified
  case natural
}

/// The direction of a paragraph. `natural` is the direction of the first strong character.
package enum WritingDirection: Hashable, Sendable {
  case natural
  case leftToRight
  case rightToLeft
}
