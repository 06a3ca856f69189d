/// What takes text from a keyboard, in its simplest form: a view that does so and can become first responder is typed
/// into.
///
/// - Source: developer.apple.com/documentation/uikit/uikeyinput
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }

  /// Puts text in at the caret, in the place of what is selected.
  func insertText(_ text: String)

  /// Deletes what is selected, else the character before the caret.
  func deleteBackward()
}

extension UIResponder {
  /// Whether a keyboard can type into it.
  var acceptsTextInput: Bool { self is any UIKeyInput }
}
