import Foundation

/// The values of a paragraph style.
@usableFromInline
struct ParagraphValues: Equatable {
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var alignment: NSTextAlignment = .natural
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var firstLineHeadIndent: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
  var lineBreakMode: NSLineBreakMode = .byWordWrapping
  var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  var baseWritingDirection: NSWritingDirection = .natural
  var allowsDefaultTighteningForTruncation = false
  var tabStops: [NSTextTab] = ParagraphValues.defaultTabStops
  var defaultTabInterval: CGFloat = 0
  var textLists: [NSTextList] = []
  var hyphenationFactor: Float = 0
  var usesDefaultHyphenation = false

  /// Twelve left tabs, 28 points apart.
  static let defaultTabStops = (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat($0) * 28) }
}
