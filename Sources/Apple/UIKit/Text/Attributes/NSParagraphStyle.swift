import Foundation

/// The line breaking, alignment and spacing of a paragraph.
///
/// Unchecked: Apple declares it sendable as well. A shared style must not be changed.
///
/// - Source: developer.apple.com/documentation/uikit/nsparagraphstyle
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  /// It must be the first stored property. Foundation's CFEqual on Linux reads these bits of an attribute's value; if
  /// they are 0, it mistakes the value for a Core Foundation object and traps.
  private let foundationMark: UInt = 0x3FF00

  /// Changed by `NSMutableParagraphStyle` only.
  var values: ParagraphValues

  private static let standard = NSParagraphStyle()

  /// The style of text without one.
  open class var `default`: NSParagraphStyle { standard }

  /// Creates a style with default values.
  public override init() {
    values = ParagraphValues()
    super.init()
  }

  @usableFromInline
  init(values: ParagraphValues) {
    self.values = values
    super.init()
  }

  /// Returns an immutable style with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values: values) }

  /// Returns a mutable style with the same values.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// The space between the lines of the paragraph, in points; never negative.
  ///
  /// - Default: 0.
  open var lineSpacing: CGFloat { values.lineSpacing }

  /// The space after the paragraph, in points.
  ///
  /// - Default: 0.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }

  /// The space before the paragraph, in points, unless it is the first one.
  ///
  /// - Default: 0.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }

  /// The alignment of the lines.
  ///
  /// - Default: `.natural`.
  open var alignment: NSTextAlignment { values.alignment }

  /// The indent of all lines but the first from the leading edge, in points.
  ///
  /// - Default: 0.
  open var headIndent: CGFloat { values.headIndent }

  /// The end of the lines, in points: from the leading edge if positive, otherwise from the trailing edge.
  ///
  /// - Default: 0.
  open var tailIndent: CGFloat { values.tailIndent }

  /// The indent of the first line from the leading edge, in points.
  ///
  /// - Default: 0.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }

  /// The minimum height of a line, in points.
  ///
  /// - Default: 0.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }

  /// The maximum height of a line, in points; 0 for no limit.
  ///
  /// - Default: 0.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }

  /// The factor of the natural height of lines, applied before its limits; 0 for none.
  ///
  /// - Default: 0.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

  /// The layout of text that is wider than its line.
  ///
  /// - Default: `.byWordWrapping`.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }

  /// The preferences for the choice between line breaks.
  ///
  /// - Default: none.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy { values.lineBreakStrategy }

  /// The direction of the paragraph.
  ///
  /// - Default: `.natural`.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }

  /// Whether characters may move closer together before text is truncated.
  ///
  /// - Default: `false`.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }

  /// The distance of the tab stops after the last of `tabStops`, in points; 0 for none.
  ///
  /// - Default: 0.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }

  /// The tab stops.
  ///
  /// - Default: twelve, 28 points apart.
  open var tabStops: [NSTextTab] { values.tabStops }

  /// The fraction of its width that a line must fill when it breaks before a word. If it fills less, the word is
  /// hyphenated where possible. 0 leaves it to the layout manager, whose own factor is 0 by default, which allows soft
  /// hyphens only. At 1, every word is hyphenated where possible.
  ///
  /// Words are hyphenated by the rules of the text's language (`kCTLanguageAttributeName`, "NSLanguage") or else of the
  /// first of `Locale.preferredLanguages`, if its patterns are installed. They are Debian's packages `hyphen-…`.
  ///
  /// - Default: 0; 1 where `usesDefaultHyphenation` is `true`.
  open var hyphenationFactor: Float {
    values.hyphenationFactor == 0 && values.usesDefaultHyphenation ? 1 : values.hyphenationFactor
  }

  /// Whether words are hyphenated as the system decides if `hyphenationFactor` is 0. Here, they are hyphenated wherever
  /// possible; iOS may hyphenate fewer words in some languages.
  ///
  /// - Default: `false`.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }

  /// The lists that contain the paragraph, the outermost first.
  ///
  /// - Default: none.
  open var textLists: [NSTextList] { values.textLists }

  /// Returns whether an object is a style with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return other === self || other.values == values
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(values.alignment)
    hasher.combine(values.lineBreakMode)
    hasher.combine(values.lineSpacing)
    return hasher.finalize()
  }
}

/// The direction of a paragraph.
///
/// - Source: developer.apple.com/documentation/uikit/nswritingdirection
public enum NSWritingDirection: Int, Sendable {
  /// The direction of the first character that has one.
  case natural = -1
  /// Lines begin at the left.
  case leftToRight = 0
  /// Lines begin at the right.
  case rightToLeft = 1
}
