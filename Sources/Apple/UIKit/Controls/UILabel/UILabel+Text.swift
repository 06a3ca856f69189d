// Synchronization of a label's text, its attributes and the properties of the label.

extension UILabel {
  var styledText: NSAttributedString? {
    switch content {
    case .plain(nil): nil
    case .plain: content.composed(in: style)
    case .attributed(let string): NSAttributedString(attributedString: string)
    }
  }

  func setText(_ text: String?) {
    if case .plain(let old) = content, old == text { return }
    content = .plain(text)
    textLayoutDidChange()
  }

  func setAttributedText(_ text: NSAttributedString?) {
    guard let text else { return setText(nil) }
    // Missing attributes are the former ones of the label, not those of the text's first character.
    content = LabelContent(text, filling: style)
    if text.length > 0 { style.adopt(text.attributes(at: 0, effectiveRange: nil)) }
    textLayoutDidChange()
  }

  /// Displays a text with one set of attributes. With only a font and a color, the text is plain: attributed strings
  /// are never deallocated (docs/foundation-faults.md), and controls set their titles in each layout pass.
  func show(_ text: String?, with attributes: [NSAttributedString.Key: Any]) {
    guard let font = attributes[.font] as? UIFont, let color = attributes[.foregroundColor] as? UIColor,
      attributes.count == 2
    else {
      attributedText = text.map { NSAttributedString(string: $0, attributes: attributes) }
      return
    }
    if style.font != font { setFont(font) }
    if style.textColor != color { setTextColor(color) }
    setText(text)
  }

  func setFont(_ font: UIFont?) {
    let font = font ?? LabelStyle().font
    style.font = font
    content.set(.font, to: font)
    textLayoutDidChange()
  }

  func setTextColor(_ color: UIColor?) {
    let color = color ?? LabelStyle().textColor
    style.textColor = color
    content.set(.foregroundColor, to: color)
    textLooksDidChange()
  }

  func setTextAlignment(_ alignment: NSTextAlignment) {
    style.alignment = alignment
    content.changeParagraphStyles(filling: style.paragraphStyle) { $0.alignment = alignment }
    textLooksDidChange()
  }

  func setLineBreakMode(_ mode: NSLineBreakMode) {
    style.lineBreakMode = mode
    content.changeParagraphStyles(filling: style.paragraphStyle) { $0.lineBreakMode = mode }
    textLayoutDidChange()
  }

  func setLineBreakStrategy(_ strategy: NSParagraphStyle.LineBreakStrategy) {
    style.lineBreakStrategy = strategy
    content.changeParagraphStyles(filling: style.paragraphStyle) { $0.lineBreakStrategy = strategy }
    textLayoutDidChange()
  }

  func setShadow(color: UIColor?, offset: CGSize) {
    style.shadowColor = color
    style.shadowOffset = offset
    content.set(.shadow, to: style.shadow)
    textLooksDidChange()
  }

  /// Updates the label after a possible change of the text's size.
  func textLayoutDidChange() {
    textLooksDidChange()
    invalidateIntrinsicContentSize()
  }

  /// Redraws the text at the same size.
  func textLooksDidChange() {
    layoutCache.removeAll()
    setNeedsDisplay()
  }
}

extension UILabel: TraitDependent {
  func adoptTraits(changedFrom old: UITraitCollection) {
    let new = traitCollection
    if new.preferredContentSizeCategory != old.preferredContentSizeCategory
      || new.legibilityWeight != old.legibilityWeight
    {
      adjustFontForContentSizeCategory()
    }
    if new.displayScale != old.displayScale || new.layoutDirection != old.layoutDirection { textLayoutDidChange() }
  }
}
