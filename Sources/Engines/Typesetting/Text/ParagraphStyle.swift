/// How the lines of a paragraph are broken, placed and spaced; fields and defaults as `NSParagraphStyle`.
package struct ParagraphStyle: Hashable, Sendable {
  package var alignment: TextAlignment = .natural
  package var lineBreakMode: LineBreakMode = .wordWrapping
  package var baseWritingDirection: WritingDirection = .natural
  /// Points between a line's box and the next one's; a negative one counts as 0.
  package var lineSpacing: Double = 0
  /// Points after the paragraph's last line, before the next paragraph.
  package var paragraphSpacing: Double = 0
  /// Points before the paragraph's first line; not at the top of the text.
  package var paragraphSpacingBefore: Double = 0
  /// What a line's natural height is multiplied by; 0 for none.
  package var lineHeightMultiple: Double = 0
  package var minimumLineHeight: Double = 0
  /// 0 for no limit.
  package var maximumLineHeight: Double = 0
  /// From the leading edge, in points.
  package var firstLineHeadIndent: Double = 0
  package var headIndent: Double = 0
  /// Positive: from the leading edge; 0 or negative: from the trailing edge.
  package var tailIndent: Double = 0
  package var tabStops: [TabStop] = TabStop.defaults
  /// The distance of tab stops after the last one of `tabStops`; 0 for none.
  package var defaultTabInterval: Double = 0
  /// Whether Korean breaks between words only, and not between syllables.
  package var keepsHangulWords = false
  /// Whether a word goes down to the last line where one would stand there alone.
  package var avoidsOrphans = false
  /// A word is divided where its line, broken before it, would be filled less than to this share of its room. 0 for never,
  /// but at soft hyphens; more than 1 counts as 1.
  package var hyphenationFactor: Double = 0
  /// In what language words are divided, as "en" or "en-GB"; nil for the text's own.
  package var language: String?

  package init() {}
}

/// What happens to text that is wider than its line; raw values as `NSLineBreakMode`.
package enum LineBreakMode: Int, Hashable, Sendable {
  case wordWrapping
  case charWrapping
  case clipping
  case truncatingHead
  case truncatingTail
  case truncatingMiddle

  package var truncates: Bool { rawValue >= LineBreakMode.truncatingHead.rawValue }
}

/// Where a line lies in its width; `natural` is the edge at which the paragraph's direction begins.
package enum TextAlignment: Hashable, Sendable {
  case left
  case center
  case right
  case justified
  case natural
}

/// The direction of a paragraph; `natural` is that of its first strong character.
package enum WritingDirection: Hashable, Sendable {
  case natural
  case leftToRight
  case rightToLeft
}
