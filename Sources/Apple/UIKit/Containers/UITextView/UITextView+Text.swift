import Foundation

// Synchronization of the text, its attributes and the properties of the text view.

extension UITextView: TextEditor {
  var editedString: NSString { NSString(string: textStorage.string) }
  var editedText: NSAttributedString { textStorage }
  var selection: NSRange { viewState.selection }
  var marked: NSRange? { viewState.marked }

  func setUpTextView(isOwnContainer: Bool) {
    if textContainer.layoutManager !== layoutManager { layoutManager.addTextContainer(textContainer) }
    if layoutManager.textStorage == nil { textStorage.addLayoutManager(layoutManager) }
    if isOwnContainer { textContainer.widthTracksTextView = true }
    textContainer.owner = self
    canvas.textView = self
    insertSubview(canvas, at: 0)
    if backgroundColor == nil {
      backgroundColor = .systemBackground
      // The color is the default of the class. The app did not set it.
      appearanceMarks.remove(.backgroundColor)
    }
    layoutManager.extraLineAttributes = baseAttributes
    adoptLinkAttributes()
  }

  /// The attributes of plain text.
  var baseAttributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = viewState.alignment
    return [
      .font: viewState.font ?? TextViewState.standardFont, .foregroundColor: viewState.textColor ?? UIColor.label,
      .paragraphStyle: style,
    ]
  }

  func firstAttribute(_ key: NSAttributedString.Key) -> Any? {
    textStorage.length > 0 ? textStorage.attribute(key, at: 0, effectiveRange: nil) : nil
  }

  func setText(_ text: String) {
    if let first = textStorage.length > 0 ? textStorage.attributes(at: 0, effectiveRange: nil) : nil {
      // Plain text adopts the attributes at the beginning of the previous text.
      viewState.font = first[.font] as? UIFont ?? viewState.font
      viewState.textColor = first[.foregroundColor] as? UIColor ?? viewState.textColor
      viewState.alignment = (first[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? viewState.alignment
    }
    store(NSAttributedString(string: text, attributes: baseAttributes))
  }

  func setAttributedText(_ text: NSAttributedString) {
    store(text)
  }

  private func store(_ text: NSAttributedString) {
    inputDelegate?.textWillChange(self)
    viewState.marked = nil
    textUndoIfMade?.forgetAll()
    viewState.isChangingText = true
    textStorage.setAttributedString(text)
    viewState.isChangingText = false
    let end = NSRange(location: textStorage.length, length: 0)
    let moves = viewState.selection != end
    viewState.selection = end
    viewState.typingAttributes = nil
    viewState.detected = []
    detectData()
    layoutManager.extraLineAttributes = typingAttributes
    inputDelegate?.textDidChange(self)
    if moves { delegate?.textViewDidChangeSelection(self) }
  }

  func setFont(_ font: UIFont?) {
    viewState.font = font
    setAttribute(.font, font ?? TextViewState.standardFont)
  }

  func setTextColor(_ color: UIColor?) {
    viewState.textColor = color
    setAttribute(.foregroundColor, color ?? UIColor.label)
  }

  private func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
    textStorage.addAttribute(key, value: value, range: NSRange(location: 0, length: textStorage.length))
    viewState.typingAttributes?[key] = value
    layoutManager.extraLineAttributes = typingAttributes
    layoutManager.invalidate()
  }

  func setTextAlignment(_ alignment: NSTextAlignment) {
    viewState.alignment = alignment
    changeParagraphStyles(of: NSRange(location: 0, length: textStorage.length)) { $0.alignment = alignment }
    if let style = viewState.typingAttributes?[.paragraphStyle] as? NSParagraphStyle {
      let changed = NSMutableParagraphStyle()
      changed.setParagraphStyle(style)
      changed.alignment = alignment
      viewState.typingAttributes?[.paragraphStyle] = changed
    }
    layoutManager.extraLineAttributes = typingAttributes
    layoutManager.invalidate()
  }

  private func changeParagraphStyles(of range: NSRange, _ change: (NSMutableParagraphStyle) -> Void) {
    var styles: [(NSParagraphStyle, NSRange)] = []
    textStorage.enumerateAttribute(.paragraphStyle, in: range, options: []) { value, part, _ in
      let style = NSMutableParagraphStyle()
      style.setParagraphStyle(value as? NSParagraphStyle ?? NSParagraphStyle.default)
      change(style)
      styles.append((style, part))
    }
    textStorage.beginEditing()
    for (style, part) in styles { textStorage.addAttribute(.paragraphStyle, value: style, range: part) }
    textStorage.endEditing()
  }

  func setTypingAttributes(_ attributes: [NSAttributedString.Key: Any]) {
    viewState.typingAttributes = attributes
    guard textStorage.length == 0 else { return }
    viewState.font = attributes[.font] as? UIFont ?? viewState.font
    viewState.textColor = attributes[.foregroundColor] as? UIColor ?? viewState.textColor
    layoutManager.extraLineAttributes = attributes
    layoutManager.invalidate()
  }

  /// The attributes of typed text: those of the character before the caret, or of plain text.
  var attributesAtCaret: [NSAttributedString.Key: Any] {
    guard textStorage.length > 0 else { return baseAttributes }
    let index = min(max(viewState.selection.location - 1, 0), textStorage.length - 1)
    var attributes = textStorage.attributes(at: index, effectiveRange: nil)
    attributes[.attachment] = nil
    attributes[.link] = nil
    return attributes
  }

  func adoptLinkAttributes() { layoutManager.linkAttributes = linkTextAttributes }

  func styling(
    at position: UITextPosition, _ direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? {
    guard let offset = offset(of: position) else { return nil }
    guard textStorage.length > 0 else { return baseAttributes }
    let index = direction == .forward ? offset : offset - 1
    return textStorage.attributes(at: min(max(index, 0), textStorage.length - 1), effectiveRange: nil)
  }

  func writingDirection(at position: UITextPosition) -> NSWritingDirection {
    let style = styling(at: position, .forward)?[.paragraphStyle] as? NSParagraphStyle
    return style?.baseWritingDirection ?? .natural
  }

  func setWritingDirection(_ direction: NSWritingDirection, for range: UITextRange) {
    guard let range = self.range(of: range), let start = units.paragraph(at: range.location) else { return }
    let last = units.paragraph(at: max(range.location, range.location + range.length - 1)) ?? start
    changeParagraphStyles(
      of: NSRange(location: start.location, length: last.location + last.length - start.location)
    ) { $0.baseWritingDirection = direction }
  }

  /// Updates fonts of text styles and of `UIFontMetrics` to the view's traits.
  func adjustFontsForContentSizeCategory() {
    guard adjustsFontForContentSizeCategory else { return }
    viewState.font = viewState.font.map { $0.adjusted(for: traitCollection) ?? $0 }
    var fonts: [(UIFont, NSRange)] = []
    textStorage.enumerateAttribute(.font, in: NSRange(location: 0, length: textStorage.length), options: []) {
      value, range, _ in
      if let font = (value as? UIFont)?.adjusted(for: traitCollection) { fonts.append((font, range)) }
    }
    textStorage.beginEditing()
    for (font, range) in fonts { textStorage.addAttribute(.font, value: font, range: range) }
    textStorage.endEditing()
    if let font = (viewState.typingAttributes?[.font] as? UIFont)?.adjusted(for: traitCollection) {
      viewState.typingAttributes?[.font] = font
    }
    layoutManager.extraLineAttributes = typingAttributes
    layoutManager.invalidate()
  }
}

extension UITextView: TraitDependent {
  func adoptTraits(changedFrom old: UITraitCollection) {
    let new = traitCollection
    if new.preferredContentSizeCategory != old.preferredContentSizeCategory
      || new.legibilityWeight != old.legibilityWeight
    {
      adjustFontsForContentSizeCategory()
    }
    layoutManager.naturalDirection = effectiveUserInterfaceLayoutDirection
    if new.displayScale != old.displayScale { textLayoutDidBecomeInvalid() }
  }
}

extension UIScrollView {
  /// The delegate property of this class, even if a subclass declares a property of the same name.
  final var scrollDelegate: (any UIScrollViewDelegate)? {
    get { delegate }
    set { delegate = newValue }
  }
}
