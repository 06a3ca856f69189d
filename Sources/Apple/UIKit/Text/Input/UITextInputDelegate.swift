/// What hears of changes to a text that the keyboard did not make. The system's own on an iPhone; here nobody sets one
/// but the app.
///
/// - Source: developer.apple.com/documentation/uikit/uitextinputdelegate
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
  /// The selection is about to change.
  func selectionWillChange(_ textInput: (any UITextInput)?)

  /// The selection has changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)

  /// The text is about to change.
  func textWillChange(_ textInput: (any UITextInput)?)

  /// The text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}
