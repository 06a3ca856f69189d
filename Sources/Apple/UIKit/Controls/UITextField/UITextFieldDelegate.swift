/// An object that is asked and told about the editing of a text field. All methods are optional.
///
/// - Source: developer.apple.com/documentation/uikit/uitextfielddelegate
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Asks the delegate whether editing may begin. The default is `true`.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Tells the delegate that editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Asks the delegate whether editing may end. The default is `true`.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Tells the delegate that editing ended. It is not called if ``textFieldDidEndEditing(_:reason:)`` is implemented.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Tells the delegate that editing ended for a reason.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)

  /// Asks the delegate whether text that the user typed may replace a range in UTF-16 code units. The default is
  /// `true`.
  ///
  /// For a deletion the text is empty. The delegate is not asked about changes by code.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool

  /// Asks the delegate for the menu of the selection, which a double tap opens. The default is `nil`, for a menu of the
  /// suggested actions.
  ///
  /// - Parameter range: The selected range, in UTF-16 code units.
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?

  /// Tells the delegate that the selection changed by the user, by a change of the text, or by code.
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// Asks the delegate whether the text may be cleared by the clear button or at the beginning of editing. The default
  /// is `true`.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// Asks the delegate whether the return key has its default behavior. The default is `true`.
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
