import Foundation

// Beginning and end of editing, and changes of the text.

extension UITextView {
  func beginEditing() {
    canvas.setNeedsDisplay()
    guard isEditable else { return }
    viewState.isEditing = true
    let caret = TextCaret(frame: .zero)
    caret.tools = TextSelectionTools(of: self)
    self.caret = caret
    addSubview(caret)
    setNeedsLayout()
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
  }

  func endEditing() {
    canvas.setNeedsDisplay()
    guard viewState.isEditing else { return }
    viewState.isEditing = false
    viewState.marked = nil
    caret?.tools?.end()
    textUndo.endStep()
    caret?.removeFromSuperview()
    caret = nil
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
  }

  func replaceText(in range: NSRange, with text: String, marking: Bool) {
    let attributes = typingAttributes
    replace(range, with: NSAttributedString(string: text, attributes: attributes), attributes, marking: marking)
  }

  func restore(_ text: NSAttributedString, in range: NSRange) {
    replace(range, with: text, typingAttributes, marking: false)
  }

  private func replace(
    _ range: NSRange, with text: NSAttributedString, _ attributes: [NSAttributedString.Key: Any], marking: Bool
  ) {
    textUndo.replaced(range, textStorage.attributedSubstring(from: range), length: text.length)
    clearsOnInsertion = false
    if !marking { viewState.marked = nil }
    viewState.isChangingText = true
    textStorage.replaceUnits(in: range, with: text)
    viewState.isChangingText = false
    viewState.selection = NSRange(location: range.location + text.length, length: 0)
    if textStorage.length == 0 {
      // After all text is deleted, typing continues with the same attributes.
      viewState.typingAttributes = attributes
      layoutManager.extraLineAttributes = attributes
      layoutManager.invalidate()
    } else if text.length > 0 {
      viewState.typingAttributes = nil
    }
    guard !marking || text.length > 0 || range.length > 0 else { return }
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
    scrollToShow(viewState.selection)
  }

  func select(_ range: NSRange) {
    guard range != viewState.selection else { return }
    if viewState.marked == nil { textUndo.endStep() }
    viewState.selection = range
    viewState.typingAttributes = nil
    clearsOnInsertion = false
    canvas.setNeedsDisplay()
    setNeedsLayout()
    delegate?.textViewDidChangeSelection(self)
  }

  func editMenu(for range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
    delegate?.textView(self, editMenuForTextIn: range, suggestedActions: suggestedActions)
  }

  func mark(_ range: NSRange?) {
    guard range != viewState.marked else { return }
    viewState.marked = range
    canvas.setNeedsDisplay()
  }

  /// Responds to a tap, which begins editing or moves the caret to the beginning or end of the tapped word.
  func tapped(at point: CGPoint, count: Int = 1) {
    guard isSelectable || isEditable, isFirstResponder || isEditable && becomeFirstResponder() else { return }
    var offset = geometry.offset(nearestTo: point)
    if let word = units.word(at: offset), word.location < offset {
      let end = word.location + word.length
      offset = offset - word.location < end - offset ? word.location : end
    }
    mark(nil)
    if count == 2 {
      selectWord(at: geometry.offset(nearestTo: point))
      caret?.tools?.showMenu()
    } else {
      select(NSRange(location: offset, length: 0))
    }
  }
}

extension UITextView: FocusTarget, FocusGroupOwner {
  var isTypedInto: Bool { true }
}
