// Adjustment of a label's fonts to the user's text size.

extension UILabel {
  /// Updates fonts of text styles and of `UIFontMetrics` to the label's traits.
  func adjustFontForContentSizeCategory() {
    guard adjustsFontForContentSizeCategory else { return }
    var changed = false
    if let font = style.font.adjusted(for: traitCollection) {
      style.font = font
      changed = true
    }
    if content.adjustFonts(for: traitCollection) { changed = true }
    if changed { textLayoutDidChange() }
  }
}

extension LabelContent {
  /// Updates the fonts of attributed text.
  ///
  /// - Returns: Whether a font changed.
  fileprivate mutating func adjustFonts(for traits: UITraitCollection) -> Bool {
    guard case .attributed(let string) = self else { return false }
    var changes: [(UIFont, NSRange)] = []
    string.enumerateAttribute(.font, in: NSRange(location: 0, length: string.length)) { value, range, _ in
      if let font = (value as? UIFont)?.adjusted(for: traits) { changes.append((font, range)) }
    }
    guard !changes.isEmpty else { return false }
    let result = NSMutableAttributedString(attributedString: string)
    for (font, range) in changes { result.addAttribute(.font, value: font, range: range) }
    self = .attributed(result)
    return true
  }
}

extension UIFont {
  /// Returns the font of the same text style or the same scaled font for other traits, or `nil` if it does not differ.
  func adjusted(for traits: UITraitCollection) -> UIFont? {
    let adjusted: UIFont = self.adjusted(for: traits)
    return adjusted == self ? nil : adjusted
  }
}

/// A view whose fonts can follow the user's text size.
///
/// - Source: developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether fonts for Dynamic Type are updated when the preferred text size changes.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
