import Foundation

// The editing actions, such as cut, copy and paste.

extension TextEditor {
  /// Returns whether an editing action is possible now; `nil` for other actions.
  func mayEdit(_ action: Selector) -> Bool? {
    guard StandardSelectors.isEditing(action) else { return nil }
    guard isFirstResponder else { return false }
    let isSecret = isSecureTextEntry
    switch action {
    case "copy:": return selection.length > 0 && !isSecret
    case "cut:": return selection.length > 0 && !isSecret && takesText
    case "delete:": return selection.length > 0 && takesText
    case "paste:", "pasteAndMatchStyle:": return takesText && UIPasteboard.general.hasStrings
    case "select:": return editedString.length > 0 && selection.length == 0 && !isSecret
    case "selectAll:": return editedString.length > 0 && selection.length < editedString.length
    default: return false
    }
  }

  var takesText: Bool { true }

  func copySelection() {
    guard selection.length > 0 else { return }
    UIPasteboard.general.string = editedString.substring(with: selection)
  }

  func cutSelection() {
    copySelection()
    named("Cut") { deleteSelection() }
  }

  /// Performs a change that is undone as one named step.
  private func named(_ name: String, _ change: () -> Void) {
    textUndo.actionName = name
    change()
    textUndo.actionName = nil
  }

  func deleteSelection() {
    let range = selection
    guard range.length > 0, takesText, shouldChange(range, "") else { return }
    replaceText(in: range, with: "", marking: false)
  }

  func pasteText() {
    guard takesText, let text = UIPasteboard.general.string, shouldChange(insertionRange, text) else { return }
    named("Paste") { insertText(text) }
  }

  private func shouldChange(_ range: NSRange, _ text: String) -> Bool {
    shouldChangeText(in: IndexedTextRange(range), replacementText: text)
  }

  /// Selects the word at an offset or the one before it. Has no effect if there is none.
  func selectWord(at offset: Int) {
    let units = units
    guard let word = units.word(at: offset) ?? (offset > 0 ? units.word(at: offset - 1) : nil) else {
      return select(NSRange(location: offset, length: 0))
    }
    select(word)
  }
}
