import Foundation

extension NSMutableAttributedString {
  /// Repairs attributes that are inconsistent after an edit: a paragraph has the style of its first character, and only
  /// attachment characters have attachments.
  ///
  /// Fonts remain as they are. A font that lacks a character is replaced when the text is laid out.
  ///
  /// - Complexity: linear in the length of the paragraphs that the range touches.
  /// - Source: developer.apple.com/documentation/uikit/nsmutableattributedstring/fixattributes(in:)
  public func fixAttributes(in range: NSRange) {
    precondition(
      range.location >= 0 && NSMaxRange(range) <= length,
      "NSMutableAttributedString: the range \(range) exceeds the length \(length)")
    fixParagraphStyles(in: range)
    fixAttachments(in: range)
  }

  private func fixParagraphStyles(in range: NSRange) {
    let text = string as NSString
    var place = text.paragraphRange(for: range).location
    let end = NSMaxRange(text.paragraphRange(for: range))
    while place < end {
      let paragraph = text.paragraphRange(for: NSRange(location: place, length: 0))
      guard paragraph.length > 0 else { return }
      if let style = attribute(.paragraphStyle, at: paragraph.location, effectiveRange: nil) {
        addAttribute(.paragraphStyle, value: style, range: paragraph)
      } else {
        removeAttribute(.paragraphStyle, range: paragraph)
      }
      place = NSMaxRange(paragraph)
    }
  }

  private func fixAttachments(in range: NSRange) {
    let text = string as NSString
    var wrong: [NSRange] = []
    enumerateAttribute(.attachment, in: range) { value, part, _ in
      guard value != nil else { return }
      for place in part.location..<NSMaxRange(part) where text.character(at: place) != 0xFFFC {
        wrong.append(NSRange(location: place, length: 1))
      }
    }
    for part in wrong { removeAttribute(.attachment, range: part) }
  }
}
