import Foundation

// Beginning and end of editing, and changes of the text.

extension UITextField {
  func beginEditing() {
    fieldState.isEditing = true
    fieldState.replacesAllOnInsertion = isSecureTextEntry && hasText
    fieldState.selection = NSRange(location: fieldState.text.length, length: 0)
    fieldState.scroll = 0
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true { setText("") }
    let caret = TextCaret(frame: .zero)
    caret.tools = TextSelectionTools(of: self)
    self.caret = caret
    addSubview(caret)
    editingStateDidChange()
    delegate?.textFieldDidBeginEditing(self)
    NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
    sendActions(for: .editingDidBegin)
  }

  func endEditing(for reason: DidEndEditingReason) {
    guard fieldState.isEditing else { return }
    fieldState.isEditing = false
    fieldState.marked = nil
    textUndo.endStep()
    fieldState.typingAttributes = nil
    fieldState.scroll = 0
    caret?.tools?.end()
    caret?.removeFromSuperview()
    caret = nil
    editingStateDidChange()
    delegate?.textFieldDidEndEditing(self, reason: reason)
    NotificationCenter.default.post(
      name: UITextField.textDidEndEditingNotification, object: self,
      userInfo: [UITextField.didEndEditingReasonUserInfoKey: reason.rawValue])
    sendActions(for: .editingDidEnd)
  }

  private func editingStateDidChange() {
    setNeedsDisplay()
    setNeedsLayout()
    if clearButtonMode != .never || leftView != nil || rightView != nil { invalidateIntrinsicContentSize() }
  }

  // MARK: - Changing the text

  func insertTypedText(_ text: String) {
    let replacesAll = clearsOnInsertion || fieldState.replacesAllOnInsertion
    let range = replacesAll ? NSRange(location: 0, length: fieldState.text.length) : insertionRange
    replaceText(in: range, with: UITextField.oneLine(text), marking: false)
  }

  /// Returns a text with line breaks replaced by spaces, because a field has one line.
  private static func oneLine(_ text: String) -> String {
    guard text.contains(where: \.isNewline) else { return text }
    return String(text.map { $0.isNewline ? " " : $0 })
  }

  func replaceText(in range: NSRange, with text: String, marking: Bool) {
    clearsOnInsertion = false
    fieldState.replacesAllOnInsertion = false
    let attributes = typingAttributes ?? fieldState.attributes
    replace(range, with: NSAttributedString(string: text, attributes: attributes), marking: marking)
  }

  func restore(_ text: NSAttributedString, in range: NSRange) { replace(range, with: text, marking: false) }

  private func replace(_ range: NSRange, with text: NSAttributedString, marking: Bool) {
    textUndo.replaced(range, fieldState.text.attributedSubstring(from: range), length: text.length)
    let result = NSMutableAttributedString(attributedString: fieldState.text)
    let isFirst = result.length == 0
    result.replaceUnits(in: range, with: text)
    fieldState.text = result
    if !marking { fieldState.marked = nil }
    fieldState.selection = NSRange(location: range.location + text.length, length: 0)
    if isFirst != (result.length == 0) { setNeedsLayout() }
    textLayoutDidChange()
    guard !marking || text.length > 0 || range.length > 0 else { return }
    userDidChangeText()
  }

  /// Reports a change that the user made.
  private func userDidChangeText() {
    if isEditing { delegate?.textFieldDidChangeSelection(self) }
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
  }

  func select(_ range: NSRange) {
    guard range != fieldState.selection else { return }
    if fieldState.marked == nil { textUndo.endStep() }
    fieldState.selection = range
    fieldState.typingAttributes = nil
    fieldState.replacesAllOnInsertion = false
    clearsOnInsertion = false
    setNeedsDisplay()
    setNeedsLayout()
    if isEditing { delegate?.textFieldDidChangeSelection(self) }
  }

  func editMenu(for range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
    delegate?.textField(self, editMenuForCharactersIn: range, suggestedActions: suggestedActions)
  }

  func mark(_ range: NSRange?) {
    guard range != fieldState.marked else { return }
    fieldState.marked = range
    setNeedsDisplay()
  }

  /// Responds to the clear button. It clears the text, unless the delegate prevents it, and begins editing.
  func clearButtonTapped() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    let hadText = hasText
    fieldState.selection = NSRange(location: 0, length: 0)
    setText("")
    if hadText { userDidChangeText() }
    if !isEditing { becomeFirstResponder() }
  }

  /// Responds to the return key.
  ///
  /// - Returns: Whether the delegate allowed the default behavior. It sends the events of the end of editing, and ends
  ///   editing if there are actions for them.
  @discardableResult
  func returnKeyPressed() -> Bool {
    if fieldState.marked != nil {
      mark(nil)
      return false
    }
    guard delegate?.textFieldShouldReturn(self) ?? true else { return false }
    let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if endsEditing { resignFirstResponder() }
    return true
  }

  /// Responds to a tap, which begins editing or moves the caret to the beginning or end of the tapped word. A double
  /// tap selects the word.
  func tapped(at point: CGPoint, count: Int = 1) {
    guard isEditing || becomeFirstResponder() else { return }
    let units = units
    var offset = geometry.offset(nearestTo: point)
    if let word = units.word(at: offset), word.location < offset {
      offset =
        offset - word.location < word.location + word.length - offset ? word.location : word.location + word.length
    }
    mark(nil)
    if count == 2, isEditing {
      selectWord(at: geometry.offset(nearestTo: point))
      caret?.tools?.showMenu()
    } else {
      select(NSRange(location: offset, length: 0))
    }
  }
}

extension UITextField: FocusGroupOwner {}
