// How a label's fonts follow the size of text that the user asked for.

extension UILabel {
  /// Makes fonts of text styles, and fonts of `UIFontMetrics`, anew for the label's traits.
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
  /// Makes the fonts of text with attributes anew.
  ///
  /// - Returns: whether any changed.
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
  /// The font that the same text style, or the same font scaled, has under other traits; `nil` where it is this one.
  func adjusted(for traits: UITraitCollection) -> UIFont? {
    let adjusted: UIFont = self.adjusted(for: traits)
    return adjusted == self ? nil : adjusted
  }
}

/// What shows text whose fonts can follow the size of text that the user asked for.
///
/// - Source: developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether fonts made for Dynamic Type are made anew when the preferred text size changes.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
