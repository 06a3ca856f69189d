import Foundation

// Synchronization of a field's text, its attributes and its properties.

extension UITextField: TextEditor {
  var editedString: NSString { NSString(string: fieldState.text.string) }
  var editedText: NSAttributedString { fieldState.text }
  var selection: NSRange { fieldState.selection }
  var marked: NSRange? { fieldState.marked }

  func setText(_ text: String) {
    inputDelegate?.textWillChange(self)
    storeText(NSAttributedString(string: text, attributes: fieldState.attributes))
    inputDelegate?.textDidChange(self)
  }

  func setAttributedText(_ text: NSAttributedString) {
    inputDelegate?.textWillChange(self)
    let filled = NSMutableAttributedString(string: text.string, attributes: fieldState.attributes)
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      filled.addAttributes(attributes, range: range)
    }
    storeText(filled)
    inputDelegate?.textDidChange(self)
  }

  private func storeText(_ text: NSAttributedString) {
    let hadText = hasText
    fieldState.text = NSAttributedString(attributedString: text)
    fieldState.marked = nil
    textUndoIfMade?.forgetAll()
    fieldState.typingAttributes = nil
    let end = NSRange(location: text.length, length: 0)
    let moves = fieldState.selection != end
    fieldState.selection = end
    textLayoutDidChange()
    if hadText != hasText { setNeedsLayout() }
    if moves, isEditing { delegate?.textFieldDidChangeSelection(self) }
  }

  func setPlaceholder(_ placeholder: NSAttributedString?, isPlain: Bool) {
    fieldState.placeholder = placeholder
    fieldState.isPlaceholderPlain = isPlain
    textLayoutDidChange()
  }

  /// Returns the placeholder with all attributes with which it is drawn.
  func styledPlaceholder(_ placeholder: NSAttributedString) -> NSAttributedString {
    var attributes = fieldState.attributes
    attributes[.foregroundColor] = UIColor.placeholderText
    let result = NSMutableAttributedString(string: placeholder.string, attributes: attributes)
    guard !fieldState.isPlaceholderPlain else { return result }
    placeholder.enumerateAttributes(in: NSRange(location: 0, length: placeholder.length)) { attributes, range, _ in
      result.addAttributes(attributes, range: range)
    }
    return result
  }

  // MARK: - Attributes

  var paragraphStyle: NSParagraphStyle {
    fieldState.attributes[.paragraphStyle] as? NSParagraphStyle ?? NSParagraphStyle.default
  }

  func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
    fieldState.attributes[key] = value
    if fieldState.text.length > 0 {
      let text = NSMutableAttributedString(attributedString: fieldState.text)
      text.addAttribute(key, value: value, range: NSRange(location: 0, length: text.length))
      fieldState.text = text
    }
    fieldState.typingAttributes?[key] = value
    textLayoutDidChange()
  }

  func setTextAlignment(_ alignment: NSTextAlignment) {
    let style = NSMutableParagraphStyle()
    style.setParagraphStyle(paragraphStyle)
    style.alignment = alignment
    setAttribute(.paragraphStyle, style)
  }

  func setDefaultTextAttributes(_ attributes: [NSAttributedString.Key: Any]) {
    fieldState.attributes = TextFieldState.standardAttributes(font: font ?? .systemFont(ofSize: UIFont.labelFontSize))
      .merging(attributes) { $1 }
    fieldState.text = NSAttributedString(string: fieldState.text.string, attributes: fieldState.attributes)
    textLayoutDidChange()
  }

  /// The attributes of typed text: those of the character before the caret, or the default ones.
  var attributesAtCaret: [NSAttributedString.Key: Any] {
    let text = fieldState.text
    guard text.length > 0 else { return fieldState.attributes }
    let index = min(max(fieldState.selection.location - 1, 0), text.length - 1)
    var attributes = text.attributes(at: index, effectiveRange: nil)
    attributes[.attachment] = nil
    attributes[.link] = nil
    return attributes
  }

  func styling(
    at position: UITextPosition, _ direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? {
    guard let offset = offset(of: position) else { return nil }
    let text = fieldState.text
    guard text.length > 0 else { return fieldState.attributes }
    let index = direction == .forward ? offset : offset - 1
    return text.attributes(at: min(max(index, 0), text.length - 1), effectiveRange: nil)
  }

  func writingDirection(at position: UITextPosition) -> NSWritingDirection {
    let style = styling(at: position, .forward)?[.paragraphStyle] as? NSParagraphStyle
    return style?.baseWritingDirection ?? .natural
  }

  /// Sets the writing direction of the text, which is one paragraph.
  func setWritingDirection(_ direction: NSWritingDirection) {
    let style = NSMutableParagraphStyle()
    style.setParagraphStyle(paragraphStyle)
    style.baseWritingDirection = direction
    setAttribute(.paragraphStyle, style)
  }

  // MARK: - Changes

  /// Updates the field after a possible change of the text's size.
  func textLayoutDidChange() {
    setNeedsDisplay()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Updates the visible subviews.
  func partsDidChange() {
    textLayoutDidChange()
  }

  /// Updates the font to the field's traits.
  func adjustFontForContentSizeCategory() {
    guard adjustsFontForContentSizeCategory, let font = font?.adjusted(for: traitCollection) else { return }
    setAttribute(.font, font)
  }
}

extension UITextField: TraitDependent {
  func adoptTraits(changedFrom old: UITraitCollection) {
    let new = traitCollection
    if new.preferredContentSizeCategory != old.preferredContentSizeCategory
      || new.legibilityWeight != old.legibilityWeight
    {
      adjustFontForContentSizeCategory()
    }
    if new.measures !== old.measures {
      takeMeasures()
      textLayoutDidChange()
    }
    if new.displayScale != old.displayScale || new.layoutDirection != old.layoutDirection { textLayoutDidChange() }
  }
}

extension UITextField {
  /// The text for assistive technologies: the text, bullets for secret text, or the placeholder if there is no text.
  var spokenText: String? {
    guard let text, !text.isEmpty else { return placeholder }
    return isSecureTextEntry ? String(repeating: "\u{2022}", count: text.count) : text
  }
}
