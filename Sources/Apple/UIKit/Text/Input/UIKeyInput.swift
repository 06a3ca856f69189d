/// The methods of a simple keyboard input. The keyboard types into a view that adopts it and becomes first responder.
///
/// - Source: developer.apple.com/documentation/uikit/uikeyinput
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }

  /// Inserts text at the caret and replaces the selection.
  func insertText(_ text: String)

  /// Deletes the selection or else the character before the caret.
  func deleteBackward()
}

extension UIResponder {
  /// Whether a keyboard can type into the object.
  var acceptsTextInput: Bool { self is any UIKeyInput }
}
