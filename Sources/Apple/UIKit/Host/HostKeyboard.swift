import Foundation

/// A user at the keyboard who types into the first responder of a window, with the delegate calls of an iPhone's
/// keyboard.
@MainActor
package struct HostKeyboard {
  private let window: UIWindow

  package init(for window: UIWindow) {
    self.window = window
  }

  /// The current text input; `nil` if no keyboard would be displayed.
  package var input: (any UIKeyInput)? { window.firstResponder as? any UIKeyInput }

  /// The view that the app displays in place of the keyboard, if any.
  package var inputView: UIView? { window.shownInputViews.inputView }

  /// The view that the app displays on top of the keyboard, if any.
  package var inputAccessoryView: UIView? { window.shownInputViews.accessoryView }

  /// Types text, one character at a time. A newline is the return key.
  package func type(_ text: String) {
    for character in text {
      if character.isNewline { pressReturn() } else { insert(String(character)) }
    }
  }

  /// Inserts text at once, like pasting.
  package func paste(_ text: String) { insert(text) }

  /// Presses the backspace key.
  package func deleteBackward(times: Int = 1) {
    for _ in 0..<times { deleteOnce() }
  }

  /// Presses the return key.
  ///
  /// - Returns: `false` if the key is disabled because the text is empty and the input requires text.
  @discardableResult
  package func pressReturn() -> Bool {
    guard let input else { return false }
    if input.enablesReturnKeyAutomatically, !input.hasText { return false }
    if let field = input as? UITextField {
      field.returnKeyPressed()
    } else {
      insert("\n")
    }
    return true
  }

  /// Selects a range, in UTF-16 units, like a user who drags. An empty range moves the caret.
  package func select(_ range: NSRange) {
    guard let input = input as? any UITextInput,
      let start = input.position(from: input.beginningOfDocument, offset: range.location),
      let end = input.position(from: start, offset: range.length)
    else { return }
    if let editor = input as? any TextEditor {
      editor.mark(nil)
      editor.select(editor.valid(range))
    } else {
      input.selectedTextRange = input.textRange(from: start, to: end)
    }
  }

  /// Moves the caret by a number of characters, towards the end of the text if it is positive.
  package func moveCaret(by count: Int) {
    guard let editor = input as? any TextEditor else { return }
    let from = count > 0 ? editor.selection.location + editor.selection.length : editor.selection.location
    editor.mark(nil)
    editor.select(NSRange(location: editor.units.moved(from, by: count), length: 0))
  }

  // MARK: - Asking the delegate

  private func insert(_ text: String) {
    guard let input else { return }
    if let field = input as? UITextField, field.clearsOnInsertion || field.fieldState.replacesAllOnInsertion {
      let all = IndexedTextRange(NSRange(location: 0, length: field.editedString.length))
      guard field.shouldChangeText(in: all, replacementText: text) else { return }
    } else if let editor = input as? any TextEditor {
      guard editor.shouldChangeText(in: IndexedTextRange(editor.insertionRange), replacementText: text) else { return }
    } else if let input = input as? any UITextInput, let range = input.markedTextRange ?? input.selectedTextRange {
      guard input.shouldChangeText(in: range, replacementText: text) else { return }
    }
    input.insertText(text)
  }

  private func deleteOnce() {
    guard let input else { return }
    if let editor = input as? any TextEditor {
      // At the beginning of the text, the delegate isn't asked, but the view receives the key.
      if let range = editor.backspaceRange {
        guard editor.shouldChangeText(in: IndexedTextRange(range), replacementText: "") else { return }
      }
    } else if let input = input as? any UITextInput, let range = input.selectedTextRange, !range.isEmpty {
      guard input.shouldChangeText(in: range, replacementText: "") else { return }
    }
    input.deleteBackward()
  }
}

extension UIWindow {
  /// A description of the first responder.
  package var firstResponderDescription: String? {
    firstResponder.map { ($0 as? UIView)?.briefDescription ?? "\(type(of: $0))" }
  }
}
