import Foundation

/// How the lines of a paragraph are broken, placed and spaced.
///
/// Unchecked: on Apple's systems it is sendable, and as there a style that is shared is not changed.
///
/// - Source: developer.apple.com/documentation/uikit/nsparagraphstyle
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  /// Must stay the first stored property: Foundation's CFEqual on Linux looks at these bits of an attribute's value, and
  /// takes it for one of Core Foundation's objects, and halts, where they are 0.
  private let foundationMark: UInt = 0x3FF00

  /// Only `NSMutableParagraphStyle` changes it.
  var values: ParagraphValues

  private static let standard = NSParagraphStyle()

  /// The style of text that has none.
  open class var `default`: NSParagraphStyle { standard }

  /// Creates a style with default values.
  public override init() {
    values = ParagraphValues()
    super.init()
  }

  init(values: ParagraphValues) {
    self.values = values
    super.init()
  }

  /// Returns a style with the same values that never changes.
  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values: values) }

  /// Returns a style with the same values that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// Points between the lines of the paragraph; never less than 0.
  ///
  /// - Default: 0.
  open var lineSpacing: CGFloat { values.lineSpacing }

  /// Points after the paragraph.
  ///
  /// - Default: 0.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }

  /// Points before the paragraph, unless it is the first one.
  ///
  /// - Default: 0.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }

  /// Where lines lie in their width.
  ///
  /// - Default: `.natural`.
  open var alignment: NSTextAlignment { values.alignment }

  /// Points between the leading edge and all lines but the first.
  ///
  /// - Default: 0.
  open var headIndent: CGFloat { values.headIndent }

  /// Where lines end: above 0 from the leading edge, else from the trailing edge, in points.
  ///
  /// - Default: 0.
  open var tailIndent: CGFloat { values.tailIndent }

  /// Points between the leading edge and the first line.
  ///
  /// - Default: 0.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }

  /// The least height of a line, in points.
  ///
  /// - Default: 0.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }

  /// The greatest height of a line, in points; 0 for no limit.
  ///
  /// - Default: 0.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }

  /// What the natural height of lines is multiplied by before it is limited; 0 for nothing.
  ///
  /// - Default: 0.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

  /// What happens to text that is wider than its line.
  ///
  /// - Default: `.byWordWrapping`.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }

  /// Which lines are thought beautiful when there is a choice.
  ///
  /// - Default: none.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy { values.lineBreakStrategy }

  /// The direction of the paragraph.
  ///
  /// - Default: `.natural`.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }

  /// Whether characters may move closer before text is truncated.
  ///
  /// - Default: `false`.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }

  /// The distance, in points, of the tabs after the last of `tabStops`; 0 for none.
  ///
  /// - Default: 0.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }

  /// The places at which the text after a tab is set.
  ///
  /// - Default: twelve, 28 points apart.
  open var tabStops: [NSTextTab] { values.tabStops }

  /// To what share of its room a line that is broken before a word must be filled: where it would be less, the word is divided
  /// if it may be. 0 leaves it to the layout manager, whose own factor is 0 too unless it is set, and so to soft hyphens
  /// alone; at 1 every word is divided that can be.
  ///
  /// Words are divided by the rules of the language that the text names (`kCTLanguageAttributeName`'s "NSLanguage"), else of
  /// the first of `Locale.preferredLanguages`, as far as its patterns are installed: Debian's packages `hyphen-…`.
  ///
  /// - Default: 0; 1 where `usesDefaultHyphenation` is on.
  open var hyphenationFactor: Float {
    values.hyphenationFactor == 0 && values.usesDefaultHyphenation ? 1 : values.hyphenationFactor
  }

  /// Whether words are divided as the system thinks right where `hyphenationFactor` says nothing. Here that is wherever they
  /// can be; iOS may divide fewer by language.
  ///
  /// - Default: `false`.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }

  /// The lists that the paragraph is an item of, the outermost first.
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
  /// That of the first character that has one.
  case natural = -1
  /// Lines begin at the left.
  case leftToRight = 0
  /// Lines begin at the right.
  case rightToLeft = 1
}
