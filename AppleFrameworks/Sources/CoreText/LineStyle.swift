import UIKit

/// A namespace for functions that remove the indents and truncation of paragraphs, which lines do not support.
enum LineStyle {
  static func apply(_ mode: NSLineBreakMode, to text: NSMutableAttributedString, _ range: NSRange) {
    text.enumerateAttribute(.paragraphStyle, in: range) { value, range, _ in
      let old = value as? NSParagraphStyle ?? .default
      guard let style = old.mutableCopy() as? NSMutableParagraphStyle else { return }
      (style.firstLineHeadIndent, style.headIndent, style.tailIndent) = (0, 0, 0)
      (style.alignment, style.lineBreakMode) = (.left, mode)
      text.addAttribute(.paragraphStyle, value: style, range: range)
    }
  }
}
