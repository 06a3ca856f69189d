/// What decides about, and hears of, the editing of a text field. Every method is optional.
///
/// - Source: developer.apple.com/documentation/uikit/uitextfielddelegate
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether editing may begin. The default is `true`.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Whether editing may end. The default is `true`.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Editing ended. Called unless ``textFieldDidEndEditing(_:reason:)`` is there.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Editing ended for a reason.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)

  /// Whether what the user typed may take the place of a range, in UTF-16 units. The default is `true`.
  ///
  /// Deleting is an empty string in the place of what is deleted. Changes that code makes are not asked about.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool

  /// The menu for what is selected, which comes with a double tap; `nil`, the default, for one of the suggested actions.
  ///
  /// - Parameter range: what is selected, in UTF-16 units.
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?

  /// The selection changed, by the user, by the text's changing, or by code.
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// Whether the clear button, or the beginning of editing in a field that clears then, may empty the text. The default
  /// is `true`.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// Whether the return key does what it usually does. The default is `true`.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

  public func textFieldDidEndEditing(_ textField: UITextField) {}

  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }

  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }

  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }

  public func textFieldDidChangeSelection(_ textField: UITextField) {}

  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }

  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
