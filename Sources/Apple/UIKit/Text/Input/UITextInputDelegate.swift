/// The methods that report changes to a text that the keyboard didn't make. On an iPhone the system sets the delegate;
/// here only the app does.
///
/// - Source: developer.apple.com/documentation/uikit/uitextinputdelegate
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
  /// Tells the delegate that the selection is about to change.
  func selectionWillChange(_ textInput: (any UITextInput)?)

  /// Tells the delegate that the selection changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)

  /// Tells the delegate that the text is about to change.
  func textWillChange(_ textInput: (any UITextInput)?)

  /// Tells the delegate that the text changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}
